/// The moving layers of a window as a style sheet: each has a class, for an element placed as the
/// layer is at first, with the final values, so that no animation fills forwards.
package struct CSSSheet {
  private var rules: [String] = []
  private let motion: CSSMoments

  package var count: Int { rules.count }

  /// Writes all layers if `names` is empty; writes motions up to `close`, and endless ones forever.
  package init<E>(
    of motion: CSSMoments, named names: Set<String>, until close: Double,
    asking check: () throws(E) -> Void
  ) throws(E) {
    self.motion = motion
    var unique = UniqueNames()
    for id in motion.layers {
      try check()
      guard let course = motion.courses[id], !course.first.name.isEmpty,
        names.isEmpty || names.contains(course.first.name)
      else { continue }
      let name = unique.claim(CSSName.className(course.first.name))
      let faces = CSSFaces(course)
      let tracks = CSSTrack.moving(faces, ways: motion.ways[id] ?? [], until: close)
      if !tracks.isEmpty { rules.append(Self.rule(name, faces, tracks)) }
    }
  }

  private static func rule(_ name: String, _ faces: CSSFaces, _ tracks: [CSSTrack]) -> String {
    let properties = tracks.flatMap(\.properties)
    var declarations = Set(properties.flatMap(\.needs)).sorted()
    let turns: [CSSProperty] = [.rotate, .scale, .transform]
    if turns.contains(where: properties.contains) {
      let anchor = faces.first.anchor
      if anchor != [0.5, 0.5] {
        let origin = SVGNumber.list([anchor.x * 100, anchor.y * 100], separator: "% ")
        declarations.append("transform-origin: \(origin)%")
      }
      // A turn or a scale that does not move.
      for turn in turns where !properties.contains(turn) {
        guard let numbers = faces.values[turn]?.first, numbers != (turn == .scale ? [1, 1] : [0])
        else { continue }
        declarations.append("\(turn.rawValue): \(turn.text(numbers))")
      }
    }
    var (animations, keyframes): ([String], [String]) = ([], [])
    var unique = UniqueNames()
    let count = tracks.reduce(0) { $0 + $1.course.phases.count }
    for track in tracks {
      declarations += track.declarations(of: track.course.end)
      for (place, phase) in track.course.phases.enumerated() {
        let own = unique.claim(
          count == 1
            ? CSSName.keyframes(name) : name + "-" + (track.properties.first?.rawValue ?? ""))
        let waits = place == 0 && track.course.waits
        animations.append(animation(CSSName.identifier(own), phase, waits: waits))
        keyframes.append(text(of: phase, CSSName.identifier(own), track))
      }
    }
    declarations.append("animation: " + animations.joined(separator: ",\n    "))
    let selector = CSSName.identifier(name)
    let block = declarations.map { "  \($0);\n" }.joined()
    let parts = [".\(selector) {\n\(block)}"] + keyframes
    let error = tracks.flatMap(\.course.phases).map(\.error).max() ?? 0
    let percent = NumberText.brief((error * 1e5).rounded(.up) / 1e3, digits: 3)
    let note = error > 0 ? ["/* \(selector): at most \(percent)% of a way off */"] : []
    return (note + parts).joined(separator: "\n")
  }

  private static func animation(_ name: String, _ phase: CSSPhase, waits: Bool) -> String {
    func seconds(_ number: Double) -> String { NumberText.brief(number, digits: 6) + "s" }
    var words = [name, seconds(phase.duration)]
    if let easing = phase.onlyEasing { words.append(easing.text) }
    if abs(phase.delay) > 1e-9 { words.append(seconds(phase.delay)) }
    if phase.count != 1 {
      words.append(phase.count.isFinite ? NumberText.brief(phase.count, digits: 6) : "infinite")
    }
    if phase.alternates { words.append("alternate") }
    if waits { words.append("backwards") }
    return words.joined(separator: " ")
  }

  private static func text(of phase: CSSPhase, _ name: String, _ track: CSSTrack) -> String {
    let isShort = phase.frames.count == 2
    let isEased = phase.onlyEasing != nil
    let lines = phase.frames.map { frame in
      var all = track.declarations(of: frame.numbers)
      if !isEased, let easing = frame.easing {
        all.append("animation-timing-function: " + easing.text)
      }
      let share = NumberText.brief(frame.share * 100, digits: 5) + "%"
      let selector = !isShort ? share : frame.share == 0 ? "from" : "to"
      return "  \(selector) { \(all.joined(separator: "; ")) }"
    }
    return "@keyframes \(name) {\n\(lines.joined(separator: "\n"))\n}"
  }

  package var text: String {
    let time = NumberText.brief(motion.start)
    let head = """
      /* Each class is for an element that stands where its view does at \(time)s. Easings that CSS
         has are exact; others are sampled, and their error was checked at
         \(NumberText.grouped(motion.count)) moments. */
      """
    return ([head] + rules).joined(separator: "\n\n") + "\n"
  }
}
