import FlipbookAssembly
import FlipbookSession
import Testing

@testable import FlipbookShell

@Suite struct GuessTests {
  private static let numbers: [(String, String, String)] = [
    (".4s", "0.352", "you said .4s, it is 0.352: 0.048 too much (14 %)"),
    ("0.34", "0.352", "you said 0.34, it is 0.352: near, 0.012 off (3 %)"),
    ("0.3524", "0.352", "you said 0.3524, it is 0.352: that is it"),
    ("-1", "0.000", "you said -1, it is 0.000: 1.000 too little"),
    ("35%", "0.350", "you said 35%, it is 0.350: that is it"),
    ("1/3", "1", "you said 1/3, it is 1: 1 too little (67 %)"),
    ("350ms", "0.700", "you said 350ms, it is 0.700: 0.350 too little (50 %)"),
    ("90deg", "90", "you said 90deg, it is 90: that is it"),
  ]

  @Test(arguments: numbers)
  func `says how far off it is`(typed: String, number: String, verdict: String) throws {
    let value = try #require(Session().number(typed: typed))
    #expect(Guess(text: typed, value: value).verdict(for: number) == verdict)
  }

  @Test func `is near within what the fence says`() {
    let guess = Guess(text: "0", value: 0)
    #expect(guess.verdict(for: "0.2", nearness: 0.3).contains("near, 0.2 off"))
    #expect(!guess.verdict(for: "0.2", nearness: 0.1).contains("near"))
  }

  @Test(arguments: ["table", "box.alpha", "", "1 +", "-", "(1, 2)", "2 boxes"])
  func `is none if no number is typed`(text: String) {
    #expect(Session().number(typed: text) == nil)
  }
}
