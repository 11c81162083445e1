import CSwiftSupport

/// A call of UIKit's or another library's, and the line that is typed for it.
///
/// One row is for both directions: `->` where the call is only read, `<-` where it is only written,
/// `<->` for both.
///
/// In the line, `<label>` is the argument with that label, `<0>` the first without one, `<{label}>` a
/// closure, trailing or not. `<self>` is what stands before the call, and `<let>` the name of what it
/// makes. A second word is a number's unit, the parameter of a closure, or a default name.
///
/// A part in square brackets is left out where its argument is missing or says nothing new: `nil`,
/// `false`, no options, and 0 where it has a `~`; with a `=` the argument is required. A pair loses
/// its brackets by a `*`, and is one number by a `/` where its two are equal. Behind a `|` stands the
/// argument for a missing input. A call with a `=` is a property that is set.
struct SwiftForm: Sendable {
  /// A part of the line that is left out, or not, as a whole.
  struct Part {
    let isOptional: Bool
    let pieces: [(text: String, slot: Slot?)]

    var slots: [Slot] { pieces.compactMap(\.slot) }
  }

  struct Slot {
    let label: String
    let isBlock: Bool
    let marks: Substring
    let word: String?
    /// The argument for a missing input: `name` for the first name in quotes.
    let usual: String?
    /// The label of its input in the line; empty for one without a label.
    fileprivate(set) var input = ""
    fileprivate(set) var isOptional = false

    var isOwner: Bool { label == "self" }
    /// Whether no argument stands for it.
    var isFixed: Bool { isOwner || label == "let" }

    func labelled(_ text: String) -> String {
      label.first?.isNumber == true ? text : "\(label): \(text)"
    }

    fileprivate init(_ text: Substring) {
      let halves = text.split(separator: "|")
      usual = halves.count > 1 ? String(halves[1]) : nil
      let parts = halves[0].split(separator: " ")
      let name = parts[0].prefix { !"~=*/".contains($0) }
      (label, isBlock) = (name.filter { !"{}".contains($0) }, name.hasPrefix("{"))
      (marks, word) = (parts[0][name.endIndex...], parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  let call: String
  let verb: String
  /// Whether the line has a timing; UIKit ignores a curve beside one.
  let hasTiming: Bool
  let hasOwner: Bool
  /// Whether an argument may meet an operator in it, or around it.
  let isJoined: Bool
  let parts: [Part]

  var slots: [Slot] { parts.flatMap(\.slots) }

  private init(_ call: String, _ line: String) {
    self.call = call
    (verb, hasTiming) = (String(line.prefix { !" (".contains($0) }), line.contains("spring("))
    (hasOwner, isJoined) = (line.contains("<self>"), line.hasPrefix("<"))
    parts = Self.cut(line[...], at: "[]").map { text, isOptional in
      var pieces = Self.cut(text, at: "<>").map { (text: String($0), slot: $1 ? Slot($0) : nil) }
      for place in pieces.indices.dropFirst() {
        pieces[place].slot?.isOptional = isOptional
        let before = pieces[place - 1].text
        guard before.hasSuffix(": "), let label = before.split(separator: " ").last else {
          continue
        }
        pieces[place].slot?.input = String(label.dropLast())
      }
      return Part(isOptional: isOptional, pieces: pieces)
    }
  }

  func written(_ texts: [String]) -> String {
    "\(call)(\(zip(slots, texts).map { $0.labelled($1) }.joined(separator: ", ")))"
  }

  /// A value's call with its arguments, which has a row with as many of them.
  static func call(_ call: String, _ texts: [String]) -> String {
    values.read[call]?.first { $0.slots.count == texts.count }?.written(texts) ?? ""
  }

  /// The form that writes a value of so many numbers with a call of that prefix.
  static func value(_ name: String, _ call: String, _ count: Int) -> SwiftForm? {
    values.written[name]?.first { $0.call.hasPrefix(call) && $0.slots.count == count }
  }

  // The parts of a text in brackets, which are never nested, and outside of them.
  private static func cut(_ text: Substring, at signs: String) -> [(Substring, isInside: Bool)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: signs.contains).enumerated()
      .map { ($0.element, $0.offset % 2 == 1) }
  }

  /// Forms by their calls for reading, and by their verbs for writing.
  struct Table: Sendable {
    fileprivate(set) var read: [String: [SwiftForm]] = [:]
    fileprivate(set) var written: [String: [SwiftForm]] = [:]

    init(_ rows: String) {
      for row in rows.split(separator: "\n") {
        for line in SwiftForm.spelledOut(String(row)) {
          let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
          let form = SwiftForm(String(parts[0]), String(parts[2]))
          if parts[1] != "<-" { read[form.call, default: []].append(form) }
          if parts[1] != "->" { written[form.verb, default: []].append(form) }
        }
      }
    }
  }

  // What stands for longer texts in rows, which begin with an `@`.
  private static let shorthands = Dictionary(
    grouping: String(cString: swift_shorthands()).split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 1)
    }, by: \.[0])

  // A row with those texts; one with several for a shorthand makes a row of each.
  private static func spelledOut(_ row: String) -> [String] {
    guard let start = row.utf8.firstIndex(of: UInt8(ascii: "@")) else { return [row] }
    let name = row[start...].prefix { $0 == "@" || $0.isLetter }
    guard let texts = shorthands[name] else { preconditionFailure("'\(name)' stands for nothing") }
    return texts.flatMap { spelledOut(row.replacing(name, with: $0[1])) }
  }

  /// The rows that are no command's; those of a command stand in its declaration.
  static let others = "toggle -> <self> = !<self>\nprint -> <0>\nAnimate -> \nAnimate -> then @step"

  /// Values, which stand in other calls.
  static let values = Table(String(cString: swift_values()))
}
