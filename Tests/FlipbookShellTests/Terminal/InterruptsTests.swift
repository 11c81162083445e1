import CLibrary
import FlipbookTerminal
import Testing

extension TerminalTests {
  /// The tests run one after the other, because there is only one flag.
  @Suite(.serialized) struct InterruptsTests {
    @Test func `an interrupt raises the flag while a command runs`() {
      // A shell that starts the tests in the background makes them ignore SIGINT.
      let before = signal(SIGINT, SIG_DFL)
      defer { signal(SIGINT, before) }
      let seen = Interrupts.whileRunning {
        let before = Interrupts.isRaised
        kill(getpid(), SIGINT)
        while !Interrupts.isRaised {}
        return [before, Interrupts.isRaised]
      }
      #expect(seen == [false, true])
      #expect(Interrupts.isRaised)
      Interrupts.clear()
      #expect(!Interrupts.isRaised)
    }

    @Test func `a command's error comes through`() {
      struct Failure: Error {}
      #expect(throws: Failure.self) {
        try Interrupts.whileRunning { throw Failure() }
      }
    }
  }
}
