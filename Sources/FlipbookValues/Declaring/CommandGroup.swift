extension CommandDeclaration {
  package enum Group: String, Choosable, Sendable {
    case stage, animator, block, layer, chain, touch, time, look, check, change, session

    package var meaning: String {
      switch self {
      case .stage: "what there is: views, layers, values"
      case .animator: "property animators, which can be paused, scrubbed and reversed"
      case .block: "what a block changes moves at once"
      case .layer: "Core Animation's animations, and what waits for their ends"
      case .chain: "steps one after another"
      case .touch: "fingers, and what follows them"
      case .time: "time, on and back"
      case .look: "numbers, pictures and reasons; nothing is changed"
      case .check: "what has to hold"
      case .change: "loops, choices, and what was entered before"
      case .session: "files, settings and help"
      }
    }
  }
}
