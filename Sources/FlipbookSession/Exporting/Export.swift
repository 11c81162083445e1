/// What is written to a file that is no session file.
package struct Export: Equatable, Sendable {
  package let form: ExportForm
  /// The whole of the file.
  package let text: String
  /// What is in it, in a few words.
  package let contents: String

  package init(form: ExportForm, text: String, contents: String) {
    (self.form, self.text, self.contents) = (form, text, contents)
  }
}

/// A form other than a session file in which something of a session can be written.
package enum ExportForm: String, CaseIterable, Sendable {
  /// A recording for asciinema's player, in asciicast version 2.
  case cast
  /// Samples of what moves, as comma-separated values.
  case csv
  /// The same as a JSON object.
  case json
  /// A picture in SVG 1.1.
  case svg
  /// A page that plays the session in a browser.
  case html

  /// The parameters it takes besides the file's name and `force`.
  var parameters: [any Parametric] {
    switch self {
    case .cast: []
    case .csv, .json: [ExportCommands.paths, ExportCommands.every] + TimeStretch.parameters
    case .svg: PictureKind.plot.parameters + [PictureSize.fit]
    case .html: [PictureSize.fit, TimeStretch.length]
    }
  }
}

/// What a picture shows.
enum PictureKind: String, Choosable {
  /// The present moment.
  case still
  /// Several moments side by side.
  case filmstrip
  /// Values over time.
  case plot
  /// What moves, moving.
  case animation

  var meaning: String {
    switch self {
    case .still: "the present moment; what you get unless said"
    case .filmstrip: "several moments side by side"
    case .plot: "values over time"
    case .animation: "what moves, moving, in a browser"
    }
  }

  /// The parameters it takes besides the file's name and `force`.
  var parameters: [any Parametric] {
    let stretch: [any Parametric] = [ExportCommands.every] + TimeStretch.parameters
    return switch self {
    case .still: [ExportCommands.kind, PictureSize.fit, ExportCommands.size]
    case .filmstrip, .animation: Self.still.parameters + stretch
    case .plot: [ExportCommands.kind, ExportCommands.size, ExportCommands.paths] + stretch
    }
  }
}

extension ExportForm: Choosable {
  var meaning: String {
    switch self {
    case .cast: "a recording of the session that asciinema plays"
    case .csv: "samples of what moves, for a spreadsheet"
    case .json: "samples of what moves, for a program"
    case .svg: "a picture of the stage, or of its values over time"
    case .html: "a page that plays the session in a browser"
    }
  }
}
