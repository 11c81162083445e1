import FlipbookCommands
import FlipbookLanguage
import FlipbookPictures
import FlipbookText
import FlipbookValues
import HeadlessUIKit

/// The command that tells what would go wrong on a device.
enum DoctorCommand {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "doctor", group: .look, effect: .looks, places: .alone,
      help: "tells what would crash, leak or surprise on a device",
      note: "It looks at all that led here, and at what goes on now.",
      example: "view box frame: (0, 0, 80, 80)\n"
        + "animator slide 1s { box.alpha = 0 }\nstart slide\nstep 0.5s\n"
        + "stop slide\ndoctor",
      synonyms: ["lint", "leak", "warnings", "problems"], tables: [form], isReserved: false,
      action: doctor)
  ]

  private static let form = Table(
    columns: [
      .time, .entry.whole, Column(name: "what", isWhole: true, "what would go wrong on a device"),
      Column(name: "instead", isWhole: true, "what to write instead"),
    ])

  @Sendable private static func doctor(_ call: Invocation) throws(Mistake) -> Answer {
    let session = call.session
    let world = try session.makeWorldFromRoot { $0.keepAccount() }
    let words = FindingWords(text: session.world.text, entries: session.entriesOnTheWay)
    var table = form
    table.rows = try world.stage.findings.map { finding throws(Mistake) in
      try call.check()
      return [
        .seconds(finding.time), .text(words.entry(of: finding)), .text(words.what(finding)),
        .text(words.instead(finding)),
      ]
    }
    guard !table.rows.isEmpty else {
      return Answer("nothing here would crash, leak or surprise on a device")
    }
    return try call.printed(TableDocument(tables: [table]))
  }
}
