import FlipbookLanguage
import FlipbookValues

// Loops over things: what is done to each is written one after the other.
extension SwiftWriter {
  func writeList(
    _ loop: Loop, _ values: [Expression], _ place: SwiftPlace
  ) throws(Untold) -> SwiftLines {
    // What is made, started or held in it would have to be known beforehand.
    guard loop.body.statements.allSatisfy({ $0.commands.isEmpty }) else {
      throw Untold("a loop over things has Swift for assignments only: write it out")
    }
    var lines = SwiftLines()
    for value in values {
      guard let pass = try? place.scope.pass(of: loop, value) else {
        throw Untold("what it goes over is not known here")
      }
      var inside = place
      inside.scope = pass.scope
      lines += statements(pass.body.statements, inside)
    }
    return lines
  }
}

extension Loop {
  /// The ends of a range; of a list its first value and its last.
  var lower: Expression { values.expressions[0] }
  var upper: Expression { values.expressions[values.expressions.count - 1] }

  var isClosed: Bool { if case .range(_, _, true) = values { true } else { false } }
}
