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
      example: "view box\nanimator slide 1s { box.alpha = 0 }\nstart slide\nstep 0.5s\n"
        + "stop slide\ndoctor",
      isReserved: false, action: doctor)
  ]

  @Sendable private static func doctor(_ call: Invocation) throws(Mistake) -> Answer {
    let session = call.session
    let world = try session.makeWorldFromRoot { $0.keepAccount() }
    let words = FindingWords(text: session.world.text, entries: session.entriesOnTheWay)
    var table = Table(columns: [
      Column(name: "time", alignment: .right), Column(name: "entry", isWhole: true),
      Column(name: "what", isWhole: true), Column(name: "instead", isWhole: true),
    ])
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
