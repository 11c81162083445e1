import FlipbookSession

/// Commands that change the past.
package enum EditCommands {
  private static let text = Input.block("text", .entry, "the new text of the entry")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "edit", group: .change, effect: .moves, places: .alone,
      parameters: [EditedEntry.input, text],
      help: "replaces an entry and enters the later ones again",
      note: "Without a text it brings the entry back to the prompt. The later changes are entered "
        + "again on a branch of their own, and so are the looks between them, to report what "
        + "differs; 'undo' takes back all of it.",
      example:
        exampleBox + "animate 1s { box.alpha = 0 }\nrun\nedit 2 { animate 0.5s { box.alpha = 0 } }",
      synonyms: ["modify", "rewrite"], isReserved: false,
      traits: { command, _ in
        command.arguments.contains(where: \.isBlock) ? nil : (.outside, .alone)
      }, action: edit),
    CommandDeclaration(
      name: "insert", group: .change, effect: .moves, places: .alone,
      parameters: [EditedEntry.input, text.required()],
      help: "enters something before an entry, and the later ones again",
      example: exampleBox
        + "animate 1s { box.alpha = 0 }\nrun\nedit before: 2 { box.center.x = 100 }",
      isReserved: false, written: "edit before:",
      chosen: CommandForm { command, _ in
        guard let place = command.arguments.firstIndex(where: { $0.label?.text == "before" }) else {
          return nil
        }
        var command = command
        command.arguments[place].label = nil
        return command
      }
    ) { call throws(Mistake) in
      let number = try EditedEntry.number(call)
      return try change(.insert(before: number, try entry(call)), call)
    },
    CommandDeclaration(
      name: "drop", group: .change, effect: .moves, places: .alone, parameters: [EditedEntry.input],
      help: "leaves an entry out and enters the later ones again",
      example: exampleBox + "box.alpha = 0\nbox.tag = 1\nedit 2 drop", synonyms: ["omit"],
      isReserved: false, written: "edit drop",
      chosen: CommandForm { command, _ in
        // With a text, 'drop' is the name of the edited entry.
        guard !command.arguments.contains(where: \.isBlock) else { return nil }
        return command.arguments.firstIndex { $0.value.word?.text == "drop" }.map(command.leaving)
      }
    ) { call throws(Mistake) in try change(.drop(try EditedEntry.number(call)), call) },
  ]

  @Sendable private static func edit(_ call: Invocation) throws(Mistake) -> Answer {
    let (session, number) = (call.session, try EditedEntry.number(call))
    let known = session.change(numbered: number)
    if known == nil {
      do throws(Mistake) { try session.checkEditable(number) } catch {
        throw Mistake(error.kind, call.span(of: EditedEntry.input))
      }
    }
    guard call.isGiven(text) else {
      let entry = session.editEntry(number, known ?? "")
      try call.checkScreen(for: "edit \(number)", hint: "write \(entry)")
      return Answer(.draft(entry))
    }
    if session.waitingHere == nil,
      [known, session.typedChange(numbered: number)].contains(where: { isUnchanged($0, call) })
    {
      return Answer("nothing changed: the text is the same")
    }
    let entry = try entry(call)
    var answer = try change(.replace(number, with: entry), call)
    if answer.remark == nil, !call.isGiven(EditedEntry.input) {
      answer.remark = "that was entry \(number), the last change; 'edit N { … }' takes another one"
    }
    return answer
  }

  private static func change(_ edit: Edit, _ call: Invocation) throws(Mistake) -> Answer {
    var answer = try call.session.edit(edit, call)
    answer.entry = EditedEntry.record(call, edit.number)
    return answer
  }

  // The text between the braces.
  private static func inner(_ block: Block, _ call: Invocation) -> String {
    call.text(of: Span(block.span.lower + 1, block.span.upper - 1)).trimmed(\.isWhitespace)
  }

  private static func isUnchanged(_ known: String?, _ call: Invocation) -> Bool {
    let commands = call.session.commands
    guard let known, let block = call[text], let old = try? commands.entry(from: known),
      let new = try? commands.entry(from: inner(block, call))
    else { return false }
    return old.says(theSameAs: new)
  }

  // The text between the braces, as an entry of its own.
  private static func entry(_ call: Invocation) throws(Mistake) -> Entry {
    guard let block = call[text] else {
      throw Mistake(.missingArgument("the block", usage: call.declaration.usage), call.end)
    }
    let text = inner(block, call)
    guard !text.isEmpty else {
      throw Mistake(
        .missingArgument(
          "the new text", usage: "\(call.declaration.usage); 'edit 3 drop' leaves one out"),
        block.span)
    }
    let commands = call.session.commands
    let entry = try? commands.entry(from: text)
    let declared = entry?.statements.flatMap(\.commands).compactMap { commands.named($0.verb.text) }
    if let alone = declared?.first(where: { $0.effect == .moves || $0.effect == .outside }) {
      guard entry?.statements.count == 1 else {
        throw Mistake(.mustStandAlone(alone.name), block.span)
      }
      throw Mistake(
        .wrongArgument(
          alone.name, expected: "a change that can take an entry's place",
          hint: call.declaration.name == "edit"
            ? "'edit N drop' leaves the entry out; then enter '\(alone.name)' by itself"
            : "enter '\(alone.name)' by itself"),
        block.span)
    }
    if let entry, entry.changes(in: call.world) { return entry }
    throw Mistake(.noChange(text), block.span)
  }
}
