import CLessonTexts

/// The lessons in the program, each a document and a test: `snippets` without its guides.
package enum Lessons {
  package static let groups = {
    var texts = UnsafeBufferPointer(start: lesson_texts(), count: lesson_texts_count())
      .split(separator: 0)[...]
    return catalogue.split(separator: "\n").map { row in
      let parts = row.split(separator: " | ").map(String.init)
      let lessons = parts[2].split(separator: " ").map { name in
        LessonFile(name: String(name), text: String(decoding: texts.removeFirst(), as: UTF8.self))
      }
      return LessonGroup(name: parts[0], matter: parts[1], lessons: lessons)
    }
  }()

  // What a group is called and about, and its lessons in the order of the texts.
  private static let catalogue = """
    begin | the first hour | demo first-steps three-words mistakes
    make | something one wants | a-card-that-opens a-heart-that-is-liked a-bouncing-ball \
    a-skeleton a-shimmer a-progress-ring a-staggered-list a-storyboard
    feel | springs, and what interrupts what | springs what-a-damping-ratio-does \
    stiffness-mass-velocity continuing-with-a-spring interrupting why-interrupting-feels-smooth
    hold | an animator in the hand | scrubbing what-a-fraction-means reversing-mid-flight \
    pausing-on-completion delays-and-delay-factors
    touch | under a finger | a-calculator-key a-rubber-band a-throw a-drawer a-sheet-with-detents
    below | blocks, layers and their time | keyframes begin-and-commit layers layer-animations \
    groups transactions layer-time space
    know | time, numbers, and what went wrong | going-back-in-time marks-and-branches \
    how-far-it-goes trying-many-values the-spring-i-meant for-every-damping \
    the-fault-i-did-not-think-of finding-a-bug a-jump-explained many-things
    see | pictures, and what to share | draw onion filmstrip sheet plot curve compare page \
    exporting
    systems | five ways to write animations | animate-views dance action-layer chain builder
    errors | messages, and what would work | words values blocks animators time-and-checks \
    other-trades swift-from-an-app
    """

  package static let all = groups.flatMap(\.lessons)

  /// The lesson that follows another one in the list.
  package static func next(after name: String) -> LessonFile? {
    all.drop { $0.name != name }.dropFirst().first
  }

  package static func named(_ name: String) -> LessonFile? { all.first { $0.name == name } }
}
