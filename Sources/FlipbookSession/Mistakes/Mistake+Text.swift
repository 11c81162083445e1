// The only place that words a session's messages: what is wrong, in lower case, without a full stop
// and with the word in quotes; and what would work.
extension Mistake {
  package func diagnostic(_ commands: Commands) -> Diagnostic {
    let (message, hint) = kind.text(commands)
    return Diagnostic(message: message + (passes.map { " (\($0))" } ?? ""), span: span, hint: hint)
  }

  /// The mistake as text, shown in its own source if it has one, else in the typed text.
  package func rendered(in typed: String, _ commands: Commands) -> String {
    diagnostic(commands).rendered(in: source ?? typed)
  }
}

extension Mistake.Kind {
  typealias Text = (message: String, hint: String?)

  // The compiler makes sure that every kind has a text.
  fileprivate func text(_ commands: Commands) -> Text {
    switch self {
    // Words
    case .unknownVerb(let word, let near):
      (
        "there is no command '\(word)'",
        Self.command(soughtBy: word, commands) ?? near.meant ?? "'help all' lists the commands"
      )
    case .functionAsVerb(let word, let forms):
      ("'\(word)' is a function, not a command", "write \(forms)")
    case .unknownName(let word, let near):
      ("nothing is called '\(word)'", near.meant(by: word, commands) ?? "'list' shows the names")
    case .unknownValue(let word, let hint, let near):
      ("nothing is called '\(word)'", hint ?? near.meant(by: word, commands) ?? Self.binding(word))
    case .unknownThing(let word, "animator", _) where commands.named(word)?.group == .block:
      (
        "there is no animator '\(word)'",
        "only an animator can be held, scrubbed and reversed: write animator NAME 1s { … }"
      )
    case .unknownThing(let word, let what, let near):
      (
        "there is no \(what) '\(word)'",
        near.meant(by: word, commands) ?? Self.recipe(for: what, named: word)
      )
    case .nothingToSet(let word, let near):
      ("nothing is called '\(word)'", near.meant ?? Self.binding(word))
    case .unknownProperty(let word, let owner, let near):
      (
        "\(owner) has no '\(word)'",
        owner == ValueKind.number.noun
          ? "it is one number, without members" : near.count > 3 ? near.list : near.meant
      )
    case .writtenOtherwise(let word, let owner, let hint): ("\(owner) has no '\(word)'", hint)
    case .noTiming(let timing): timing.complaint(whole: timing.usual)
    case .verbAsMember(let word, let owner, let name):
      ("\(owner) has no '\(word)'", commands.named(word)?.hint(naming: name))
    case .unknownFunction(let word, let near):
      (
        "there is no function '\(word)'",
        commands.named(word)?.hint ?? near.meant ?? "'help functions' lists them"
      )
    case .nameTaken(let name, let kind):
      (
        "'\(name)' is already \(kind)",
        (kind == "a promise" ? "" : "'remove \(name)' first, or ") + "take another name"
      )
    case .reservedName(let name): ("'\(name)' is a word of the language", "take another name")
    case .noChange(let word):
      (
        "'\(word)' changes nothing",
        "'drop' in its place leaves the entry out, and looks are entries of their own"
      )
    case .notRead(let message): (message, nil)
    case .unknownTopic(let word, let near):
      ("there is no help on '\(word)'", near.meant ?? "'help all' lists the commands")

    // Arguments
    case .missingArgument(let name, let usage): ("\(name) is missing", "write \(usage)")
    case .unexpectedArgument(let word, let hint): ("'\(word)' is not expected here", hint)
    case .unknownLabel(let label, let verb, let near, let usage):
      ("'\(verb)' has no argument '\(label):'", near.meant ?? "write \(usage)")
    case .repeatedArgument(let name): ("\(name) is given twice", "give it once")
    case .wrongArgument(let word, let expected, let hint): ("'\(word)' is not \(expected)", hint)
    case .wrongCall(let name, let forms): ("'\(name)' does not take these values", "write \(forms)")
    case .mustStandAlone(let verb):
      (
        "'\(verb)' must be an entry of its own" + Self.reasonToStandAlone(verb, commands),
        "press Enter before and after it"
      )
    case .looksAlongTime(let verb):
      (
        "'\(verb)' \(Self.looking(verb, commands)), "
          + "but a block that runs later sees only the present",
        verb.hasSuffix(" at:")
          ? "leave 'at:' out, or write '\(verb)' in an entry"
          : "write 'table', 'show', a path or a check of this moment here, "
            + "or '\(verb)' in an entry"
      )
    case .endsHere: ("", nil)
    case .outsideOf(let verb, let owner, let usage):
      ("'\(verb)' works only in a \(owner) block", "write \(usage)")
    case .notInChain(let verb):
      (
        verb.map { "'\($0)' cannot go in a chain block" } ?? "only steps can go in a chain block",
        "its steps are then, and, do and wait; put other commands in do { … }"
      )
    case .notInBlock(let verb, isAnimation: true):
      (
        "'\(verb)' cannot go in an animation block",
        "it animates assignments: box.alpha = 0; write the rest outside or in a completion"
      )
    case .notInBlock(let verb, isAnimation: false):
      (
        "'\(verb)' cannot go in a block",
        commands.named(verb)?.effect == .passesTime
          ? "time passes in entries of their own; a block runs at one moment"
          : "blocks take assignments, commands for views and animators, and looks at this moment"
      )

    // Values
    case .wrongKind(let found, let expected):
      ("this is \(found), not \(expected)", ValueKind(rawValue: expected)?.example)
    case .mixedUnits(let a, let b): ("\(a) and \(b) do not go together", nil)
    case .noOperator(let op, let lhs, let rhs):
      (
        "'\(op)' does not work on \(lhs) and \(rhs)",
        lhs == rhs && lhs == ValueKind.transform.noun
          ? Self.joiningTransforms
          : [lhs, rhs] == [ValueKind.pair.noun, ValueKind.number.noun] && "+-".contains(op)
            ? "a pair goes with a pair, as (100, 0); box.center.x is one number" : nil
      )
    case .divisionByZero: ("this divides by zero", nil)
    case .notFinite: ("this is not a finite number", nil)
    case .noRate(let message, let hint): (message, hint)
    case .noBound:
      (
        "no bound is known of this here",
        "a curve may be infinitely fast: end before it, or begin later"
      )
    case .outOfRange(let word, let allowed): ("'\(word)' is out of range", allowed)
    case .readOnly(let path, let settable): ("'\(path)' can only be read", settable.settable)
    case .noContext(let word) where GestureWord(rawValue: word) != nil:
      (
        "'\(word)' is a value of a gesture: it works only in the block of one that has it",
        "write gesture pan NAME changed: { … }; for a block inside, take it before: let v = \(word)"
      )
    case .noContext(ValueWords.context):
      (
        "'context' works only in the blocks of a begin with 'context:'",
        "write begin 1s context: 3 completion: { … }"
      )
    case .noContext(let word):
      (
        "'\(word)' works only in a completion" + (word == "position" ? " of an animator" : ""),
        word == "position"
          ? "the completion of a block has 'finished'"
          : "write completion NAME { … } or completion: { … }"
      )
    case .noView:
      ("a path that starts with a dot needs a view", "write the view's name before the dot")
    case .noNumber(let message, let hint): (message, hint)
    case .velocityPair(let text, let forms):
      (
        "this is a pair; a spring's velocity is one number, in distances per second",
        !text.allSatisfy { $0.isLetter || $0 == "." }
          ? nil
          : forms.count == 1
            ? "write \(text)\(forms[0])" : "divide \(text).x or \(text).y by the distance to go"
      )
    case .notPositive(let word): ("'\(word)' is negative", "write a duration of 0 or more")
    case .backwards(let word):
      ("'\(word)' is negative", "write a duration of 0 or more; 'back' goes back in time")

    // States
    case .wrongState(let message, let legal):
      (message, legal.isEmpty ? nil : "from here: \(legal.joined(separator: ", "))")
    case .notBegun("commit"): ("there is no 'begin' before this 'commit'", "'begin 1s' first")
    case .notBegun(let verb): ("'\(verb)' must stand between begin and commit", "'begin 1s' first")
    case .notCommitted:
      ("time cannot move between begin and commit", "'commit' first, or 'undo' the begin")
    case .noStepsLeft(let name, let hasPast):
      ("'\(name)' has no steps left", Self.bringingBack(chain: name, hasPast: hasPast))
    case .blockNotAnimator(let name, let verb):
      (
        "'\(name)' is an animate block, "
          + (verb == "start" ? "which begins at once" : "and '\(verb)' takes an animator"),
        Self.again(name)
      )
    case .noAnimator: ("there is no animator yet", "make one: animator slide 2s { … }")
    case .noEnd(isEndless: true, let ahead, _):
      ("'for:' is missing", "write \(ahead); what repeats forever has no end")
    case .noEnd(_, let ahead, let past?):
      ("nothing moves from now on", "for the past: \(past)\n      for the next second: \(ahead)")
    case .noEnd(_, let ahead, nil):
      ("'for:' is missing", "write \(ahead), or start something first")
    case .nothingMoves(let hasPast):
      (
        "nothing moves from here on",
        "name what to look at: box.alpha" + (hasPast ? "; 'goto 0s' goes back" : "")
      )
    case .nothingEnds(let waiting):
      (
        "nothing is going to finish" + (waiting.isEmpty ? "" : "; ")
          + waiting.joined(separator: ", "),
        "start an animator first, or let time pass: run 2s"
      )
    case .needsTerminal(let command, let hint): ("'\(command)' needs a terminal to draw on", hint)
    case .tooFarBack(let passed?): ("only \(passed) has passed", "'goto 0s' is the start")
    case .tooFarBack(nil): ("no time has passed yet", "'undo' takes back what was entered")
    case .nothingToUndo(let redo, 0): ("there is nothing to \(redo ? "redo" : "undo")", nil)
    case .nothingToUndo(let redo, let count):
      (
        "only \(count) can be \(redo ? "redone" : "undone")",
        "write \(redo ? "redo" : "undo") \(count)"
      )
    case .beyondTime: ("this lies beyond the stage's 32 years", "take a shorter time")
    case .firedAhead(let message):
      ("a block that runs on the way fails: \(message)", "'run' goes to that moment")
    case .notOpened(let message, let hint): (message, hint)
    case .interrupted: ("interrupted", nil)
    case .neverTurns(let condition, let moment, let isAhead):
      (
        "'\(condition)' is still not true at \(moment)",
        isAhead ? "nothing has changed; 'goto \(moment)' goes there" : nil
      )
    case .neverCrosses(let condition, _, _):
      ("'\(condition)' is true only to the digits written", nil)
    case .notDecided(let moments):
      ("this is not decided between \(moments)", "look at a shorter stretch of time")
    case .notKept(let promise, let moment, let actual):
      ("expected \(promise), but \(moment.map { "at \($0) " } ?? "")\(actual)", nil)
    case .promiseBroken(let promise, let moment, let actual):
      ("\(promise) is broken at \(moment): \(actual)", nil)
    case .promiseLost(let name, let reason):
      (
        "promise \(name) can't be checked any more: \(reason.text(commands).message)",
        "'remove \(name)' ends the promise"
      )
    case .notForeseen(let function):
      (
        "'\(function)' looks along time",
        "it is one number for a stretch of time: use it alone or in a check; what is read at each "
          + "moment, or changes the stage, cannot depend on it"
      )
    case .neverTurned(let condition):
      ("'\(condition)' has not changed before this moment", "'events' lists what happened")
    case .endless(let text): (text, "nothing has changed; look for a block that starts itself")

    // Checks
    case .notExpected(let condition, let actual, let otherwise):
      ("expected \(condition), but \(actual)", otherwise)
    }
  }
}
