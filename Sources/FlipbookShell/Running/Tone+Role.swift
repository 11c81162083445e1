import FlipbookPrompt
import FlipbookTerminal

extension Tone {
  init(_ role: ColoredStretch.Role) {
    self =
      switch role {
      case .verb: .verb
      case .name: .name
      case .label: .label
      case .number: .number
      case .string: .string
      case .value: .value
      case .comment: .comment
      case .mistake: .mistake
      }
  }
}
