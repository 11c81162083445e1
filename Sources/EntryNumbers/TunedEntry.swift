/// The text of an entry while its numbers are changed, one of which is chosen.
package struct TunedEntry {
  package struct Number {
    package let place: EntryNumber
    /// The text as it was written, and as it is now.
    package let old: String
    package fileprivate(set) var text: String
    /// Its value; nil if it can only be typed.
    fileprivate(set) var value: WrittenNumber?
    /// The power of ten of its step.
    package fileprivate(set) var power: Int

    fileprivate mutating func reset() { (text, value) = (old, WrittenNumber(old)) }
  }

  package let old: String
  // The text with the numbers of named timings.
  private let base: String
  package private(set) var numbers: [Number]
  /// The place of the chosen number.
  package private(set) var chosen = 0
  /// The text typed in its place so far.
  package private(set) var typed: String?

  // Choice: the finest and the coarsest step.
  private static let powers = -9...9

  /// nil for an entry that cannot be parsed or has no numbers; `isTaken` tells whether a timing's
  /// name means something else.
  package init?(_ text: String, _ commands: Commands, isTaken: (String) -> Bool = { _ in false }) {
    let base = EntryNumber.expandingPresets(in: text, commands, isTaken: isTaken)
    guard let entry = try? commands.entry(from: base),
      case let places = EntryNumber.all(in: entry, commands), !places.isEmpty
    else { return nil }
    (old, self.base) = (text, base)
    numbers = places.map { place in
      let text = place.span.text(in: base)
      let value = WrittenNumber(text)
      return Number(
        place: place, old: text, text: text, value: value,
        power: value.map(place.use.stepPower) ?? 0)
    }
  }

  package var number: Number { numbers[chosen] }

  /// The chosen number in the text, as it is typed; its old unit stays until another is typed.
  package var shownNumber: String {
    guard let typed else { return number.text }
    let hasUnit = typed.contains { $0.isLetter || $0 == "%" }
    return hasUnit ? typed : typed + (number.value?.unit ?? "")
  }

  /// The text with the current numbers; the old one if none has changed.
  package var text: String {
    let isOld = typed == nil && numbers.allSatisfy { $0.text == $0.old }
    return isOld ? old : parts.map(\.text).joined()
  }

  /// The text in parts: the numbers with their places, and the text between them.
  var parts: [(text: String, number: Int?)] {
    var parts: [(text: String, number: Int?)] = []
    var end = 0
    for (place, number) in numbers.enumerated() {
      parts.append((Span(end, number.place.span.lower).text(in: base), nil))
      parts.append((place == chosen ? shownNumber : number.text, place))
      end = number.place.span.upper
    }
    return parts + [(Span(end, base.utf8.count).text(in: base), nil)]
  }

  /// How often the chosen number occurs; 0 and 1 count once, as they are equal by chance.
  package var twins: Int {
    ["0", "1"].contains(number.text) ? 1 : numbers.count { $0.text == number.text }
  }

  // MARK: Choosing

  package mutating func chooseNext(backward: Bool) {
    choose((chosen + (backward ? numbers.count - 1 : 1)) % numbers.count)
  }

  /// The texts with other values of the chosen number: after a step up, or else down, and the old.
  package var others: [String] {
    var now = self
    now.endTyping()
    var entries = [now, now, now]
    entries[0].step(1)
    entries[1].step(-1)
    entries[2].reset()
    // `1.0` and `1.00` are the same value: that is a bound.
    let texts = entries.map { $0.number.value?.value == now.number.value?.value ? nil : $0.text }
    return [texts[0] ?? texts[1], texts[2]].compactMap(\.self)
  }

  /// The places of the numbers that may be a length in points, and their places in points.
  package var lengths: [Int] {
    numbers.indices.filter { place in
      [.plain, .points].contains(numbers[place].place.use.measure)
        && numbers[place].value?.unit == ""
    }
  }

  /// The text after steps of a number, and the number then; nil if that changes nothing.
  package func textAfterStep(of place: Int, by count: Int = 1) -> (text: String, number: String)? {
    var other = self
    other.choose(place)
    other.step(count)
    return other.text == text ? nil : (other.text, other.number.text)
  }

  /// The texts from the old value of the chosen number to the current one, step by step; none if
  /// steps do not lead there, or it is being typed.
  package var steps: [(number: String, text: String)] {
    guard typed == nil, let now = number.value, let old = WrittenNumber(number.old),
      now.value != old.value, now.unit == old.unit
    else { return [] }
    var other = self
    other.reset()
    let isUp = now.value > old.value
    var steps = [(other.shownNumber, other.text)]
    while steps.count <= Self.longestWay, let value = other.number.value?.value, value != now.value
    {
      guard isUp == (value < now.value) else { return [] }
      other.step(isUp ? 1 : -1)
      guard other.number.text != steps[steps.count - 1].0 else { return [] }
      steps.append((other.shownNumber, other.text))
    }
    return other.number.value?.value == now.value ? steps : []
  }

  // Choice: a longer way was made by coarser steps or by typing.
  private static let longestWay = 1_000

  package mutating func choose(_ place: Int) {
    guard place != chosen, numbers.indices.contains(place) else { return }
    endTyping()
    chosen = place
  }

  /// Makes the step ten times as fine or as coarse.
  package mutating func changeStep(coarser: Bool) {
    endTyping()
    let power = number.power + (coarser ? 1 : -1)
    if Self.powers.contains(power) { numbers[chosen].power = power }
  }

  // MARK: Changing

  /// Changes the chosen number by steps, coarser by `shift` powers of ten; `snaps` rounds it to
  /// whole steps, as for a pointer.
  package mutating func step(_ count: Int, coarser shift: Int = 0, snaps: Bool = false) {
    endTyping()
    guard let before = number.value else { return }
    let power = min(max(number.power + shift, Self.powers.lowerBound), Self.powers.upperBound)
    var value = before
    value.add(count, power: power)
    if snaps { value.snap(toPower: power) }
    value.hold(within: number.place.use, from: before)
    numbers[chosen].value = value
    // An unchanged number stays as it is written, `1e3` too.
    if value != before { numbers[chosen].text = value.text }
  }

  /// Gives the chosen number its old value.
  mutating func reset() {
    typed = nil
    numbers[chosen].reset()
  }

  /// Gives every number its old value.
  package mutating func resetAll() {
    typed = nil
    for place in numbers.indices { numbers[place].reset() }
  }

  // MARK: Typing

  package mutating func type(_ character: Character) { typed = (typed ?? "") + String(character) }

  /// Removes the last typed character; without one, gives the number its old value.
  package mutating func deleteBackward() {
    guard let typed else { return reset() }
    self.typed = typed.count > 1 ? String(typed.dropLast()) : nil
  }

  /// Drops the typed text; returns false if there is none.
  package mutating func dropTyped() -> Bool {
    defer { typed = nil }
    return typed != nil
  }

  /// Keeps the typed text if it is a number.
  mutating func endTyping() {
    guard typed != nil else { return }
    let text = shownNumber
    typed = nil
    guard let value = WrittenNumber(text) else { return }
    (numbers[chosen].text, numbers[chosen].value) = (text, value)
  }
}
