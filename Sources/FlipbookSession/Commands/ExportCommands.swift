import FlipbookLanguage
import FlipbookPictures

/// The command that writes something of a session to a file.
enum ExportCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "export", group: .session, kind: .outside,
      parameters: [
        Parameter(
          name: "form", type: .choice(ExportForm.choices), isRequired: true,
          meaning: "csv, json: what moves; svg: a picture; html: a page that plays; cast: asciinema"
        ),
        Parameter(
          name: "file", type: .word("FILE"), isRequired: true,
          meaning: "a name or a path; - shows it"),
        Parameter(
          name: "path", type: .expressions,
          meaning: "what is sampled or plotted; all that moves unless said"),
        Parameter(name: "force", type: .flag, meaning: "replaces a file that is there"), .fit,
        Parameter(
          name: "kind", type: .choice(PictureKind.choices), isPositional: false,
          meaning: "what a picture shows; still, the present moment, unless said"),
        Parameter(
          name: "every", type: .duration, isPositional: false,
          meaning:
            "between two moments; a frame unless said, less in a plot, more in a filmstrip"),
      ] + TimeStretch.parameters + [
        Parameter(
          name: "size", type: .extent, isPositional: false,
          meaning: "how large a picture is shown, in points: 640x480")
      ],
      help: "writes a file: csv, json, svg, html, or a cast for asciinema",
      example: "view box frame: (0, 0, 100, 60) backgroundColor: red\n"
        + "animate 1s { box.center.x += 100 }\n"
        + "export csv box.csv every: 0.1s\nexport svg box.svg kind: animation\nexport html box.html",
      action: .session(export))
  ]

  @Sendable private static func export(_ session: Session, _ call: Invocation) throws(Mistake) {
    guard let form = call.name("form").flatMap({ ExportForm(rawValue: $0.text) }),
      let file = call.name("file")
    else { return }
    try call.check(takes: form.parameters, usage: "export \(form.rawValue) FILE")
    if form == .svg {
      let kind = call.pictureKind
      try call.check(
        takes: kind.parameters, usage: "export svg FILE kind: \(kind.rawValue)", leaving: "kind")
    }
    let export = try export(form, of: session, call, title: FileTitle.of(file.text))
    session.ask(.export(export, path: file.text, replaces: call.bool("force") ?? false))
  }

  private static func export(
    _ form: ExportForm, of session: Session, _ call: Invocation, title: String
  ) throws(Mistake) -> Export {
    switch form {
    case .cast:
      let records = session.transcript
      return Export(
        form: form,
        text: Asciicast.text(title: title, columns: session.settings.columns, records: records),
        contents: counted(records.count, "entry", "entries"))
    case .csv, .json:
      let samples = try Sampling.samples(of: session, call, title: title)
      return Export(
        form: form,
        text: try form == .csv ? samples.csv(asking: call.check) : samples.json(asking: call.check),
        contents: counted(samples.times.count, "sample", "samples") + " of "
          + counted(samples.columns.count, "number", "numbers"))
    case .svg:
      let picture = try Picturing.svg(call.pictureKind, of: session, call, title: title)
      return Export(form: form, text: picture.text, contents: picture.contents)
    case .html:
      let page = try PageExport.page(of: session, call, title: title)
      return Export(
        form: form, text: try page.html(asking: call.check),
        contents: "a page of " + counted(page.sampleCount, "sample", "samples"))
    }
  }

  /// A number of things, in words.
  static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}

extension Invocation {
  fileprivate var pictureKind: PictureKind {
    name("kind").flatMap { PictureKind(rawValue: $0.text) } ?? .still
  }

  /// Makes sure that of the parameters that may be left out only some are given.
  ///
  /// - Parameters:
  ///   - names: those that go with what was asked for.
  ///   - usage: how that is written, without them.
  ///   - said: the one of them that stands in that already.
  fileprivate func check(
    takes names: [String], usage: String, leaving said: String? = nil
  ) throws(Mistake) {
    let optional = declaration.parameters.filter { !$0.isRequired && $0.name != "force" }
    for parameter in optional where bound[parameter.name] != nil && !names.contains(parameter.name)
    {
      let rest = declaration.usage(
        of: declaration.parameters.filter { taken in
          taken.name != said && (names.contains(taken.name) || taken.name == "force")
        })
      let (text, span) = place(of: parameter)
      throw Mistake(.unexpectedArgument(text, hint: "write \(usage) \(rest)"), span)
    }
  }

  // The first argument of a parameter, or its label.
  private func place(of parameter: Parameter) -> (text: String, span: Span) {
    if let label = command.arguments.first(where: { $0.label?.text == parameter.name })?.label {
      return (label.text + ":", label.span)
    }
    let span = expressions(parameter.name).first?.span ?? verbSpan
    return (text(of: span), span)
  }
}
