import FlipbookForms

// Hints for a value of another kind: the numbers of a thing, or the names of things that fit.
extension Advice {
  private static let (last, first) = (Pattern(/[\w."]+(?= *$)/), Pattern(/[\w."]+/))
  // Choice: more names than that say too much.
  private static let mostNames = 12

  /// The values or names that fit in place of one of another kind; `nil` if the hint has them.
  func fitting(_ kind: Mistake.Kind, _ hint: String?, in entry: MistakenEntry) -> String? {
    switch kind {
    case .wrongKind(let found, let wanted)
    where wanted == ValueKind.number.rawValue || wanted.hasPrefix("a number or"):
      return numbers(of: found, at: entry.span, in: entry)
    case .noOperator(_, let left, let right) where hint == nil:
      let isRight = left == ValueKind.number.noun
      let start = isRight ? entry.span.upper : 0
      let end = isRight ? entry.text.utf8.count : entry.span.lower
      let text = Span(start, end).text(in: entry.text)
      guard let side = text.firstMatch(of: isRight ? Self.first : Self.last)?.0 else { return nil }
      let lower = start + text[..<side.startIndex].utf8.count
      let place = Span(lower, lower + side.utf8.count)
      return numbers(of: isRight ? right : left, at: place, in: entry)
    case .wrongArgument(_, let wanted, _), .wrongKind(_, let wanted):
      guard hint.map({ $0.hasPrefix("'list' shows") || $0.hasPrefix("make one: ") }) ?? true
      else { return nil }
      let words = Set(wanted.prefix { $0 != ":" }.split { !$0.isLetter }.map(String.init))
      let names = world.names.filter { name, thing in
        thing.form != .value && name != "root" && words.contains(thing.form.rawValue)
      }.keys.map { Name.typed($0) }
      return 1...Self.mostNames ~= names.count ? "these fit: \(names.joined(separator: ", "))" : nil
    default: return nil
    }
  }

  // The numbers of a thing: those that work as typed there, or else in words.
  private func numbers(of noun: String, at place: Span, in entry: MistakenEntry) -> String? {
    let typed = place.text(in: entry.text)
    let sign = typed.prefix { "-!".contains($0) }
    let text = typed.dropFirst(sign.count).filter { $0 != "\"" }
    // A literal or a word for a value has no numbers to name.
    guard let forms = ForeignForms.numbers[noun], text.first?.isLetter == true,
      ValueWords.value(text) == nil || noun == ValueKind.timing.noun
    else { return nil }
    if !forms[0].contains("%") { return forms[0] }
    let isPath = text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    let dances = world.names[text]?.form == .view && world.names[text]?.animator != nil
    let all = (dances ? ["%.dance"] : []) + forms
    let paths = all.map { "\(sign)\($0.replacing("%", with: text))" }
    let lines = paths.filter { isPath && works(entry.replacing(place, with: $0)) }
    let head = Span(0, place.lower).text(in: entry.text)
    let isMeasured = MotionMeasure.allCases.contains { head.hasSuffix("\($0.rawValue)(") }
    let moving = isMeasured ? lines.filter(isMovingNow) : []
    if moving.count == 1 { return "write " + entry.replacing(place, with: moving[0]) }
    let meant = moving.isEmpty ? lines : moving
    if !meant.isEmpty { return "write " + meant.joined(separator: ", or ") }
    let held = forms.filter { isPath && !isFalseValue($0.replacing("%", with: text)) }
    let words = (held.isEmpty ? forms : held).map {
      $0.replacing("%.", with: "").replacing("%", with: "…")
    }
    return words.count == 1
      ? "\(words[0]) is a number" : "its numbers are \(words.joined(separator: ", "))"
  }

  /// Whether another value of a path is shown now than the model has.
  func isMovingNow(_ path: String) -> Bool {
    trial(advisedBy: nil).enter(path).text.contains("(shown ")
  }
}
