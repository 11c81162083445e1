import CSwiftSupport

/// A call in UIKit or another library, and the line to type for it.
///
/// One row is for both directions: `->` where the call is only read, `<-` where it is only written,
/// `<->` for both.
///
/// In the line, `<label>` is the argument with that label, `<0>` the first without one, `<{label}>`
/// a closure, trailing or not. `<self>` is the text before the call, and `<let>` the name of the
/// thing it makes. A second word is a number's unit, the parameter of a closure, or a default name.
///
/// A part in square brackets is left out if its argument is missing or says nothing new: `nil`,
/// `false`, no options, and 0 if it has a `~`; with a `=` the argument is required. A `*` removes
/// the brackets of a pair; a `/` makes two equal numbers one. After a `|` comes the argument for a
/// missing input. A call with a `=` is a property that is set.
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
    /// Whether it has no argument.
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
  /// Whether an operator may be beside an argument, in the line or around it.
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

  /// A value's call with its arguments; a row must take that many.
  static func call(_ call: String, _ texts: [String]) -> String {
    values.read[call]?.first { $0.slots.count == texts.count }?.written(texts) ?? ""
  }

  /// The form that writes a value of `count` numbers, and whose call begins with `call`.
  static func value(_ name: String, _ call: String, _ count: Int) -> SwiftForm? {
    values.written[name]?.first { $0.call.hasPrefix(call) && $0.slots.count == count }
  }

  // The parts of a text inside and outside brackets, which are never nested.
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

  // Shorthands, which begin with an `@`, and the longer texts they stand for in rows.
  private static let shorthands = Dictionary(
    grouping: String(cString: swift_shorthands()).split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 1)
    }, by: \.[0])

  // A row with the texts of its shorthands; a shorthand with several texts makes several rows.
  private static func spelledOut(_ row: String) -> [String] {
    guard let start = row.utf8.firstIndex(of: UInt8(ascii: "@")) else { return [row] }
    let name = row[start...].prefix { $0 == "@" || $0.isLetter }
    guard let texts = shorthands[name] else { preconditionFailure("'\(name)' stands for nothing") }
    return texts.flatMap { spelledOut(row.replacing(name, with: $0[1])) }
  }

  /// The rows that belong to no command; a command's own are in its declaration.
  static let others = "toggle -> <self> = !<self>\nprint -> <0>\nAnimate -> \nAnimate -> then @step"

  /// The rows of values, which are written inside calls.
  static let values = Table(String(cString: swift_values()))
}
