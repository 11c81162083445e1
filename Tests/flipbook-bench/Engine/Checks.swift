import HeadlessUIKit

/// Checks that the code to be timed gives the right numbers.
enum Checks {
  static func run() throws {
    let (crowd, reference) = (Crowd(2), Reference(2))
    crowd.reset()
    let animator = crowd.startTogether(FrameLines.curve)
    for _ in 0..<15 { crowd.tick() }
    try WrongResult.check("the engine", crowd.shown(1), is: 0.12916189)
    for _ in 0..<60 { crowd.tick() }
    try WrongResult.check("the engine at the end", crowd.shown(1), is: 1)
    precondition(!animator.isRunning)
    reference.write(at: 0.25)
    try WrongResult.check("the kernel on one curve", reference.column[1], is: 0.12916189)
    try check("curves", FrameLines.curve) { $0.writeEach(at: 0.5) }
    try check("springs", FrameLines.spring) { $0.writeSprings(at: 0.5) }
  }

  // Checks that the engine and a kernel agree, with a start of its own for each number.
  private static func check(
    _ name: String, _ timing: any UITimingCurveProvider, _ write: (Reference) -> Void
  ) throws {
    let (crowd, reference) = (Crowd(2), Reference(2))
    crowd.reset()
    crowd.startEach(timing)
    for _ in 0..<30 { crowd.tick() }
    write(reference)
    try WrongResult.check("the kernel on \(name)", reference.column[1], is: crowd.shown(1))
  }
}
