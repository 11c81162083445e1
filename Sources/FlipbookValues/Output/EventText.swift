// The events of the ledger as text.
extension ValueText {
  /// An event without its time, with values as they could be typed.
  package func text(_ event: StageEvent) -> String {
    switch event.kind {
    case .scrubbed(let fraction):
      "\(event.beginning) to \(NumberText.brief(fraction * 100, digits: digits))%"
    case .assigned(let numbers): "\(event.beginning) to \(text(numbers)) on its way"
    case .jumped(let old, let new): "\(event.beginning) from \(text(old)) to \(text(new))"
    default: event.description
    }
  }

  /// A value by its numbers: one, a colour's four, a transform's sixteen.
  package func text(_ numbers: [Double]) -> String {
    switch numbers.count {
    case 4: text(UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
    case 16: text(CATransform3D(numbers))
    default: numbers.map(number).joined(separator: ", ")
    }
  }
}
