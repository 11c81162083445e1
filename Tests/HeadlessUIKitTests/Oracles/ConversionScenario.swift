import HeadlessUIKit
import TestSupport

/// A row of layer_convert.csv: a child in a parent, described in words.
///
/// A text that places the child starts over; "same" continues the row before; any other text
/// changes one thing of the pair that was described last. Unknown words throw.
struct ConversionScenario {
  fileprivate struct Settings {
    var bounds: CGRect?
    var frame: CGRect?
    var boundsOrigin: CGPoint?
    var position: CGPoint?
    var anchor: CGPoint?
    var transform: CATransform3D?
    var sublayerTransform: CATransform3D?
  }

  private struct Pair {
    var child = Settings()
    var parent = Settings()
  }

  private var pair = Pair()
  // The pair as described, without the changes of later rows.
  private var described = Pair()

  /// Reads the texts of a row and of those before it.
  init(_ texts: [String]) throws {
    for text in texts { try read(text) }
  }

  private mutating func read(_ text: String) throws {
    let isSame = text.hasPrefix("same")
    if !isSame { pair = described }
    let isNew = text.contains(#/\bchild (frame |bounds )?[-\d.]+;/#)
    if isNew { pair = Pair() }
    try readWords(of: text)
    if isNew { described = pair }
  }

  private mutating func readWords(of text: String) throws {
    var owner: WritableKeyPath<Pair, Settings> = \.child
    var attribute = ""
    for word in Self.words(text) {
      switch word {
      case "child": (owner, attribute) = (\.child, "")
      case "parent": (owner, attribute) = (\.parent, "")
      case "same", "with", "in", "and", "at", "changes", "nothing": break
      case "pos", "position", "frame", "bounds", "anchorPoint", "transform", "sublayerTransform":
        attribute = word
      case "origin" where attribute == "bounds": attribute = "bounds origin"
      default:
        try pair[keyPath: owner].set(attribute, word)
        attribute = ""
      }
    }
  }

  // Split at blanks that are not in brackets.
  private static func words(_ text: String) -> [String] {
    var words = [""]
    var depth = 0
    for character in text {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if depth == 0, character == " " || character == "," {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// The two layers.
  func layers() -> (child: CALayer, parent: CALayer) {
    let (child, parent) = (CALayer(), CALayer())
    parent.addSublayer(child)
    pair.child.apply(to: child)
    pair.parent.apply(to: parent)
    return (child, parent)
  }
}

extension ConversionScenario.Settings {
  fileprivate mutating func set(_ attribute: String, _ text: String) throws {
    let numbers = text.split(separator: ";").compactMap {
      OracleExpression.number(in: String($0))
    }
    switch (attribute, numbers.count) {
    case ("bounds origin", 2): boundsOrigin = try CGPoint(numbers: numbers)
    case ("pos", 2), ("position", 2): position = try CGPoint(numbers: numbers)
    case ("anchorPoint", 2): anchor = try CGPoint(numbers: numbers)
    case ("frame", 4): frame = try CGRect(numbers: numbers)
    case ("", 4), ("bounds", 4): bounds = try CGRect(numbers: numbers)
    case ("", 0), ("transform", 0):
      transform = try CATransform3D(OracleExpression(parsing: text))
    case ("sublayerTransform", 0):
      sublayerTransform = try CATransform3D(OracleExpression(parsing: text))
    default: throw OracleError.unknownName("\(attribute) \(text)")
    }
  }

  fileprivate func apply(to layer: CALayer) {
    anchor.map { layer.anchorPoint = $0 }
    bounds.map { layer.bounds = $0 }
    position.map { layer.position = $0 }
    frame.map { layer.frame = $0 }
    boundsOrigin.map { layer.bounds.origin = $0 }
    transform.map { layer.transform = $0 }
    sublayerTransform.map { layer.sublayerTransform = $0 }
  }
}

extension OracleChecker {
  /// The file has no column for a tolerance; its numbers are exact.
  static let layerConvert = OracleChecker("layer_convert.csv") { row in
    let scenario = try ConversionScenario(
      (row.earlier + [row.row]).map { row throws in try row.text("scenario") })
    let input = try row.row.numbers("point_in")
    let output = try Stage().run { () throws in
      let (child, parent) = scenario.layers()
      switch (try row.row.text("direction"), input.count) {
      case ("child->parent", 2):
        return try child.convert(CGPoint(numbers: input), to: parent).numbers
      case ("parent->child", 2):
        return try child.convert(CGPoint(numbers: input), from: parent).numbers
      case ("child->parent", 4):
        return try child.convert(CGRect(numbers: input), to: parent).numbers
      case ("parent->child", 4):
        return try child.convert(CGRect(numbers: input), from: parent).numbers
      case (let direction, _): throw OracleError.unknownName(direction)
      }
    }
    return try row.complaint(about: output, "point_out", .absolute(1e-9))
  }
}
