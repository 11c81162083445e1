import Testing

/// The tests on a real terminal: each starts programs and waits for them, as many at a time as there are
/// cores.
@Suite enum TerminalTests {}
