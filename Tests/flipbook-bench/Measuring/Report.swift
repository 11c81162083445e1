import CLibrary

/// The report: the result of each line, and at its end the missed aims.
struct Report {
  private var missed: [String] = []
  private var unknown: [String] = []
  private var reached = 0

  /// Prints the result of a line.
  mutating func tell(_ line: Line, _ result: Child.Result) {
    if result.figures.first?.label.isEmpty == false { print(line.name) }
    for figure in result.figures { tell(figure, of: line.name) }
    if let problem = result.problem {
      let all = result.figures.isEmpty ? "" : " to the end"
      print("\(line.name): not measured\(all): \(problem)")
      missed.append("\(line.name): \(problem)")
    }
    fflush(nil)
  }

  private mutating func tell(_ figure: Figure, of line: String) {
    let name = figure.label.isEmpty ? line : "  " + figure.label
    var text = Numbers.left(name, 54) + "  " + figure.unit.text(figure.value)
    let beside = figure.yardsticks.map { $0.text(beside: figure) }
    if !beside.isEmpty { text += "  beside " + beside.joined(separator: ", ") }
    if let remark = figure.remark { text += "  (\(remark))" }
    print(text)
    for aim in figure.aims { print("    aim " + verdict(on: aim, figure, line)) }
  }

  private mutating func verdict(on aim: Aim, _ figure: Figure, _ line: String) -> String {
    let text = aim.text(in: figure.unit)
    guard let isReached = aim.isReached(by: figure) else {
      unknown.append("\(line): \(text)")
      return text + ": cannot be told"
    }
    if isReached {
      reached += 1
    } else {
      let part = figure.label.isEmpty ? "" : ", " + figure.label
      missed.append("\(line)\(part): \(figure.unit.text(figure.value)), aim \(text)")
    }
    return text + (isReached ? ": reached" : ": missed")
  }

  /// Prints the missed aims.
  func end() {
    print("\n\(reached) aims reached, \(missed.count) missed")
    for line in missed { print("  missed: \(line)") }
    for line in unknown { print("  cannot be told: \(line)") }
  }
}
