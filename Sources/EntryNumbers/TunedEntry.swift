import FlipbookLanguage
import FlipbookText
package import FlipbookValues

/// The text of an entry while its numbers are changed, one of which is in the hand.
package struct TunedEntry {
  /// One of its numbers.
  package struct Number {
    package let place: EntryNumber
    /// As it was written.
    package let old: String
    fileprivate(set) var text: String
    /// The same for counting; `nil` for one that can only be typed.
    fileprivate(set) var value: WrittenNumber?
    /// The power of ten that it changes by.
    package fileprivate(set) var power: Int
  }

  /// The text as it was.
  package let old: String
  // The same with the numbers of timings that stand there by name.
  private let base: String
  private(set) var numbers: [Number]
  /// The place of the number in the hand.
  package private(set) var chosen = 0
  /// What has been typed in its place so far; `nil` where nothing has.
  package private(set) var typed: String?

  // Choice: no step is finer or coarser.
  private static let powers = -9...9

  /// Takes an entry apart; `nil` for one that cannot be read or has no numbers.
  ///
  /// - Parameter isTaken: whether the name of a timing is something else's.
  package init?(_ text: String, _ commands: Commands, isTaken: (String) -> Bool = { _ in false }) {
    let base = EntryNumber.expandingPresets(in: text, commands, isTaken: isTaken)
    guard
      let entry = try? Parser.entry(from: base, wordVerbs: commands.wordVerbs),
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

  /// The number in the hand as it stands in the text: as it is typed, with the old unit until there
  /// is another.
  package var shownNumber: String { typed.map(withUnit) ?? number.text }

  private func withUnit(_ typed: String) -> String {
    let hasUnit = typed.contains { $0.isLetter || $0 == "%" }
    return hasUnit ? typed : typed + (number.value?.unit ?? "")
  }

  /// The text as it is now: as it was, where no number is another one.
  package var text: String {
    let isOld = typed == nil && numbers.allSatisfy { $0.text == $0.old }
    return isOld ? old : parts.map(\.text).joined()
  }

  /// The text in parts: what stands between the numbers, and the numbers with their places.
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

  /// How often the number in the hand stands in the text; 0 and 1 are the same by chance.
  package var twins: Int {
    ["0", "1"].contains(number.text) ? 1 : numbers.count { $0.text == number.text }
  }

  // MARK: Choosing

  /// Takes the next number into the hand, or the one before it.
  package mutating func chooseNext(backward: Bool) {
    choose((chosen + (backward ? numbers.count - 1 : 1)) % numbers.count)
  }

  /// The text with another number in the hand: `nil` where a step leads nowhere.
  package var stepped: String? {
    for count in [1, -1] {
      var other = self
      other.step(count)
      if other.text != text { return other.text }
    }
    return nil
  }

  /// The texts on the way from the number in the hand as it was to what it is now, by its steps.
  ///
  /// The first is as it was. There are none where steps do not lead there, or it is being typed.
  package var way: [(number: String, text: String)] {
    guard typed == nil, let now = number.value, let old = WrittenNumber(number.old),
      now.value != old.value
    else {
      return []
    }
    var other = self
    other.reset()
    guard now.unit == old.unit else { return [] }
    let isUp = now.value > old.value
    var way = [(other.shownNumber, other.text)]
    while way.count <= Self.longestWay, let value = other.number.value?.value, value != now.value {
      guard isUp == (value < now.value) else { return [] }
      other.step(isUp ? 1 : -1)
      guard other.number.text != way[way.count - 1].0 else { return [] }
      way.append((other.shownNumber, other.text))
    }
    return other.number.value?.value == now.value ? way : []
  }

  // Choice: who goes further has gone in coarser steps, or has typed.
  private static let longestWay = 1_000

  /// Takes a number into the hand.
  package mutating func choose(_ place: Int) {
    guard place != chosen, numbers.indices.contains(place) else { return }
    endTyping()
    chosen = place
  }

  /// Makes its step ten times as fine, or as coarse.
  package mutating func changeStep(coarser: Bool) {
    endTyping()
    let power = number.power + (coarser ? 1 : -1)
    if Self.powers.contains(power) { numbers[chosen].power = power }
  }

  // MARK: Changing

  /// Changes the number in the hand by steps, each so many powers of ten coarser.
  ///
  /// - Parameter snaps: whether it goes to whole steps, as by a pointer.
  package mutating func step(_ count: Int, coarser shift: Int = 0, snaps: Bool = false) {
    endTyping()
    guard let before = number.value else { return }
    let power = min(max(number.power + shift, Self.powers.lowerBound), Self.powers.upperBound)
    var value = before
    value.add(count, power: power)
    if snaps { value.snap(toPower: power) }
    value.hold(within: number.place.use, from: before)
    numbers[chosen].value = value
    // What has not moved stays as it is written, `1e3` too.
    if value != before { numbers[chosen].text = value.text }
  }

  /// Gives the number in the hand its old value again.
  mutating func reset() {
    typed = nil
    (numbers[chosen].text, numbers[chosen].value) = (number.old, WrittenNumber(number.old))
  }

  /// Gives every number its old value again.
  package mutating func resetAll() {
    typed = nil
    for place in numbers.indices {
      (numbers[place].text, numbers[place].value) = (
        numbers[place].old, WrittenNumber(numbers[place].old)
      )
    }
  }

  // MARK: Typing

  /// Types a character behind those that were typed.
  package mutating func type(_ character: Character) { typed = (typed ?? "") + String(character) }

  /// Takes the last typed character away or, where none is, gives the number its old value.
  package mutating func deleteBackward() {
    guard let typed else { return reset() }
    self.typed = typed.count > 1 ? String(typed.dropLast()) : nil
  }

  /// Forgets what has been typed; false where nothing has.
  package mutating func dropTyped() -> Bool {
    defer { typed = nil }
    return typed != nil
  }

  /// Takes what has been typed for the number, as it stands; what is none is forgotten.
  mutating func endTyping() {
    guard typed != nil else { return }
    let text = shownNumber
    typed = nil
    guard let value = WrittenNumber(text) else { return }
    (numbers[chosen].text, numbers[chosen].value) = (text, value)
  }
}
