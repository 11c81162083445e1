package import FlipbookLanguage
import OrderedCollections

extension ForeignWord {
  /// A line with the names there are in place of 'box' and 'slide', and free ones for 'ball' and
  /// 'fade'; `nil` where there is no such thing.
  ///
  /// - Parameter typed: what was typed: what is named there is meant, else what was named last.
  package static func filled(_ example: String, for typed: String, _ names: Names) -> String? {
    let said = Set(typed.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    func thing(_ isMeant: (Named) -> Bool) -> String? {
      let fitting = names.keys.filter { $0 != "root" && names[$0].map(isMeant) == true }
      return (fitting.last { said.contains($0) } ?? fitting.last).map { Name.typed($0) }
    }
    var line = ""
    var rest = example[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter }
      let name: String? =
        switch word {
        case "box": thing { if case .view = $0 { true } else { false } }
        case "slide": thing { if case .animator = $0 { true } else { false } }
        case "ball", "fade":
          ([""] + (2...99).map(String.init)).lazy.map { word + $0 }.first { names[$0] == nil }
        default: String(word.isEmpty ? rest.prefix(1) : word)
        }
      guard let name else { return nil }
      line += name
      rest = rest.dropFirst(max(word.count, 1))
    }
    return line
  }
}

/// Members that other tools have, with what is written here instead.
enum ForeignMembers {
  /// What to write for a member of a thing, or of a value, that it does not have.
  ///
  /// - Parameter start: the path before it, as it was typed; empty where it begins with a dot.
  static func hint(_ name: String, of kind: ValueKind, after start: String) -> String? {
    guard let forms = forms(name, of: kind) else { return nil }
    return "write " + forms.map { "\(start).\($0)" }.joined(separator: ", or ")
  }

  private static func forms(_ name: String, of kind: ValueKind) -> [String]? {
    switch (kind, name) {
    case (.view, "x"), (.view, "y"): ["center.\(name)", "frame.origin.\(name)"]
    case (.layer, "x"), (.layer, "y"): ["position.\(name)", "frame.origin.\(name)"]
    case (.view, "left"), (.layer, "left"): ["frame.origin.x"]
    case (.view, "top"), (.layer, "top"): ["frame.origin.y"]
    case (.view, "width"), (.view, "height"), (.layer, "width"), (.layer, "height"):
      ["bounds.size.\(name)", "frame.size.\(name)"]
    case (.view, "scale"), (.layer, "scale"): ["transform = scale(1.5)", "transform.scale.x"]
    case (.view, "scaleX"), (.layer, "scaleX"): ["transform.scale.x"]
    case (.view, "scaleY"), (.layer, "scaleY"): ["transform.scale.y"]
    case (.view, "rotation"), (.layer, "rotation"), (.view, "rotate"), (.view, "angle"):
      ["transform = rotate(45deg)", "transform.rotation"]
    case (.view, "translateX"), (.view, "translationX"): ["transform.translation.x"]
    case (.view, "translateY"), (.view, "translationY"): ["transform.translation.y"]
    case (.rect, "x"), (.rect, "y"): ["origin.\(name)"]
    default: nil
    }
  }
}
