/// Moments as text, from whole ticks, of which late moments have more than a Double can hold.
package struct MomentText {
  package let rate: Int64
  package let text: ValueText

  package init(rate: Int64, text: ValueText) { (self.rate, self.text) = (rate, text) }

  private static let second = Stage.ticks(seconds: 1) ?? 1
  // A tick is longer than a unit of the tenth decimal.
  private static let mostDigits = 10

  /// The line for a moment that time has moved to; with enough digits to tell it from the last one.
  package func line(_ ticks: Int64, after before: Int64? = nil) -> String {
    let seconds = text.number(Stage.seconds(ticks: ticks))
    guard let before, before != ticks, seconds == text.number(Stage.seconds(ticks: before)) else {
      return line(seconds: seconds, frame: frameText(ticks))
    }
    let exact = apart(ticks, before, unitsInSecond: 1)
    let frame = isWhole(ticks) ? frameText(ticks) : apart(ticks, before, unitsInSecond: rate)
    return line(seconds: exact, frame: frame)
  }

  package func moment(_ ticks: Int64) -> String { text.number(Stage.seconds(ticks: ticks)) + "s" }

  /// The two ends of a span, with as many digits as tell them apart.
  package func span(_ span: ClosedRange<Int64>) -> String {
    let (first, last) = (moment(span.lowerBound), moment(span.upperBound))
    guard first == last, span.count > 1 else { return "\(first) and \(last)" }
    let digits = apart(span.lowerBound, span.upperBound, unitsInSecond: 1)
    return "\(digits)s and \(apart(span.upperBound, span.lowerBound, unitsInSecond: 1))s"
  }

  /// The frame of a moment, whole or with decimals.
  package func frame(_ ticks: Int64) -> Cell {
    isWhole(ticks)
      ? .integer(Int(parts(ticks, unitsInSecond: rate).whole))
      : .number(Stage.seconds(ticks: ticks) * Double(rate))
  }

  private func line(seconds: String, frame: String) -> String { "time \(seconds)s  frame \(frame)" }

  private func frameText(_ ticks: Int64) -> String {
    isWhole(ticks)
      ? String(parts(ticks, unitsInSecond: rate).whole)
      : text.number(Stage.seconds(ticks: ticks) * Double(rate))
  }

  private func isWhole(_ ticks: Int64) -> Bool { ticks % Self.second * rate % Self.second == 0 }

  // The whole units, and the rest in ticks times the units of a second.
  private func parts(_ ticks: Int64, unitsInSecond units: Int64) -> (whole: Int64, rest: Int64) {
    let (rest, second) = (ticks % Self.second * units, Self.second)
    return (ticks / second * units + rest / second, rest % second)
  }

  private func apart(_ ticks: Int64, _ other: Int64, unitsInSecond units: Int64) -> String {
    let texts = (text.digits...max(text.digits, Self.mostDigits)).lazy.map { digits in
      (decimal(ticks, units, digits), decimal(other, units, digits))
    }
    return texts.first { $0.0 != $0.1 }?.0 ?? decimal(ticks, units, Self.mostDigits)
  }

  private func decimal(_ ticks: Int64, _ units: Int64, _ digits: Int) -> String {
    let (whole, rest) = parts(ticks, unitsInSecond: units)
    let scale = (0..<digits).reduce(Int64(1)) { product, _ in product * 10 }
    let product = rest.multipliedFullWidth(by: scale)
    let (quotient, left) = Self.second.dividingFullWidth(product)
    let decimals = quotient + (left >= Self.second / 2 ? 1 : 0)
    let (carry, shown) = decimals.quotientAndRemainder(dividingBy: scale)
    guard digits > 0 else { return String(whole + carry) }
    let padding = String(repeating: "0", count: digits - String(shown).count)
    return "\(whole + carry).\(padding)\(shown)"
  }
}

extension World { package var momentText: MomentText { settings.momentText } }

extension Settings {
  package var momentText: MomentText {
    MomentText(rate: Int64(rate), text: ValueText(digits: digits))
  }
}
