import FlipbookCommands
import FlipbookPictures
import FlipbookText
package import FlipbookValues

/// The commands that find the spring, or the curve, closest to a timing.
package enum NearCommands {
  private static let timing = Input.timing("near:", "the timing to come close to").required()
  private static let length = Input.duration(
    "for:", "the seconds of a timing without a time of its own; default: 1s"
  ).within(1e-3...1e6, "'for:' takes a duration from 1 ms up to 1e6s").or(1)

  package static let all = [
    command("springs near:", "finds the spring closest to a timing", "springs near: easeOut") {
      .springs(over: $0)
    },
    command(
      "plot near:", "finds the curve closest to a timing",
      "curve near: spring(dampingRatio: 0.7)"
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
        + "way from 0 to 1.",
      example: example, synonyms: ["fit", "closest", "approximate"],
      tables: [Table(columns: columns)], isReserved: false, written: written
    ) { call throws(Mistake) in
      let nearest = NearestTiming(family(call[length]), to: call[timing], over: call[length])
      let found = try nearest.found(check: call.check)
      let text = call.world.text.text(.timing(found))
      var table = Table(columns: columns)
      let (distance, time) = nearest.difference(of: found)
      table.rows = [[.text(text), .number(distance), .seconds(time)]]
      table.notes = ["looked at \(NearestTiming.moments + 1) moments"]
      var answer = try call.printed(TableDocument(tables: [table]))
      answer.offer = "compare \(call.text(of: timing)) \(text)"
      return answer
    }
  }

  private static let columns = [
    Column(name: "timing", "the closest one that was found"),
    Column(name: "maximum difference", alignment: .right, "how far apart the two are at most"),
    Column(name: "at", alignment: .right, "the moment of the largest difference"),
  ]
}
