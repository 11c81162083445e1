import FlipbookLanguage
package import FlipbookSession
import FlipbookSwift
import FlipbookValues
import OrderedCollections

/// Swift that is pasted from an app is answered with the whole line that is typed for it.
package enum PastedSwift {
  /// What to type instead of code; `nil` for what is none.
  package static func hint(for text: String, in session: Session) -> String? {
    let (commands, world) = (session.commands, session.world)
    let translator = SwiftTranslator(
      commands: commands, isTaken: { world.names[$0] != nil },
      maker: { name in
        guard world.names[name] != nil, let number = session.numberOfChange(making: name),
          let text = session.change(numbered: number),
          (try? Parser.entry(from: text, wordVerbs: commands.wordVerbs))?.statements.count == 1
        else { return nil }
        return (number, text)
      })
    return translator.hint(for: text)
  }
}
