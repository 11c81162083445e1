import Testing

@testable import SessionFiles

@Suite struct FenceOptionsTests {
  private func options(_ words: String) throws -> FenceOptions {
    try #require(SessionFile(parsing: fenced("flip> a", options: words)).fences.first).options
  }

  @Test func `reads every option`() throws {
    #expect(try options("setup").isSetup)
    #expect(try options("error").expectsErrors)
    #expect(try options("hide").isHidden)
    #expect(try options("skip").isSkipped)
    #expect(try options("only=linux").platform == .linux)
    #expect(try options("only=macos").platform == .macos)
    #expect(try options("").tolerance == .asWritten)
    #expect(try options("tolerance=1e-6").tolerance == .absolute(1e-6))
    #expect(try options("tolerance=rel:1e-9").tolerance == .relative(1e-9))
  }

  @Test func `reads options in any order and number`() throws {
    let options = try options("tolerance=0.5   hide error")
    #expect(options.isHidden && options.expectsErrors && !options.isSetup)
    #expect(options.tolerance == .absolute(0.5))
  }

  private static let words: [(String, FenceOptions.Platform?, Bool)] = [
    ("", .linux, true), ("skip", .linux, false), ("only=linux", .linux, true),
    ("only=linux", .macos, false), ("only=macos", nil, false), ("", nil, true),
    ("only=macos skip", .macos, false),
  ]

  @Test(arguments: words)
  func `knows where it runs`(words: String, on platform: FenceOptions.Platform?, runs: Bool) throws
  {
    #expect(try options(words).runs(on: platform) == runs)
  }
}
