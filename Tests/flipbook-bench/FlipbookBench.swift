import ArgumentParser
import CLibrary

/// Prints the costs of animating and of the shell, beside the same work done in other ways.
@main
struct FlipbookBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flipbook-bench",
    abstract: "Prints what animating and the shell cost, and which aims are missed.",
    discussion: """
      Each line is measured in a process of its own, beside its yardsticks and in turns with them, \
      by the median. C kernels do the bare arithmetic; Qt and tweeny are measured where they are \
      installed (qt6-base-dev, libtweeny-dev), as is sqlite3.

      Instructions are counted from outside, by a valgrind that reads no newer debug information: \
      what makes a line's work ready is not in them.

        strip -g -o bench .build/release/flipbook-bench
        valgrind --tool=callgrind --toggle-collect=reference_measure ./bench --once LINE
      """)

  @Argument(help: "Only the line of this name, or those that hold all of the words.")
  var words: [String] = []

  @Flag(help: "Only tell the names of the lines.")
  var list = false

  @Flag(help: "Run each line's work once, in this process, and measure nothing.")
  var once = false

  @Flag(help: "Do the work of each hot path that `.ci/counts` counts, and tell its allocations.")
  var counts = false

  @Option(help: ArgumentHelp("How long a line may take.", valueName: "seconds"))
  var limit = 20

  @Option(
    help: ArgumentHelp("Measure the line of this name, in this process.", visibility: .hidden))
  var measure: String?

  func validate() throws {
    guard 1...60 ~= limit else {
      throw ValidationError("'\(limit)' is no limit: take 1 to 60 seconds")
    }
    guard chosen.isEmpty else { return }
    throw ValidationError("no line holds \(words.joined(separator: " and ")): see --list")
  }

  func run() throws {
    if let measure { return try Child.measure(measure, limit: limit) }
    if counts { return try Count.all.forEach { print($0.size, try $0.run(), $0.name) } }
    try Checks.run()
    if list { return chosen.forEach { print($0.name) } }
    if once { return try runOnce() }
    var report = Report()
    for line in chosen { report.tell(line, Child.result(of: line, limit: limit)) }
    report.end()
  }

  // A whole name chooses only that line, even if other names contain it.
  private var chosen: [Line] {
    let name = words.joined(separator: " ")
    return Lines.all.first { $0.name == name }.map { [$0] }
      ?? Lines.all.filter { line in words.allSatisfy(line.name.contains) }
  }

  private func runOnce() throws {
    for line in chosen {
      print(line.name)
      do {
        _ = try line.measure(Measuring(isOnce: true))
      } catch {
        print("  not run: \(error)")
      }
    }
  }
}
