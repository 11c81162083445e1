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

extension ForeignWord {
  /// What goes by another name here: members, labels, timings and values, whichever fits.
  package static func names(for word: String) -> [String] {
    others[word] ?? others[word.lowercased()] ?? []
  }

  private static let others: [String: [String]] = [
    "delay": ["after"], "wait": ["after", "delay"], "after": ["delay"], "parent": ["in"],
    "superview": ["in"], "inside": ["in"], "time": ["every", "for"], "interval": ["every"],
    "step": ["every"], "duration": ["for"], "tolerance": ["within"], "accuracy": ["within"],
    "to": ["at"], "radius": ["cornerRadius"], "size": ["frame", "bounds"], "rect": ["frame"],
    "opacity": ["alpha"], "alpha": ["opacity"], "position": ["center", "at"],
    "center": ["position"], "affineTransform": ["transform"],
    "clipsToBounds": ["masksToBounds"], "masksToBounds": ["clipsToBounds"],
    "x": ["center", "frame"], "y": ["center", "frame"], "width": ["frame", "bounds"],
    "height": ["frame", "bounds"], "fraction": ["fractionComplete"],
    "progress": ["fractionComplete"], "reversed": ["isReversed"], "running": ["isRunning"],
    "hidden": ["isHidden"], "visible": ["isHidden"], "color": ["backgroundColor"],
    "colour": ["backgroundColor"], "fill": ["backgroundColor"],
    "backgroundcolour": ["backgroundColor"], "backgroundcolor": ["backgroundColor"],
    "background": ["backgroundColor"], "tension": ["stiffness"], "friction": ["damping"],
    "dampingFraction": ["dampingRatio"], "velocity": ["initialVelocity"], "none": ["linear"],
    "easy": ["easyEase"], "elastic": ["bouncy"], "yes": ["true"], "no": ["false"],
    "on": ["true"], "off": ["false"],
  ]
}
