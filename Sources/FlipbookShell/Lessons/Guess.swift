struct Guess {
  let text: String
  let value: Double

  /// Tells how far off the guess is, on which side, and by what share of the number, with as many
  /// digits as the number.
  func verdict(for number: String, nearness: Double? = nil) -> String {
    guard let truth = Double(number) else { return "" }
    let digits = number.split(separator: ".").dropFirst().first?.count ?? 0
    let distance = value - truth
    let said = "you said \(text), it is \(number)"
    // A guess that rounds to the number is right.
    guard abs(distance) > Double("5e-\(digits + 1)") ?? 0 else { return said + ": that is it" }
    let share = truth == 0 ? "" : " (\(NumberText.fixed(abs(distance / truth) * 100, digits: 0)) %)"
    let amount = NumberText.fixed(abs(distance), digits: digits)
    if abs(distance) <= nearness ?? 0.05 * abs(truth) {
      return said + ": near, \(amount) off\(share)"
    }
    return said + ": \(amount) too \(distance > 0 ? "much" : "little")\(share)"
  }
}
