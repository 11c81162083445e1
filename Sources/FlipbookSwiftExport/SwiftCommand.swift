/// The command that shows what a session did as the code of an app.
package enum SwiftCommand {
  private static let names = Input.list("names", .expressions, "what to write; default: everything")
  /// How blocks are written.
  package static let manner = Input<SwiftWriter.Manner?>.choice(
    "as:", "how to write motions, where possible")

  private static let force = Input.flag("force", "compiles even if something is missing")

  /// The hint for a manner that was removed.
  package static let refusals = [
    "as: layer": "'as: layer' was removed: write 'as: uiview', or leave it out"
  ]

  package static let all = [
    CommandDeclaration(
      name: "swift", group: .session, effect: .looks, places: .alone,
      parameters: [names, manner, force], help: "shows UIKit code that does what the session did",
      note: "What it can't translate, and what depends on that, becomes a comment with the reason "
        + "and an #error, unless 'force' is given. Timings become numbers, later moments waits. "
        + "'export swift FILE' writes it to a file, 'export test FILE' writes a test with your "
        + "expectations.",
      example: "view box frame: (0, 0, 80, 80)\n"
        + "animate 1s spring(dampingRatio: 0.5) { box.center.x += 100 }\nswift\n"
        + "swift box as: animator",
      synonyms: ["code", "uikit", "generate"], isReserved: false, refusals: refusals
    ) { call throws(Mistake) in
      let code = SwiftCode(
        session: call.session, form: .app, manner: call[manner], isForced: call[force],
        wanted: try wanted(call))
      let text = try code.file(title: "motion", call).text
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return Answer(lines.map(String.init))
    }
  ]

  // The wanted names, which must be those of things or blocks.
  private static func wanted(_ call: Invocation) throws(Mistake) -> Set<String> {
    var names: Set<String> = []
    for expression in call[Self.names] {
      guard let word = expression.word,
        call.world.names[word.text] != nil || call.world.blocks[word.text] != nil
      else {
        let text = call.text(of: expression.span)
        throw Mistake(.unknownName(text, near: call.scope.nearNames(text)), expression.span)
      }
      names.insert(word.text)
    }
    return names
  }
}

extension ExportKind { package static let code = ExportKind("code", [.swift, .test]) }

extension ExportForm {
  package static let swift = code("swift", "UIKit code that does what the session did", .app)
  package static let test = code("test", "a Swift test that holds what the session expects", .test)

  private static func code(
    _ word: String, _ meaning: String, _ form: SwiftWriter.Form
  ) -> ExportForm {
    ExportForm(word, meaning, takes: [SwiftCommand.manner]) { call, title throws(Mistake) in
      let code = SwiftCode(
        session: call.session, form: form, manner: call[SwiftCommand.manner],
        isForced: call[ExportCommands.force])
      let (text, untold) = try code.file(title: title, call)
      let lines = text.count { $0 == "\n" }.counted("line")
      let rest = untold == 0 ? "" : "; \(untold.counted("thing")) not translated"
      return (text, lines + rest)
    }
  }
}

/// Answers Swift that is pasted from an app with the whole line to type for it.
package enum PastedSwift {
  /// The hint to type instead of code; `nil` for any other text.
  package static func hint(for text: String, in session: Session) -> String? {
    let (commands, world) = (session.commands, session.world)
    let translator = SwiftTranslator(
      commands: commands, now: world.stage.now, isTaken: { world.names[$0] != nil },
      maker: { name in
        guard world.names[name] != nil, let number = session.numberOfChange(making: name),
          let text = session.change(numbered: number),
          (try? commands.entry(from: text))?.statements.count == 1
        else { return nil }
        return (number, text)
      })
    return translator.hint(for: text)
  }
}
