/// How the words after a verb choose one of its forms.
///
/// `draw` draws a moment, `draw onion` several in one picture. Each form is a command with its own
/// inputs; a verb that has become a form still works under its old word.
package struct CommandForm: Sendable {
  /// The command as the form takes it; `nil` where the form was not chosen.
  package let take: @Sendable (Command, Scope) -> Command?

  package init(_ take: @escaping @Sendable (Command, Scope) -> Command?) { self.take = take }

  package init(where holds: @escaping @Sendable (Command, Scope) -> Bool) {
    self.init { command, scope in holds(command, scope) ? command : nil }
  }

  /// Chosen by a word, which is dropped, or by a label, which is kept: `draw onion`, `add to:`.
  init(mark: String) {
    if mark.hasSuffix(":") {
      self.init(where: { command, _ in command.has(label: String(mark.dropLast())) })
    } else {
      self.init { command, _ in
        command.arguments.firstIndex { $0.label == nil && $0.value.word?.text == mark }
          .map(command.leaving)
      }
    }
  }
}

extension Command {
  package func leaving(_ place: Int) -> Command {
    var command = self
    command.arguments.remove(at: place)
    return command
  }

  /// Its only argument, if that is one word.
  package var onlyWord: String? { arguments.count == 1 ? arguments[0].value.word?.text : nil }

  package func has(label: String) -> Bool { arguments.contains { $0.label?.text == label } }
}

extension CommandDeclaration {
  package enum Group: String, Choosable, Sendable {
    case stage, animator, block, layer, chain, touch, time, look, check, change, session

    /// Why its commands lack an input that others have, and what to use; keyed by label.
    package var refusals: [String: String] {
      switch self {
      case .animator:
        [
          "repeat": "a property animator cannot repeat: animate 1s repeat { … } does",
          "autoreverse": "a property animator goes one way: 'reverse' turns it around",
          "completion": "'completion NAME { … }' gives it a block for its end",
        ]
      case .layer:
        [
          "repeat": "an animation itself repeats: animation fade opacity to: 0 1s repeatCount: 3",
          "autoreverse": "an animation itself does: animation fade opacity to: 0 1s autoreverse",
          "completion": "the animation of a layer has one: add fade to: box completion: { … }",
        ]
      case .chain:
        [
          "repeat": "a chain runs its steps once: animate 1s repeat { … } repeats forever",
          "autoreverse": "a chain goes one way: 'reverse' turns it around",
          "completion": "a step that runs a block is do { … }; 'perform' takes a completion",
        ]
      case .touch: ["completion": "a gesture tells of the end: gesture pan box ended: { … }"]
      default: [:]
      }
    }

    package var meaning: String {
      switch self {
      case .stage: "what there is: views, layers, values"
      case .animator: "property animators, which can be paused, scrubbed and reversed"
      case .block: "animations that start at once"
      case .layer: "Core Animation's animations, and actions at their ends"
      case .chain: "steps one after another"
      case .touch: "touches and gestures"
      case .time: "time, forward and back"
      case .look: "numbers, pictures and reasons; nothing is changed"
      case .check: "what must be true"
      case .change: "loops, choices, and what was entered before"
      case .session: "files, settings and help"
      }
    }
  }
}
