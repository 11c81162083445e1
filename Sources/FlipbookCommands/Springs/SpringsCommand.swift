package enum SpringsCommand {
  private static let timing = Input.timing("spring", "any timing that is a spring").required()
  private static let length = Input.duration(
    "for:", "the seconds of the animation, for a spring by its damping ratio; default: 1s"
  ).within(1e-6...1e9, "'for:' takes a duration above 0, up to 1e9s").or(1)
  private static let way = Input.number(
    "over:",
    "the distance it moves something, for velocities in points; default: 100"
  ).within(1e-6...1e9, "'over:' takes points above 0, up to 1e9").or(100)
  private static let points = Input.number(
    "points:", "the points of CSS's curve; default: 40"
  ).within(2...1000, "'points:' takes 2 to 1000").or(40)

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "springs", group: .look, effect: .looks, parameters: [timing, length, way, points],
      help: "translates a spring for other frameworks, with what is lost",
      example: "springs bouncy\nsprings spring(tension: 40, friction: 7) over: 200",
      synonyms: ["frameworks", "translation", "android", "css", "swiftui", "dialects"],
      tables: [numbers, words, losses, ends], isReserved: false, action: springs)
  ]

  @Sendable private static func springs(_ call: Invocation) throws(Mistake) -> Answer {
    guard
      let spring = TranslatedSpring(
        call[timing], duration: call[length], distance: call[way],
        points: Int(call[points].rounded()))
    else {
      // A loop's variable is gone by the next entry.
      let word = call.text(of: timing)
      let isOfLoop = call.scope.named(word) != nil && call.world.names[word] == nil
      let curve = isOfLoop ? call.world.text.text(.timing(call[timing])) : word
      throw call.mistake(
        timing, isNot: "a spring: it is a curve",
        hint: "'plot \(curve)' draws it; springs are bouncy, fluidDrawer or spring(…)")
    }
    let dialects = SpringDialect.all(of: spring)
    let late = Cell.text(spring.build.isEndless ? "never" : "later")
    let tables = [
      numbers(of: spring),
      words(of: dialects),
      losses.filled(
        dialects.map {
          [.text($0.name), .text($0.lost.isEmpty ? "nothing" : $0.lost.joined(separator: "; "))]
        }),
      ends.filled(
        dialects.filter { !$0.rule.isEmpty }.map {
          [.text($0.name), $0.end.map(Cell.seconds) ?? late, .text($0.rule)]
        }),
    ]
    return try call.printed(TableDocument(tables: tables))
  }

  /// The same spring in the words of each framework; `nil` for a curve.
  package static func words(of timing: Timing) -> Table? {
    TranslatedSpring(timing, duration: 1, distance: 100, points: 40).map {
      words(of: SpringDialect.all(of: $0))
    }
  }

  private static func words(of dialects: [SpringDialect]) -> Table {
    words.filled(
      dialects.flatMap { dialect in
        dialect.spellings.map { [.text(dialect.name), .text($0.text)] }
      })
  }

  private static func numbers(of spring: TranslatedSpring) -> Table {
    let build = spring.build
    return numbers.filled([
      [
        .number(build.mass), .number(build.stiffness), .number(build.damping),
        .number(build.movingRatio), .seconds(build.response), .number(build.bounce),
        .number(build.velocity),
      ]
    ])
  }

  private static let numbers = Table(
    columns: ["mass", "stiffness", "damping", "dampingRatio", "response", "bounce"].map { name in
      let meaning = Timing.springMembers.first { $0.name == name }?.meaning
      return Column(name: name, alignment: .right, meaning ?? "")
    } + [Column(name: "velocity", alignment: .right, "initial speed, in distances per second")])
  package static let words = Table(
    title: "words",
    columns: [framework, Column(name: "the same spring", isWhole: true, "how it is written there")])
  private static let losses = Table(
    title: "what is lost",
    columns: [framework, Column(name: "lost", isWhole: true, "what it cannot express")])
  private static let ends = Table(
    title: "when it ends",
    columns: [
      framework, Column(name: "after", alignment: .right, "the seconds until it counts as over"),
      Column(name: "by its rule", isWhole: true, "when a spring counts as over there"),
    ])
  private static let framework = Column(name: "in", "the framework whose words these are")

}
