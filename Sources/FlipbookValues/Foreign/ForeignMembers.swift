package import FlipbookLanguage
import HeadlessUIKit

/// Members that other tools have, with what is written here instead.
enum ForeignMembers {
  /// What to write for a member that a thing or a value does not have, behind a path as it was typed.
  static func hint(_ name: String, of kind: ValueKind, after start: String) -> String? {
    guard let forms = forms(name, of: kind) else { return nil }
    return "write " + forms.map { "\(start).\($0)" }.joined(separator: ", or ")
  }

  static func forms(_ name: String, of kind: ValueKind) -> [String]? {
    switch (kind, name) {
    case (.view, "x"), (.view, "y"): ["center.\(name)", "frame.origin.\(name)"]
    case (.layer, "x"), (.layer, "y"): ["position.\(name)", "frame.origin.\(name)"]
    case (.view, "left"), (.layer, "left"): ["frame.origin.x"]
    case (.view, "top"), (.layer, "top"): ["frame.origin.y"]
    case (.view, "width"), (.view, "height"), (.layer, "width"), (.layer, "height"):
      ["frame.size.\(name)"]
    case (.view, "size"), (.layer, "size"): ["frame.size"]
    case (.view, "borderRadius"): ["cornerRadius"]
    case (.view, "scale"), (.layer, "scale"): ["transform.scale = 1.5", "transform.scale.x"]
    case (.view, "scaleX"), (.layer, "scaleX"): ["transform.scale.x"]
    case (.view, "scaleY"), (.layer, "scaleY"): ["transform.scale.y"]
    case (.view, "rotation"), (.layer, "rotation"), (.view, "rotate"), (.view, "angle"):
      ["transform.rotation = 45deg", "transform.rotation"]
    case (.view, "translateX"), (.view, "translationX"): ["transform.translation.x"]
    case (.view, "translateY"), (.view, "translationY"): ["transform.translation.y"]
    case (.rect, "x"), (.rect, "y"): ["origin.\(name)"]
    case (.view, _) where CALayer.properties[name] != nil && ForeignWord.names(for: name).isEmpty:
      ["layer.\(name)"]
    default: nil
    }
  }
}

extension ForeignWord {
  /// Whether a view has something that other tools call so.
  package static func isViews(_ member: String) -> Bool {
    ForeignMembers.forms(member, of: .view) != nil
      || names(for: member).contains { ViewFace.properties[$0] != nil }
  }
}
