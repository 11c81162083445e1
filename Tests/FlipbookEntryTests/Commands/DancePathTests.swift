import FlipbookCommands
import FlipbookSession
import FlipbookValues
import Testing

@testable import SessionTestSupport

@Suite struct `the dance of a view, as a path` {
  private static let stage = ["view circle frame: (0, 0, 60, 60)", "view other"]
  private static let dancing =
    stage + ["dance circle 1s linear { .center.x += 100 }"]

  @Test func `has a progress that starts and pauses it, or is set on its way`() {
    let session = Session.entered(Self.dancing)
    for entry in [
      "expect circle.dance.progress == 0 && circle.dance.state == inactive",
      "circle.dance.progress = 0.25",
      "expect circle.center.x == 55 && !circle.dance.isRunning && circle.dance.state == active",
      "start circle", "step 0.25s", "expect circle.dance.progress == 0.5",
      "circle.dance.progress = 0.75", "expect circle.dance.isRunning", "step 0.125s",
      "expect circle.dance.progress == 0.875 && circle.center.x == 117.5",
      "circle.dance.isReversed = true", "run",
      "expect !circle.dance.hasAnimation && circle.dance.progress == 0",
    ] {
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(entry)\n\(outcome.text)")
    }
  }

  @Test func `tells Dance's one line for a call, where there is no animation`() {
    let line = "** Dance Error: view with dance.tag = 0 does not have an active animation! **"
    #expect(Answers.text("other.dance.progress", after: Self.stage) == "0.000")
    #expect(Answers.text("other.dance.progress = 0.5", after: Self.stage) == line)
    #expect(Answers.text("other.dance.hasAnimation", after: Self.stage) == "false")
    #expect(Answers.text("other.dance.tag", after: Self.stage) == "0")
  }

  @Test func `has a tag, by which another view's calls are for it`() {
    let session = Session.entered(
      Self.dancing + ["dance other 2s { .alpha = 0 }", "expect other.dance.tag == 1"])
    #expect(!session.enter("other.dance.tag = 0").failed)
    #expect(!session.enter("start other").failed)
    #expect(!session.enter("step 0.5s; expect circle.center.x == 80 && other.alpha == 1").failed)
    #expect(session.enter("other.dance.tag = 0.5").failed)
  }

  @Test func `has all of its animator, and is shown whole`() throws {
    #expect(Answers.holds("circle.dance.duration == 1", after: Self.dancing))
    #expect(Answers.text("circle.dance.timing", after: Self.dancing) == "linear")
    let lines = Answers.text("circle.dance", after: Self.dancing).split(separator: "\n")
    #expect(lines.first == "circle.dance" && lines.contains { $0.hasPrefix("progress ") })
    #expect(lines.contains { $0.hasPrefix("scrubsLinearly ") })
    #expect(!Answers.text("other.dance", after: Self.stage).contains("duration"))
    let none = try #require(Complaint(about: "other.dance.duration", after: Self.stage))
    #expect(none.message == "a dance has no 'duration'")
  }

  @Test func `refuses a progress while it is stopped or may not be stopped`() throws {
    let stopped = Self.dancing + ["start circle", "step 0.5s", "stop circle"]
    let complaint = try #require(Complaint(about: "circle.dance.progress = 0.1", after: stopped))
    #expect(complaint.message.contains("is stopped"), "\(complaint)")
    #expect(
      Answers.outcome(
        "circle.dance.progress = 0.1",
        after: Self.dancing + ["circle.dance.isInterruptible = false", "start circle"]
      ).failed)
  }

  @Test func `can be proven over time`() {
    let running = Self.dancing + ["start circle"]
    let proven = Answers.outcome("expect monotonic circle.dance.progress for: 0.9s", after: running)
    #expect(!proven.failed, "\(proven.text)")
    #expect(Answers.outcome("expect always circle.dance.progress < 0.5", after: running).failed)
  }

  @Test func `once numbered is not forgotten by going back`() {
    let session = Session.entered(
      Self.stage + ["other.dance.tag = 0", "step 1s", "step 1s", "back 0.5s"])
    #expect(!session.enter("dance circle 1s { .alpha = 0 }").failed)
    #expect(!session.enter("start other").failed)
    #expect(!session.enter("expect circle.dance.isRunning").failed)
  }
}
