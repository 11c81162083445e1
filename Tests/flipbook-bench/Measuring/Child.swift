import CLibrary
import Foundation
import TestSupport

/// A line measured by another process of this program, which prints one figure per line.
enum Child {
  /// The result of a line: its figures, and what went wrong after them.
  struct Result {
    var figures: [Figure]
    var problem: String?
  }

  /// Measures a line in a new process.
  static func result(of line: Line, limit: Int) -> Result {
    guard let program = Bundle.main.executablePath else {
      return Result(figures: [], problem: "this program is not found")
    }
    do {
      let run = try ProgramRun(
        program, ["--measure", line.name, "--limit", String(limit)],
        environment: ProcessInfo.processInfo.environment)
      let figures = try run.output.split(separator: "\n").map {
        try JSONDecoder().decode(Figure.self, from: Data($0.utf8))
      }
      // Keeps the last figure of each label: the earlier ones are interim results.
      let last = figures.indices.filter { index in
        !figures[(index + 1)...].contains { $0.label == figures[index].label }
      }
      return Result(figures: last.map { figures[$0] }, problem: problem(of: run, limit: limit))
    } catch {
      return Result(figures: [], problem: "\(error)")
    }
  }

  private static func problem(of run: ProgramRun, limit: Int) -> String? {
    switch run.status {
    case .exited(0): nil
    case .signalled(SIGALRM): "takes more than \(limit) s"
    case .signalled(let number): "ended by signal \(number)" + lastWords(of: run)
    case .exited: String(run.errors.drop { $0.isWhitespace }.prefix(200))
    }
  }

  // The message of a trap.
  private static func lastWords(of run: ProgramRun) -> String {
    let fatal = run.errors.split(separator: "\n").first { $0.contains("Fatal error") }
    return fatal.map { ": " + $0.drop { $0 != " " }.dropFirst().prefix(160) } ?? ""
  }

  /// Measures a line in this process and prints its figures; the system ends it after a time limit.
  ///
  /// - Parameter limit: the seconds of wall-clock time that it may take.
  static func measure(_ name: String, limit: Int) throws {
    // Not a limit of processor time: with one set, Linux measures that time in ticks of 4 ms.
    alarm(UInt32(limit))
    guard let line = Lines.all.first(where: { $0.name == name }) else {
      throw WrongResult(description: "there is no line '\(name)'")
    }
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    // Writes each figure at once, because the measuring that follows may end this process.
    func tell(_ figure: Figure) {
      guard let data = try? encoder.encode(figure) else { return }
      print(String(decoding: data, as: UTF8.self))
      fflush(nil)
    }
    try line.measure(Measuring(tell: tell)).forEach(tell)
  }
}
