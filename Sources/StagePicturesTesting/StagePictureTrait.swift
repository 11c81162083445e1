import HeadlessUIKit
import StagePictures
public import Testing

/// Adds pictures of the current stage to each issue of a test.
///
/// The message contains the picture in characters; `stage.png`, which Xcode shows beside the test,
/// and `stage.svg` are attached: `swift test --attachments-path DIRECTORY` writes them. A stage is
/// current in its own calls and callbacks, and after `makeCurrent()`; else nothing is added.
///
/// ```swift
/// @Test(.stagePicture) func `the box arrives`() {
///   let stage = Stage()
///   stage.makeCurrent()
///   defer { stage.resignCurrent() }
///   …
///   stage.advance(by: 1)
///   #expect(box.center.x == 200)
/// }
/// ```
public struct StagePictureTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether it applies to the suites in a suite.
  public var isRecursive: Bool { true }

  /// Runs a test, and adds the pictures to its issues.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let handler = IssueHandlingTrait.compactMapIssues { issue in
      let pictures = withCurrentWindow { ($0.picture, $0.png, $0.svg) }
      guard let (picture, png, svg) = pictures else { return issue }
      Attachment.record(png, named: "stage.png")
      Attachment.record(svg, named: "stage.svg")
      var issue = issue
      issue.comments.append("the stage at that moment:\n\(picture)")
      return issue
    }
    try await handler.provideScope(for: test, testCase: testCase, performing: function)
  }
}

extension Trait where Self == StagePictureTrait {
  /// Adds pictures of the current stage to each issue of a test.
  public static var stagePicture: Self { Self() }
}
