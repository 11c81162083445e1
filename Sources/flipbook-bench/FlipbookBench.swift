import HeadlessUIKit

/// Prints what animating costs, as ratios that hold on any machine.
///
/// Each line is measured beside its own yardstick, in turns: the same step among few views, or the
/// bare arithmetic in C, and for the shell a program of its kind. With words after its name it
/// prints only the lines that hold them all.
@main
enum FlipbookBench {
  static func main() throws {
    try check()
    let words = CommandLine.arguments.dropFirst()
    let chosen = lines.filter { line in words.allSatisfy(line.name.contains) }
    // First: starting a program costs more the larger the one is that starts it.
    for line in ShellLines.all where words.allSatisfy(line.name.contains) {
      print("\(line.name): \(told(line))")
    }
    if words.isEmpty { printResting() }
    if !chosen.isEmpty { print(Comparison.heading) }
    for line in chosen { print(line.measured()) }
  }

  // What cannot be measured is said, and the next line comes.
  private static func told(_ line: ShellLines.Line) -> String {
    do {
      return try line.measured()
    } catch {
      return "not measured: \(error)"
    }
  }

  private static func printResting() {
    let ratio = RestingViews.ratio()
    print(
      "\none step with \(RestingViews.running) running animations among "
        + "\(Numbers.count(RestingViews.many)) resting views over that among "
        + "\(Numbers.count(RestingViews.few)): \(Numbers.fixed(ratio, 2)) "
        + "(aim: within \(Numbers.fixed(RestingViews.aim, 1)))\n")
  }

  private static let lines: [Comparison] = [
    .ticks(1_000), .ticks(10_000), .ticks(100_000),
    .independentTicks(1_000), .independentTicks(10_000),
    .independentSprings(10_000),
    .scrubs(1_000),
    .life(100_000), .lifeEach(10_000),
  ]

  // Whatever is timed below must first give the right numbers.
  private static func check() throws {
    let (crowd, reference) = (Crowd(2), Reference(2))
    let curve = UICubicTimingParameters(animationCurve: .easeInOut)
    crowd.reset()
    let animator = crowd.startTogether(curve)
    for _ in 0..<15 { crowd.tick() }
    try WrongResult.check("the engine", crowd.shown(1), is: 0.12916189)
    animator.stopAnimation(true)
    reference.write(at: 0.25)
    try WrongResult.check("the kernel on one curve", reference.column[1], is: 0.12916189)
    reference.reset()
    reference.writeEach(at: 0.25)
    try WrongResult.check("the kernel on curves", reference.column[1], is: 0.12916189)
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    crowd.reset()
    crowd.startEach(spring)
    for _ in 0..<15 { crowd.tick() }
    reference.writeSprings(at: 0.25)
    try WrongResult.check("the kernel on springs", reference.column[1], is: crowd.shown(1))
  }
}
