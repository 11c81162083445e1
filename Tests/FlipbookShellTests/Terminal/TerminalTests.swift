import Testing

/// The tests on a real terminal, one after the other: each starts programs and waits for them.
@Suite(.serialized) enum TerminalTests {}
