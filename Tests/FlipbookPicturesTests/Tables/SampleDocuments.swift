import FlipbookPictures
import FlipbookText

/// The documents that all formats are shown with.
enum SampleDocuments {
  /// An animator, the two properties it moves, and a note.
  static let slide = TableDocument(
    heading: [("time", .seconds(0.5)), ("frame", .integer(30))],
    tables: [
      Table(
        title: "animators",
        columns: [
          Column(name: "name"), Column(name: "running"),
          Column(name: "fraction", alignment: .right),
          Column(name: "remaining", alignment: .right), Column(name: "timing"),
        ],
        rows: [
          [.text("slide"), .boolean(true), .number(0.25), .seconds(1.5), .text("linear")],
          [.text("Fade In"), .boolean(false), .number(-0.0), .empty],
        ]),
      Table(
        title: "Moving properties",
        columns: [
          Column(name: "path"), Column(name: "shown", alignment: .right),
        ],
        rows: [
          [.text("box.center.x"), .number(100)],
          [.text("box.alpha"), .number(-0.0004)],
        ],
        notes: ["box.alpha is clamped"]),
    ])

  /// What breaks naive writers: wide names, quotes, markup, line ends, huge and missing numbers.
  static let awkward = TableDocument(
    tables: [
      Table(
        columns: [Column(name: "name"), Column(name: "value", alignment: .right)],
        rows: [
          [.text("日本"), .number(1e21)],
          [.text("e\u{301}|\u{301}"), .number(.nan)],
          [.text("👩‍👩‍👧‍👦 \"*x*\""), .number(-.infinity)],
          [.text("a,b\n\u{1B}[31m "), .number(-1.0005)],
        ])
    ])

  /// Tables with nothing in them.
  static let hollow = TableDocument(
    tables: [
      Table(title: "animators", columns: [Column(name: "name")]),
      Table(columns: [Column(name: "path"), Column(name: "shown", alignment: .right)]),
      Table(title: "chains", columns: [], notes: ["no chain yet"]),
    ])

  /// A heading alone.
  static let heading = TableDocument(
    heading: [("time", .seconds(2)), ("state", .text("idle"))], tables: [])

  static let all = [slide, awkward, hollow, heading, TableDocument(tables: [])]
}
