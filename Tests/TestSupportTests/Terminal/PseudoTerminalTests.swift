import TestSupport
import Testing

@Suite(.serialized) struct PseudoTerminalTests {
  private func shell(_ script: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin", "WORD": "hello"])
  }

  @Test func `a program has its environment, a size and a terminal`() throws {
    let terminal = try shell("echo $WORD; stty size; test -t 0 && echo yes")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.lines == ["hello", "24 80", "yes"])
  }

  @Test func `keys go in and signals and codes come out`() throws {
    let terminal = try shell("read x; echo got $x; exit 7")
    terminal.send("word\r")
    try terminal.waitFor("got word")
    #expect(try terminal.waitForExit() == .exited(7))
    let sleeper = try shell("echo ready; exec sleep 100")
    try sleeper.waitFor("ready")
    sleeper.send("\u{3}")
    #expect(try sleeper.waitForExit() == .signalled(2))
  }

  @Test func `a wait fails with the screen when the time or the program is over`() throws {
    let terminal = try shell("echo here; read x")
    try terminal.waitFor("here")
    #expect(throws: PseudoTerminalError.timedOut(waitingFor: "'no' is shown", screen: ["here"])) {
      try terminal.waitFor("no", timeout: .milliseconds(10))
    }
    terminal.send("\r")
    #expect(throws: PseudoTerminalError.self) { try terminal.waitFor("no") }
  }
}
