/// The command that writes something of a session to a file.
package enum ExportCommands {
  private static let file = Input.word("file", .word("FILE"), "a name or a path; - shows it")
    .required()
  package static let force = Input.flag(
    "force", "replaces a file; code compiles even if something is missing")
  package static let paths = Input.list(
    "path", .expressions, "what to sample or plot; default: all that moves")
  package static let every = Input.duration(
    "every:", "the time between two moments; default: a frame, finer in plots, coarser in strips")
  package static let size = Input.size(
    "size:", .extent, "how large a picture is shown, in points: 640x480")

  package static let title = Input.word(
    "title:", .title, "the title of a page or picture; default: the file's name")

  package static let follow = Input.flag(
    "follow", "keeps a page up to date with what you type; 'follow none' stops it")

  package static let beside = Input.expression(
    "beside:", .place, "a mark, a branch or a session file that a page shows side by side")

  /// The command with its forms, in the order listed, and the inputs that only some of them take.
  package static func declaration(
    of kinds: [ExportKind], refusals: [String: String] = [:]
  ) -> CommandDeclaration {
    let forms = kinds.flatMap(\.forms)
    let form = Input.word(
      "form", .choice(forms.map(\.choice)), kinds.map(\.summary).joined(separator: "; ")
    ).required()
    let (first, last): ([any Parametric], [any Parametric]) = (
      [form, file, paths, force, PictureSize.bestFit, follow],
      [every] + TimeStretch.parameters + [size, title, beside]
    )
    // The inputs of single forms, each once.
    var known = Set((first + last).map(\.parameter.name))
    let own = forms.flatMap(\.inputs).filter { known.insert($0.parameter.name).inserted }
    return CommandDeclaration(
      name: "export", group: .session, effect: .outside, places: .alone,
      parameters: first + own + last,
      help: "writes a file: data, pictures, a page, code, an asciinema cast",
      example: "view box frame: (0, 0, 100, 60) backgroundColor: red\n"
        + "animate 1s { box.center.x += 100 }\n"
        + "export csv box.csv every: 0.1s\nexport gif box.gif fit\nexport html box.html",
      synonyms: ["share", "gif", "video", "movie", "png", "lottie", "download", "screenshot"],
      refusals: refusals
    ) { call throws(Mistake) in try export(call, call[form].text, forms) }
  }

  private static let nothing = Input.choice(
    "none", "no page is kept up to date any more", of: ["none": "no page"]
  ).required()

  /// The command `follow none`, which stops what the flag `follow` begins.
  package static let ending = CommandDeclaration(
    name: "follow", group: .session, effect: .outside, places: .alone, parameters: [nothing],
    help: "stops keeping a page up to date", note: "'export html page.html follow' begins it.",
    example: "view box\nexport html page.html follow\nfollow none",
    synonyms: ["live reload", "autosave", "unfollow", "browser"]
  ) { _ in Answer(.unfollow) }

  private static func export(
    _ call: Invocation, _ word: String, _ forms: [ExportForm]
  ) throws(Mistake) -> Answer {
    let path = call[file].text
    guard let form = forms.first(where: { $0.choice.word == word }) else {
      preconditionFailure("'\(word)' is one of the choices")
    }
    try call.check(takes: form.inputs, usage: "export \(word) FILE")
    guard form.isText || path != "-" else {
      throw Mistake(
        call[file], isNot: "a file's name", hint: "it is not text: export \(word) motion.\(word)")
    }
    guard !call[follow] || path != "-" else {
      throw Mistake(call[file], isNot: "a file's name", hint: "export html page.html follow")
    }
    var made = try form.make(call, call[title]?.text ?? FileTitle.of(path))
    made.isFollowing = call[follow]
    return Answer(.export(made, path: path, replaces: call[force]))
  }
}

extension Invocation {
  /// Throws if an optional input is given that a usage does not take; `usage` already shows `said`.
  package func check(
    takes inputs: [any Parametric], usage: String, leaving said: (any Parametric)? = nil
  ) throws(Mistake) {
    let taken = Set(inputs.map(\.parameter.name)).union(["force"])
    let optional = declaration.parameters.filter { !$0.isRequired }
    for parameter in optional where isGiven(parameter) && !taken.contains(parameter.name) {
      let rest = declaration.usage(
        of: declaration.parameters.filter {
          taken.contains($0.name) && $0.name != said?.parameter.name
        })
      let (text, span) = place(of: parameter)
      throw Mistake(.unexpectedArgument(text, hint: "leave it out: \(usage) takes \(rest)"), span)
    }
  }

  // The first argument of a parameter, or its label.
  private func place(of parameter: Parameter) -> (text: String, span: Span) {
    if let label = command.arguments.first(where: { $0.label?.text == parameter.name })?.label {
      return (label.text + ":", label.span)
    }
    return (text(of: parameter), span(of: parameter))
  }
}

/// Forms that help lists together: `csv, json: what moves`.
package struct ExportKind: Sendable {
  let forms: [ExportForm]
  private let meaning: String

  package init(_ meaning: String, _ forms: [ExportForm]) {
    (self.meaning, self.forms) = (meaning, forms)
  }

  fileprivate var summary: String {
    forms.map(\.choice.word).joined(separator: ", ") + ": " + meaning
  }
}

/// A form in which a part of a session can be written, other than a session file.
package struct ExportForm: Sendable {
  /// The text to write, and its contents in a few words.
  package typealias Made = (text: String, contents: String)
  package typealias MadeBytes = (bytes: [UInt8], contents: String)

  let choice: Choice
  /// The inputs it takes besides the file's name and `force`.
  let inputs: [any Parametric]
  let isText: Bool
  /// Makes the export for a call, under a title.
  let make: @Sendable (Invocation, String) throws(Mistake) -> Export

  package init(
    _ word: String, _ meaning: String, takes inputs: [any Parametric] = [],
    make: @escaping @Sendable (Invocation, String) throws(Mistake) -> Made
  ) {
    (choice, self.inputs, isText) = (Choice(word, meaning), inputs, true)
    self.make = { call, title throws(Mistake) in
      let made = try make(call, title)
      return Export(form: word, text: made.text, contents: made.contents)
    }
  }

  /// A form in bytes instead of text, which needs a file.
  package init(
    bytes word: String, _ meaning: String, takes inputs: [any Parametric],
    make: @escaping @Sendable (Invocation) throws(Mistake) -> MadeBytes
  ) {
    (choice, self.inputs, isText) = (Choice(word, meaning), inputs, false)
    self.make = { call, _ throws(Mistake) in
      let made = try make(call)
      return Export(form: word, bytes: made.bytes, isText: false, contents: made.contents)
    }
  }
}

/// A title made from a file's name.
package enum FileTitle {
  /// The name without its folders and without an ending of letters; `session` for stdout.
  package static func of(_ path: String) -> String {
    guard path != "-" else { return "session" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let point = name.lastIndex(of: "."), point > name.startIndex,
      name[name.index(after: point)...].allSatisfy(\.isLetter)
    else { return name }
    return String(name[..<point])
  }
}
