import FlipbookLanguage
import FlipbookValues

/// A page of `help` that is about no single command.
struct HelpTopic {
  let name: String
  let meaning: String
  /// Lines that stay together; a test runs the entries behind 'for example:'.
  let parts: [[String]]
  let example: [String]

  init(_ name: String, _ meaning: String, _ parts: [[String]], example: String...) {
    (self.name, self.meaning, self.example) = (name, meaning, example)
    self.parts = parts + (example.isEmpty ? [] : [["for example:"] + example.map { "  " + $0 }])
  }

  static func named(_ name: String) -> HelpTopic? { ([binding] + all).first { $0.name == name } }

  /// The page on what is no command, but is listed among them.
  static let binding = HelpTopic(
    "let", "gives a value a name",
    [["let NAME = VALUE", "  gives a value a name"]]
      + text(
        width: 9,
        """
          NAME | a name of your own; given again, it means the new value
          VALUE | a number, a point, a colour, a transform or a timing
        The value is what it is at that moment: 'let home = box.center' keeps a place.
        """),
    example: "view box", "let quick = 0.3s", "animate quick { box.alpha = 0 }")

  static let all = [
    HelpTopic("keys", "what the keys do at the prompt", keys),
    HelpTopic(
      "prompt", "its keys, colours and grey text as you like", prompt, example: "set hints off"),
    HelpTopic(
      "values", "how numbers, points and colours are written", values,
      example: "view box center: (60, 60)", "box.backgroundColor = hsl(9, 100%, 64%)"),
    HelpTopic("functions", "what can be called in an expression", functions),
    HelpTopic("timing", "curves and springs", timing, example: "plot easeIn", "springs bouncy"),
    HelpTopic("presets", "curves and springs that others published", presets),
    HelpTopic(
      "time", "how time moves, forward and back", time,
      example: "view box", "animate 2s { box.center.x += 100 }", "step 0.5s", "back 0.1s", "run"),
    HelpTopic(
      "files", "saving, replaying and testing", files,
      example: "view box", "save first.md", "replay first.md"),
  ]

  // MARK: Pages

  // A row for each line with a bar, a paragraph for each other.
  private static func text(width: Int = 12, _ text: String) -> [[String]] {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: " | ", maxSplits: 1).map(String.init)
      return parts.count == 2 ? Help.row(parts[0], parts[1], width: width) : Help.words(parts[0])
    }
  }

  private static let keys = text(
    width: 20,
    """
    Tab | completes the word, or lists what can go there; again, the rest. Case does not matter, \
    and 'comp' finds fractionComplete
    Right, Ctrl-F | takes the grey suggestion: the rest of a word or entry, or the line of a hint; \
    other grey text is only to read
    Alt-F | takes a word of that rest
    Up, Down | older and newer entries that begin as the line does; in an entry of several lines, \
    once another key was pressed, the line above or below
    Enter | enters the line; in an open bracket, begins the next, indented
    Ctrl-R | searches older entries while you type
    Ctrl-A, Ctrl-E | to the start of the line, to its end
    Ctrl-U, Ctrl-K | deletes the line, deletes the rest of it
    Ctrl-W | deletes the word before the cursor
    Ctrl-L | clears the screen
    Ctrl-C | deletes the line; stops a long command
    Ctrl-D | leaves, on an empty line
    Ctrl-Z | stops the program; 'fg' in your system's shell continues it
    A line with an open bracket continues on the next one. You can edit pasted lines; each becomes an \
    entry. From a pasted session, only the entries are taken. For Swift from an app, a hint has the \
    whole line to type.
    'scrub' without a fraction lets you drag the playhead, and 'play' is the same, playing: Space \
    plays and holds, [ and ] set the ends of a loop, Enter keeps, Esc puts back, '?' shows the rest.
    'tune' lets you change the numbers of an entry: Tab goes to the next, Up and Down change it, \
    with Shift ten times as much, with Alt a tenth, digits replace it, and '?' shows the rest. A view \
    that you drag takes the numbers that place it along.
    """)

  private static let prompt = text(
    """
    A line of ~/.editrc such as 'bind ^T flipbook-accept' binds a key, and 'bind -v' there gives the \
    keys of vi; further names: flipbook-accept-word, flipbook-older, flipbook-newer, \
    flipbook-complete.
    'set hints off' hides the grey text, 'set color never' the colours, 'set plain on' both; 'set \
    pixels off' draws in characters where the terminal shows pixels. Such lines can stand in ~/.config/flipbook/init as well.
    """)

  private static let values = text(
    """
    numbers | 2s  250ms  30f (frames)  50%  90deg  plain
    points | (10, 20), sizes the same; rectangles (x, y, width, height)
    colours | red, systemBlue, tomato, #ff8800, rgb(1, 0.5, 0), hsl(9, 100%, 64%), none
    transforms | scale(1.5) * rotate(45deg), identity
    names | letters and digits, or in quotes: "My Box"; made of parts: "c\\(i + 1)"
    conditions | == != < <= > >= && || !; box.alpha > 0.5 ? 10 : 20 chooses
    operators | \(operators); # and // begin a comment, to the end of the line
    functions | sin(90deg), clamp(1.2, 0, 1): 'help functions' lists them
    Looks and checks read what is shown; 'let', 'if' and assignments read the model, as in UIKit. A \
    path alone prints both.
    """)

  private static let operators = InfixOperator.allCases.filter(\.isArithmetic).map(\.rawValue)
    .joined(separator: " ")

  private static let functions: [[String]] = FunctionDeclaration.all.map {
    Help.row($0.name, "\($0.meaning): \($0.forms)")
  }

  private static let timing: [[String]] =
    (Timing.basic + Timing.unreserved).map { Help.row($0.name, $0.meaning) }
    + text(
      width: 47,
      """
      cubic(0.42, 0, 0.58, 1) | a curve of your own
      spring(dampingRatio: 0.5) | all but settled after the duration
      spring(dampingRatio: 0.5, initialVelocity: 2) | the same, pushed
      spring(mass: 1, stiffness: 100, damping: 10) | with a duration of its own
      spring(duration: 0.5, bounce: 0.3) | with a duration of its own
      spring(response: 0.3, dampingFraction: 0.8) | SwiftUI's older words
      spring(tension: 40, friction: 7) | Origami's and React Native's
      bouncy(initialVelocity: 2) | any named spring, pushed
      'plot easeIn easeOut difference' compares two; bouncy.stiffness and the like are its numbers, \
      'springs bouncy' says it in other frameworks' words.
      """)

  private static let presets: [[String]] = Timing.presets.map {
    Help.row($0.name, $0.meaning, width: 30)
  }

  private static let time = text(
    """
    Time stands still until you move it.
    step | a frame forward; step 0.5s, step 30f
    run | forward until everything has finished; run 2s
    run until: | to the moment a condition turns true: run until: box.center.x > 200
    back | a frame back; back 0.5s; back until: box.center.x > 200
    goto | to a moment, a mark or a branch: goto 1.5s
    play | shows time passing, at the pace of a clock
    mark | gives this place a name
    list branches | lists what you entered after going back
    undo, redo | take entries back, and undos
    What you enter after going back starts a new branch; nothing is lost.
    """)

  private static let files = text(
    width: 19,
    """
    save first.md | writes the session: your words, the entries, what they showed
    replay first.md | starts over with the entries of a file
    export cast a.cast | writes a recording that asciinema plays
    export csv a.csv | writes samples of what moves; export json does as well
    export svg a.svg | draws the stage; kind: filmstrip, onion, sheet, plot …
    export html a.html | writes a page that plays the session in a browser
    In your system's shell, 'flipbook test first.md' runs a file and compares what it shows.
    Write your own words between the fences, and check with 'expect' what matters to you.
    A session that ended without 'quit', as when the program is killed, is offered at the next \
    start; not with -X or --no-history.
    A replayed file writes and replays only in the current folder and below; what you type may do \
    more.
    """)
}
