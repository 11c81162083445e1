import Testing

@testable import SessionFiles

@Suite struct SessionFileErrorTests {
  typealias Problem = SessionFileError.Problem

  private static let texts: [(String, Int, Problem)] = [
    ("```flipbook\nflip> a\n", 1, .unclosedFence),
    ("text\n\n````flipbook\nflip> a\n```\n", 3, .unclosedFence),
    ("```flipbook", 1, .unclosedFence),
    ("> ```flipbook\n> flip> a\n\ntext\n```\n", 1, .unclosedFence),
    ("```flipbooks\nflip> a\n```", 1, .unknownKind("flipbooks")),
    ("\n```Flipbook\nflip> a\n```", 2, .unknownKind("Flipbook")),
    ("# x\r\r```flipbook\rflip> a\r```\r", 1, .loneReturns),
    ("```flipbook\u{200D}\nflip> a\n```", 1, .unknownKind("flipbook\u{200D}")),
    ("```flipbook,error\nflip> a\n```", 1, .unknownKind("flipbook,error")),
    (fenced("out\nflip> a"), 2, .outputBeforePrompt),
    (fenced("\nflip> a"), 2, .outputBeforePrompt),
    (fenced("flip>a"), 2, .outputBeforePrompt),
    (fenced(" ...> a"), 2, .continuationWithoutPrompt),
    (fenced("flip> a\nout\n ...> b"), 4, .continuationWithoutPrompt),
    (fenced("flip> a\n\n ...>"), 4, .continuationWithoutPrompt),
    (fenced("flip> a", options: "errors"), 1, .unknownOption("errors", near: ["error"])),
    (fenced("flip> a", options: "Skip"), 1, .unknownOption("Skip", near: ["skip"])),
    (fenced("flip> a", options: "hide=yes"), 1, .unknownOption("hide=yes", near: ["hide"])),
    (
      fenced("flip> a", options: "tolerence=1"), 1,
      .unknownOption("tolerence=1", near: ["tolerance"])
    ),
    (fenced("flip> a", options: "fast"), 1, .unknownOption("fast", near: [])),
    (fenced("flip> a", options: "error hide error"), 1, .repeatedOption("error")),
    (fenced("flip> a", options: "only=linux only=macos"), 1, .repeatedOption("only")),
    (fenced("flip> a", options: "only=windows"), 1, .unknownPlatform("only=windows")),
    (fenced("flip> a", options: "only"), 1, .unknownPlatform("only")),
    (fenced("flip> a", options: "tolerance=-1"), 1, .badTolerance("tolerance=-1")),
    (fenced("flip> a", options: "tolerance=rel:"), 1, .badTolerance("tolerance=rel:")),
    (fenced("flip> a", options: "tolerance=inf"), 1, .badTolerance("tolerance=inf")),
    (fenced("flip> a", options: "tolerance"), 1, .badTolerance("tolerance")),
    (fenced("flip> a") + fenced("flip> b", options: "setup"), 4, .setupNotFirst),
    (fenced("flip> a\nout\n[ (re)"), 4, .badRegex("[")),
  ]

  @Test(arguments: texts)
  func `refuses a malformed file at its line`(text: String, line: Int, problem: Problem) {
    #expect(throws: SessionFileError(line: line, problem: problem)) {
      try SessionFile(parsing: text)
    }
  }

  private static let problems: [(Problem, String)] = [
    (.unclosedFence, "the 'flipbook' fence is not closed"),
    (.unknownKind("flipbooks"), "'flipbooks' is no kind of fence"),
    (.fenceInHTML, "the 'flipbook' fence is inside HTML, where no fence opens"),
    (.unknownOption("errors", near: ["error"]), "did you mean 'error'?"),
    (.unknownOption("fast", near: []), "the options are setup, error"),
    (.badTolerance("tolerance=x"), "'tolerance=x' is not a tolerance"),
    (.badRegex("["), "'[' is not a regular expression"),
  ]

  @Test(arguments: problems)
  func `says what is wrong and what would work`(problem: Problem, part: String) {
    let text = SessionFileError(line: 7, problem: problem).text(path: "a.md")
    #expect(text.hasPrefix("a.md:7: error: "))
    #expect(text.contains("\nhint: "))
    #expect(text.contains(part))
  }

  private static let words: [(String, [String])] = [
    ("eror", ["error"]), ("sip", ["skip"]), ("onlyy", ["only"]), ("x", []), ("setpu", ["setup"]),
    ("tolerence", ["tolerance"]), ("hide=1", ["hide"]),
  ]

  @Test(arguments: words)
  func `offers near names only`(word: String, near: [String]) {
    #expect(throws: Problem.unknownOption(word, near: near)) { try FenceOptions(words: [word]) }
  }
}
