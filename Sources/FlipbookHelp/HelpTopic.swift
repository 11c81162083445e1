import FlipbookCommands
import FlipbookSession
import FlipbookValues

/// A page of `help` that is about no single command.
struct HelpTopic {
  let name: String
  let meaning: String
  let parts: [[String]]

  static let all: [HelpTopic] = [
    HelpTopic(name: "keys", meaning: "what the keys do at the prompt", parts: keys),
    HelpTopic(
      name: "prompt", meaning: "its keys, colours and grey text as you like", parts: prompt),
    HelpTopic(
      name: "values", meaning: "how numbers, points and colours are written", parts: values),
    HelpTopic(name: "functions", meaning: "what can be called in an expression", parts: functions),
    HelpTopic(name: "timing", meaning: "curves and springs", parts: timing),
    HelpTopic(name: "presets", meaning: "curves and springs that others published", parts: presets),
    HelpTopic(name: "time", meaning: "how time moves, on and back", parts: time),
    HelpTopic(name: "files", meaning: "saving, replaying and testing", parts: files),
  ]

  static func named(_ name: String) -> HelpTopic? { ([binding] + all).first { $0.name == name } }

  /// The page on what is no command, but is listed among them.
  static let binding = HelpTopic(name: "let", meaning: "gives a value a name", parts: bindingLines)

  // MARK: Pages

  private static let keys: [[String]] = [
    Help.row(
      "Tab",
      "completes the word, or lists what can stand there; again, the rest. Case does not matter, "
        + "and a word within a word will do", width: 20),
    Help.row(
      "Right, Ctrl-F",
      "takes the grey rest of a word or entry, or the line of a hint; what else is grey is for reading",
      width: 20),
    Help.row("Alt-F", "takes a word of that rest", width: 20),
    Help.row(
      "Up, Down",
      "older and newer entries that begin as the line does; in an entry of several lines, once "
        + "another key was pressed, the line above or below", width: 20),
    Help.row("Enter", "enters the line; in an open bracket, begins the next, indented", width: 20),
    Help.row("Ctrl-R", "searches older entries while you type", width: 20),
    Help.row("Ctrl-A, Ctrl-E", "to the start of the line, to its end", width: 20),
    Help.row("Ctrl-U, Ctrl-K", "deletes the line, deletes the rest of it", width: 20),
    Help.row("Ctrl-W", "deletes the word before the cursor", width: 20),
    Help.row("Ctrl-L", "clears the screen", width: 20),
    Help.row("Ctrl-C", "throws the line away; ends a command that takes long", width: 20),
    Help.row("Ctrl-D", "leaves, on an empty line", width: 20),
    Help.row("Ctrl-Z", "stops the program; 'fg' in your system's shell goes on", width: 20),
    Help.words(
      "A line with an open bracket goes on in the next one. Pasted lines can be edited, and are then "
        + "as many entries; of a pasted piece of a session only what was typed is taken. Swift from "
        + "an app is answered with the whole line to type."),
    Help.words(
      "'scrub' without a fraction takes the playhead by hand, and '?' shows the keys for that."),
    Help.words(
      "'tune' takes the numbers of an entry by hand: Tab goes to the next, Up and Down change it, "
        + "Shift and Alt with them ten times as much or a tenth, digits are typed in its place, and "
        + "'?' shows the rest."),
  ]

  private static let prompt: [[String]] = [
    Help.words(
      "A line of ~/.editrc such as 'bind ^T flipbook-accept' binds a key, and 'bind -v' there "
        + "gives the keys of vi; further names: flipbook-accept-word, flipbook-older, "
        + "flipbook-newer, flipbook-complete."),
    Help.words(
      "'set hints off' hides the grey text, 'set color never' the colours, 'set plain on' both: "
        + "such lines can stand in ~/.config/flipbook/init as well."),
  ]

  private static let bindingLines: [[String]] = [
    ["let NAME = VALUE", "  gives a value a name"],
    Help.row("  NAME", "a name of your own; given again, it stands for the new value", width: 9),
    Help.row("  VALUE", "a number, a point, a colour, a transform or a timing", width: 9),
    Help.words("The value is what it is at that moment: 'let home = box.center' keeps a place."),
    ["for example:"] + bindingExample.map { "  \($0)" },
  ]

  /// Entries that show it; a test runs them.
  static let bindingExample = ["view box", "let quick = 0.3s", "animate quick { box.alpha = 0 }"]

  private static let values: [[String]] = [
    Help.row("numbers", "2s  250ms  30f (frames)  50%  90deg  plain"),
    Help.row("points", "(10, 20), sizes the same; rectangles (x, y, width, height)"),
    Help.row(
      "colours", "red, systemBlue, tomato, #ff8800, rgb(1, 0.5, 0), hsl(9, 100%, 64%), none"),
    Help.row("transforms", "scale(1.5) * rotate(45deg), identity"),
    Help.row(
      "names", "letters and digits, or in quotes: \"My Box\"; made of parts: \"c\\(i + 1)\""),
    Help.row("conditions", "== != < <= > >= && || !; box.alpha > 0.5 ? 10 : 20 chooses"),
    Help.row("operators", "+ - * / %; # and // begin a comment, to the end of the line"),
    Help.row("functions", "sin(90deg), clamp(1.2, 0, 1): 'help functions' lists them"),
    Help.words(
      "Looks and checks read what is shown; 'let', 'if' and assignments read the model, as in UIKit. A "
        + "path alone prints both."),
  ]

  private static let functions: [[String]] = FunctionDeclaration.all.map {
    Help.row($0.name, "\($0.meaning): \($0.forms)")
  }

  private static let timing: [[String]] =
    (Timing.basic + Timing.unreserved).map { Help.row($0.name, $0.meaning) } + [
      Help.row("cubic(0.42, 0, 0.58, 1)", "a curve of your own", width: 47),
      Help.row("spring(dampingRatio: 0.5)", "settled after the duration", width: 47),
      Help.row("spring(dampingRatio: 0.5, initialVelocity: 2)", "the same, pushed", width: 47),
      Help.row(
        "spring(mass: 1, stiffness: 100, damping: 10)", "with a duration of its own", width: 47),
      Help.row("spring(duration: 0.5, bounce: 0.3)", "with a duration of its own", width: 47),
      Help.row("spring(response: 0.3, dampingFraction: 0.8)", "SwiftUI's older words", width: 47),
      Help.row("spring(tension: 40, friction: 7)", "Origami's and React Native's", width: 47),
      Help.row("bouncy(initialVelocity: 2)", "any named spring, pushed", width: 47),
      Help.words(
        "'plot easeIn' draws one, 'plot easeIn easeOut difference' compares two; bouncy.stiffness "
          + "and the like are its numbers, 'springs bouncy' says it in other frameworks' words."),
    ]

  private static let presets: [[String]] = Timing.presets.map {
    Help.row($0.name, $0.meaning, width: 30)
  }

  private static let time: [[String]] = [
    Help.words("Time stands still until you move it."),
    Help.row("step", "a frame on; step 0.5s, step 30f"),
    Help.row("run", "on until everything has finished; run 2s"),
    Help.row("run until:", "to the moment a condition turns: run until: box.center.x > 200"),
    Help.row("back", "a frame back; back 0.5s; back until: box.center.x > 200"),
    Help.row("goto", "to a moment, a mark or a branch: goto 1.5s"),
    Help.row("mark", "gives this place a name"),
    Help.row("list branches", "lists what grew from where you went back"),
    Help.row("undo, redo", "take entries back, and undos"),
    Help.words("What you enter after going back starts a new branch; nothing is lost."),
  ]

  private static let files: [[String]] = [
    Help.row(
      "save first.md", "writes the session: your words, the entries, what they showed", width: 19),
    Help.row("replay first.md", "starts anew and enters what is in a file", width: 19),
    Help.row("export cast a.cast", "writes a recording that asciinema plays", width: 19),
    Help.row(
      "export csv a.csv", "writes samples of what moves; export json does as well", width: 19),
    Help.row(
      "export svg a.svg", "draws the stage; kind: filmstrip, onion, sheet, plot …", width: 19),
    Help.row("export html a.html", "writes a page that plays the session in a browser", width: 19),
    Help.words(
      "'flipbook test first.md', outside of the shell, runs a file and compares what it shows."),
    Help.words(
      "Write your own words between the fences, and check with 'expect' what matters to you."),
    Help.words(
      "A session that ended without 'quit', as when the program is killed, is offered at the next "
        + "start; not with -X or --no-history."),
    Help.words(
      "A file that is replayed writes and replays in the present folder and below; what you type may "
        + "do more."),
  ]
}
