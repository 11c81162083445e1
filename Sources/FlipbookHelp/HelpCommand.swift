import FlipbookSession

/// The command that tells where to begin, and explains words.
package enum HelpCommand {
  private static let topic = Input.word(
    "topic", .word("TOPIC"),
    "a command, or any word that can be typed or is printed; 'all'; 'find'")
  private static let further = Input.word(
    "more", .word("MORE"), "after 'find', what to look for; otherwise the page")

  package static let all = [
    CommandDeclaration(
      name: "help", group: .session, effect: .outside, places: .alone,
      parameters: [topic, further], help: "tells where to begin, or explains a word",
      example: "help scrub\nhelp progress\nhelp find storyboard", synonyms: ["manual"],
      // Nothing typed yet: pages and commands; then every word that there is help on.
      offers: { typed, commands in
        let help = Help(on: commands)
        return help.topics + (typed.isEmpty ? [] : help.vocabulary)
      }, action: help)
  ]

  @Sendable private static func help(_ call: Invocation) throws(Mistake) -> Answer {
    let words = [call[topic], call[further]].compactMap { $0?.text }
    let name = words.joined(separator: " ")
    let own = call.world.names[name].map {
      "\(Name.typed(name)) is \($0.kind); 'show \(Name.typed(name))' shows it"
    }
    let help = Help(on: call.world.commands)
    guard let lines = help.answer(to: words, call.world.settings, own: own) else {
      throw Mistake(.unknownTopic(name, near: help.near(name)), call.span(of: topic))
    }
    var answer = Answer(lines)
    if let now = call.session.promptSettings, let setting = PromptSettings.properties[name] {
      answer.remark = "\(name) is \(setting.text(now)) now"
    }
    return answer
  }
}
