import TestSupport
import Testing

@Suite struct PipedProgramTests {
  @Test func `texts go to descriptor 3 and come from descriptor 4`() throws {
    let echo = try PipedProgram(["/bin/sh", "-c", "exec cat <&3 >&4"], environment: [:])
    let long = String(repeating: "äx", count: 10_000)
    for text in ["one", "", long] { echo.send(text) }
    let deadline = ContinuousClock.now + .seconds(20)
    #expect(echo.receive(until: deadline) == "one")
    #expect(echo.receive(until: deadline)?.isEmpty == true)
    #expect(echo.receive(until: deadline) == long)
  }

  @Test func `nothing comes from a program that is gone, or when the time is over`() throws {
    let gone = try PipedProgram(["/bin/sh", "-c", "exit 1"], environment: [:])
    #expect(gone.receive(until: .now + .seconds(20)) == nil)
    let silent = try PipedProgram(["/bin/sh", "-c", "read x <&3"], environment: [:])
    #expect(silent.receive(until: .now) == nil)
  }
}
