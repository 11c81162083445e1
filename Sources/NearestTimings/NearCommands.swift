import FlipbookCommands
import FlipbookSession

/// The commands that find the spring, or the curve, closest to a timing.
package enum NearCommands {
  private static let timing = Input.timing(
    "near:", "the timing to come close to, or a recording: the name of a file that ends in .csv",
    orFile: true
  ).given
  private static let length = Input.duration(
    "for:",
    "how long a timing takes that has no time of its own, default: 1s; and the closest curve, "
      + "default: as long as the timing"
  ).within(1e-3...1e6, "'for:' takes a duration from 1 ms up to 1e6s")

  package static let all = [
    command("springs near:", "finds the spring closest to a timing", "springs near: easeOut") {
      .springs(over: $0)
    },
    command(
      "plot near:", "finds the curve closest to a timing", "plot near: spring(dampingRatio: 0.7)"
    ) { _ in .curves },
  ]

  private static func command(
    _ written: String, _ help: String, _ example: String,
    family: @escaping @Sendable (Double) -> NearestTiming.Family
  ) -> CommandDeclaration {
    CommandDeclaration(
      name: written.filter { $0.isLetter }, group: .look, effect: .looks, places: .alone,
      parameters: [timing, length], help: help,
      note: "It is found by trying, so another one may come closer. The difference is that of a "
        + "way from 0 to 1. A file has a time in seconds and a value on each line, perhaps below a "
        + "header, or is what 'export csv' writes of one number. Its first value counts as 0, its "
        + "last as 1, and the difference is that at its samples.",
      example: example, synonyms: ["fit", "closest", "approximate"],
      tables: [Table(columns: columns), SpringsCommand.words], isReserved: false, written: written
    ) { call throws(Mistake) in
      let (nearest, note) = try nearest(family, call)
      let found = try nearest.found(check: call.check)
      let text = call.world.text.text(.timing(found))
      var table = Table(columns: columns)
      let (distance, time) = nearest.difference(of: found)
      table.rows = [[.text(text), .number(distance), .seconds(time)]]
      let isCurve = !nearest.family.isGeometric
      let length = isCurve || call.isGiven(length) ? nearest.length : "1s"
      table.notes = [note, "tried \(nearest.range)" + (isCurve ? ", of \(length)" : "")]
      let words = SpringsCommand.words(of: found).map { [$0] } ?? []
      var answer = try call.printed(TableDocument(tables: [table] + words))
      if call[timing] != nil {
        answer.offer =
          "plot \(call.text(of: timing)) \(text) difference"
          + (length == "1s" ? "" : " for: \(length)")
      }
      return answer
    }
  }

  // The search for the timing, and a note on what it looks at.
  private static func nearest(
    _ family: (Double) -> NearestTiming.Family, _ call: Invocation
  ) throws(Mistake) -> (NearestTiming, note: String) {
    if let timing = call[timing] {
      let nearest = NearestTiming(family, to: timing, over: call[length])
      return (nearest, "looked at \(nearest.count) moments")
    }
    guard !call.isGiven(length) else {
      throw call.mistake(unexpected: length, hint: "a recording has a time of its own")
    }
    let name = call.argument(for: timing.parameter.name)?.name?.text ?? ""
    do throws(UnopenedFile) {
      let text = try call.session.readFile?(name, call.scope.source)
      let recording = try RecordedTiming(csv: text, named: name)
      let (count, seconds) = (recording.samples.count, recording.seconds)
      return (
        NearestTiming(family(seconds), to: recording),
        "looked at the \(count) samples, which take \(call.world.text.number(seconds))s"
      )
    } catch {
      throw Mistake(.notOpened(message: error.message, hint: error.hint), call.span(of: timing))
    }
  }

  private static let columns = [
    Column(name: "timing", "the closest one that was found"),
    Column(name: "maximum difference", alignment: .right, "how far apart the two are at most"),
    Column(name: "at", alignment: .right, "the moment of the largest difference"),
  ]
}
