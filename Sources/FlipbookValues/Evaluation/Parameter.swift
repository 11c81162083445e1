package struct Parameter: Sendable {
  /// The kinds of arguments; `words` has their names in messages.
  package enum Form: Equatable, Sendable {
    /// A new name, which must be free; a title may be in use.
    case newName, title
    /// A name in use; `layer` also takes a view, for its layer.
    case anyName, view, layer, animator, chain, animation, gesture, namedBlock
    /// Anything with a name, or a view's layer.
    case object
    /// Any name, in quotes if it has blanks.
    case key
    /// Core Animation's key path, such as `transform.rotation.z`.
    case keyPath
    /// Any value a property can have, or several in brackets.
    case value, values
    /// A moment, a mark or a branch.
    case place
    /// An entry by its number, or by a name that it introduced.
    case change
    case duration, share, number, timing, boolean
    /// A timing, or the file of a recorded one.
    case timingOrFile
    /// A share of a time, or seconds.
    case part
    /// Columns and rows, as in `60x20`; width and height in points, as in `640x480`.
    case size, extent
    /// Two numbers, as in `(0, -300)`.
    case vector
    /// A bare word, present or absent.
    case flag
    case choice([Choice])
    /// An expression, not evaluated yet; `path` is one that has a number.
    case condition, path
    /// Any number of these; `animations` also take a duration and a timing.
    case expressions, timings, animations
    /// A thing to compare: a timing, a path, an animator, a chain, a mark or a branch.
    case side
    /// A block, and the kind of place where its statements run.
    case block(Scope.Place)
    /// A plain word: a file or a topic.
    case word(String)

    package var isNewName: Bool { self == .newName || self == .title }

    package var isWord: Bool { if case .word = self { true } else { false } }

    package var isTiming: Bool { [.timing, .timings, .timingOrFile].contains(self) }
    package var isList: Bool { self == .expressions || self == .timings || self == .animations }
  }

  package let name: String
  package let type: Form
  package var isRequired = false
  /// The parameter that may replace it.
  package var alternative: String?
  /// Whether it may be given without its label.
  package let isPositional: Bool
  /// Whether it is taken only if another argument without a label follows.
  package var isLeading = false
  /// The parameter without which this one has no effect.
  package var need: String?
  /// Whether it takes several names, to each of which the verb applies.
  package var isSeveral = false
  /// Whether it takes animate blocks where it takes animators.
  package var takesBlocks = false
  package var all: (@Sendable (Scope, _ verb: String) -> [String])?
  /// Whether it also takes several values in brackets.
  package var isTuple = false
  /// Why it takes only one name where other verbs take several.
  package var single: String?
  /// Whether a flag may have a number after its label.
  package var isCounting = false
  package var otherName: String?
  /// Its purpose; empty where the kind says enough.
  package var meaning = ""
  /// Words that may replace it.
  package var words: [Choice] = []
  /// The allowed numbers; default: all, but no negative durations.
  package var bounds: Bounds?

  /// - Parameter name: its label, with a colon if the label is required.
  package init(
    name: String, type: Form, isRequired: Bool = false, meaning: String = "", words: [Choice] = []
  ) {
    isPositional = name.utf8.last != UInt8(ascii: ":")
    self.name = isPositional ? name : String(Substring(name.utf8.dropLast()))
    (self.type, self.isRequired, self.meaning, self.words) = (type, isRequired, meaning, words)
  }

  /// Whether it is a moment, not a length of time.
  package var isMoment: Bool { type == .duration && ["at", "from", "to"].contains(name) }

  package var isPlainNewName: Bool { type.isNewName && !isLeading }

  package func answers(to label: String) -> Bool { name == label || otherName == label }

  // Choice: about 32 years in seconds, which is as far as the stage's time goes.
  static let longest = 1_000_000_000.0

  package struct Bounds: Sendable {
    package let range: ClosedRange<Double>
    /// The message for any other number, as typed.
    let allowed: @Sendable (String, Double) -> String
    var isWhole = false

    func contains(_ number: Double) -> Bool {
      range.contains(number) && !(isWhole && number != number.rounded())
    }
  }

  /// Its short form in a list of parameters.
  package var shortUsage: String {
    isPositional ? String(usage.filter { !"[]".contains($0) }) : "\(name):"
  }

  package var usage: String {
    let text =
      switch type {
      case .flag: name
      case .block: isPositional ? "{ … }" : "\(name): { … }"
      case .expressions, .timings, .animations: "\(name.uppercased())…"
      case .word(let word) where word != word.uppercased(): word
      case .choice(let choices) where isPositional && choices.count == 1: choices[0].word
      default:
        isPositional ? name.uppercased() + (isSeveral ? "…" : "") : "\(name): \(type.placeholder)"
      }
    return isRequired ? text : "[\(text)]"
  }
}

extension Parameter.Form {
  /// The placeholder for its value in usage lines.
  package var placeholder: String { words.placeholder }
  /// A noun for what it takes, and an example, for messages.
  package var expectation: (noun: String, hint: String?) { (words.noun, words.hint) }

  private var words: (placeholder: String, noun: String, hint: String?) {
    switch self {
    case .newName, .title: ("NAME", "a name", "names are letters and digits, or stand in quotes")
    case .anyName, .object: ("NAME", "a name", "'list' shows the names")
    case .view: ("NAME", "a view", "'list' shows the names")
    case .animator: ("NAME", "an animator", "'list' shows the names")
    case .chain: ("NAME", "a chain", "make one: chain intro { then 1s { … } }")
    case .gesture:
      ("NAME", "a gesture", "give one a name: gesture pan box name: drag changed: { … }")
    case .animation: ("NAME", "an animation", "make one: animation fade opacity to: 0 1s")
    case .animations: ("…", "an animation", "make one: animation fade opacity to: 0 1s")
    case .layer: ("LAYER", "a layer", "write a layer's name, a view's, or box.layer")
    case .key: ("KEY", "a key", "a key is a name, in quotes where it has blanks")
    case .keyPath: ("KEYPATH", "a key path", "write opacity, position.x or transform.rotation.z")
    case .value: ("VALUE", "a value", "write a number, (10, 20), a colour or a transform")
    case .values: ("(VALUE, …)", "a list of values", "write them in brackets: (0, 10, -10, 0)")
    case .namedBlock: ("NAME", "an animate block", "give one a name: animate 1s name: nudge { … }")
    case .place:
      (
        "PLACE", "a moment, a mark or a branch",
        "write goto 0.5s; 'list marks' and 'list branches' have the others"
      )
    case .change:
      ("N", "an entry", "write its number in 'history', or a name that it gave: edit 3, edit slide")
    case .duration: ("D", "a duration", "write 0.5s, 500ms or 30f")
    case .share: ("FRACTION", "a fraction", "write 50% or 0.5")
    case .part: ("FRACTION|D", "a fraction or a duration", "write 50%, or 0.5s")
    case .number: ("NUMBER", "a number", nil)
    case .timing: ("TIMING", "a timing", "write linear, easeInOut, cubic(…) or spring(…)")
    case .timingOrFile:
      (
        "TIMING|FILE", "a timing, or a file that ends in .csv",
        "write linear, easeInOut, cubic(…), spring(…) or samples.csv"
      )
    case .timings:
      ("…", "a timing", "write linear, easeInOut, cubic(…) or spring(…); 'plot' draws paths")
    case .size: ("COLUMNSxROWS", "a size", "write 60x20: columns, then rows")
    case .extent: ("WIDTHxHEIGHT", "a size", "write 640x480: width, then height")
    case .vector: ("(X, Y)", "a pair", "write (0, -300)")
    case .boolean: ("true|false", "true or false", nil)
    case .flag: ("…", "a flag", nil)
    case .choice(let choices):
      (
        choices.map(\.word).joined(separator: "|"), "a choice here",
        "write \(choices.dropLast().map(\.word).joined(separator: ", ")) "
          + "or \(choices.last?.word ?? "")"
      )
    case .condition: ("…", "a condition", "write a == b, a < b or a > b")
    case .expressions: ("…", "a path", "write box.alpha")
    case .path: ("PATH", "a path", "write box.alpha")
    case .side:
      ("…", "anything to compare", "write two timings, paths, animators, chains, marks or branches")
    case .block: ("…", "a block", "write { … }")
    case .word(let word): (word, "a \(word.lowercased())", nil)
    }
  }
}
