import FlipbookLanguage
import FlipbookPictures
import HeadlessUIKit

/// Takes the samples that an export asks for.
enum Sampling {
  // Choice: half an hour at 60 frames a second, and a file that other programs still open.
  private static let limit = 108_001

  /// What is shown from now on, frame by frame or `every:` so often: the paths given, or all that
  /// moves.
  static func samples(
    of session: Session, _ call: Invocation, title: String, spacing: EvenMoments.Spacing = .frames
  ) throws(Mistake) -> Samples {
    let paths = call.expressions("path")
    for path in paths { _ = try numbers(of: path, in: call.scope.reading(.shown)) }
    let stretch = try EvenMoments(of: call, on: session, limit: limit, spacing: spacing)
    let columns =
      try paths.isEmpty
      ? moving(over: stretch, session, call) : columns(of: paths, over: stretch, session, call)
    guard !columns.isEmpty else {
      throw Mistake(.nothingMoves(hasPast: stretch.start > 0), call.verbSpan)
    }
    return Samples(
      title: title, rate: session.settings.rate, times: stretch.times, columns: columns)
  }

  private static func moving(
    over stretch: EvenMoments, _ session: Session, _ call: Invocation
  ) throws(Mistake) -> [Samples.Column] {
    var moving = MovingNumbers()
    try stretch.walk(session, call, seesFrames: true) { world, place, _ in
      moving.look(at: world, place)
    }
    return moving.columns(count: stretch.count)
  }

  // MARK: Paths

  private static func columns(
    of paths: [Expression], over stretch: EvenMoments, _ session: Session, _ call: Invocation
  ) throws(Mistake) -> [Samples.Column] {
    var seen = paths.map { _ in [[NumberOfValue]?]() }
    try stretch.walk(session, call) { world, _, _ in
      let scope = Scope(world: world, source: call.scope.source, reading: .shown)
      // What has been removed has no value any more.
      for (place, path) in paths.enumerated() {
        seen[place].append(try? numbers(of: path, in: scope))
      }
    }
    return zip(paths, seen).flatMap { path, moments in
      let text = call.text(of: path.span)
      let known = moments.lazy.compactMap(\.self).first ?? []
      return known.indices.map { index in
        Samples.Column(
          name: text + known[index].member, unit: known[index].unit,
          values: moments.map { $0?[index].value })
      }
    }
  }

  private static func numbers(
    of expression: Expression, in scope: Scope
  ) throws(Mistake) -> [NumberOfValue] {
    let value = try scope.evaluate(expression)
    guard let numbers = value.numbers(ofProperty: property(of: expression)) else {
      throw Mistake(
        .wrongKind(found: value.kind.noun, expected: "a number, or a value made of numbers"),
        expression.span)
    }
    return numbers
  }

  // What says what a plain number counts: the property it belongs to, or the member of a transform.
  private static func property(of expression: Expression) -> String {
    guard case .path(let path) = expression else { return "" }
    let members = path.members.map(\.text).filter { $0 != "layer" }
    let plain = ["red", "green", "blue", "scale", "a", "b", "c", "d"]
    return members.first { plain.contains($0) } ?? members.first ?? ""
  }
}
