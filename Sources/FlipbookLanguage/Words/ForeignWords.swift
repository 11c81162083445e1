/// Words that people bring from other tools, with what is written here instead.
package enum ForeignWords {
  /// What to write instead of a verb; `nil` for a word nobody brings.
  package static func hint(forVerb word: String) -> String? {
    verbs.first { $0.words.contains(word) }?.hint
  }

  /// The label for one that people bring; `nil` where there is none.
  package static func label(for word: String) -> [String] {
    labels.filter { $0.words.contains(word) }.map(\.label)
  }

  /// What to write instead of a call, also of UIKit's methods; `nil` for one nobody brings.
  package static func hint(forFunction name: String) -> String? {
    let parts = name.split(separator: ".")
    let (last, thing) = (String(parts.last ?? ""), parts.count > 1 ? String(parts[0]) : "NAME")
    if let method = methods.first(where: { $0.words.contains(last) }) {
      return "write " + method.hint.replacing("NAME", with: thing)
    }
    guard parts.count == 1 else { return hint(forType: String(parts[0])) }
    return hint(forType: name) ?? hint(forVerb: name)
  }

  /// What to write instead of one of UIKit's types; `nil` for others.
  package static func hint(forType word: String) -> String? {
    types.first { type in type.words.contains { word == $0 || word == $0 + "Make" } }?.hint
  }

  /// What to write instead of a word for a value; `nil` for one nobody brings.
  package static func hint(forValue word: String) -> String? {
    ["yes", "no", "on", "off"].contains(word.lowercased()) ? "write true or false" : nil
  }

  /// What to write instead of a word for a timing; `nil` for one nobody brings.
  package static func hint(forTiming word: String) -> String? {
    switch word.lowercased() {
    case "none": "write linear"
    case "easy": "write easyEase"
    case "elastic": "write bouncy"
    default: nil
    }
  }

  /// What to write instead of a number for a flag; `nil` for a flag that nobody gives one.
  package static func hint(forFlag flag: String, of verb: String) -> String? {
    guard flag == "repeat" else { return nil }
    return ["animation", "group"].contains(verb)
      ? "write repeatCount: 3; repeat alone is for ever"
      : "repeat alone is for ever; three times is begin 1s; repeat 3; box.alpha = 0; commit"
  }

  /// What to write instead of a word that an input took once; `nil` for any other.
  package static func hint(forWord word: String, of input: String) -> String? {
    guard (input, word) == ("as", "layer") else { return nil }
    return "'as: layer' was removed: write 'as: uiview', or leave it out"
  }

  /// What to write instead of a verb with a block that it does not take; `nil` for most.
  package static func hint(forBlockOf verb: String) -> String? {
    guard verb == "animation" else { return nil }
    return "a block goes with animate 1s { … }, at once, or animator NAME 1s { … }, to be started"
  }

  /// What to write where a verb is given more than it takes; `nil` for most.
  package static func hint(forMoreThan verb: String) -> String? {
    guard verb == "compare" else { return nil }
    return "the difference is of two: plot easeIn easeOut linear draws more"
  }

  // Only the first that fits is taken.
  private static let verbs: [(words: [String], hint: String)] = [
    (["print", "echo", "get", "log", "po"], "a path alone prints its value: box.alpha"),
    (["move", "translate", "position"], "write box.center = (10, 20), or box.center.x += 20"),
    (["resize", "size"], "write box.frame.size = (100, 50)"),
    (["create", "make", "new", "rect"], "'view NAME' makes a view"),
    (["delete", "rm", "del", "clear"], "'remove NAME' takes one thing away, 'reset' everything"),
    (["bye", "q", "leave", "close"], "'quit' leaves, and Ctrl-D as well"),
    (["play", "go", "launch"], "'start NAME' starts an animator, 'run' lets time pass"),
    (["resume", "unpause"], "'start NAME' goes on after a pause, 'continue' with other timing"),
    (
      ["seek", "setProgress", "progress"], "'scrub NAME 50%' moves an animator, 'goto 1s' the time"
    ),
    (["advance", "tick", "wait", "sleep", "next"], "'step 0.5s' lets time pass"),
    (["rewind", "prev", "previous"], "'back 0.5s' goes back in time"),
    (["jump", "at"], "'goto 1.5s' goes to a moment"),
    (["cancel", "kill", "halt"], "'stop NAME' stops an animator where it is"),
    (["complete", "skip", "end"], "'stop NAME', then 'finish NAME' puts an animator at its end"),
    (["restart", "rerun"], "'goto 0s' goes back to the start, 'start NAME' plays on"),
    (["ls", "views", "dir", "names", "vars"], "'list' lists what has a name"),
    (["inspect", "info", "describe", "cat"], "'show NAME' shows the properties of one thing"),
    (["status", "state", "dump", "values"], "'table' shows every animator and value"),
    (["load", "open", "source", "import", "include"], "'replay FILE' enters a session file"),
    (["write", "record", "store"], "'save FILE' writes the session to a file"),
    (["assert", "check", "verify", "if"], "'expect CONDITION' checks what is shown"),
    (
      ["test", "flipbook"],
      "'flipbook test FILE' is for your system's shell; here 'replay FILE' enters a file"
    ),
    (["var", "const", "def", "define"], "'let NAME = VALUE' gives a value a name"),
    (["man", "h", "commands", "usage"], "'help all' lists the commands"),
    (["to", "from", "tween", "fade"], "'animate 1s { box.alpha = 0 }' moves what it changes"),
    (["loop", "forever"], "'animate 1s repeat { … }' goes on for ever"),
    (["graph", "chart", "trace"], "'plot box.center.x' draws values over time"),
    (["ease", "easing", "timing"], "'plot easeIn easeOut' draws timings"),
    (["diff", "versus", "vs"], "'plot A B difference' sets two motions against each other"),
    (["speed", "slowanim"], "time only moves by 'step', 'run' and their like"),
  ]

  private static let labels: [(words: [String], label: String)] = [
    (["delay", "wait", "in"], "after"), (["after", "wait"], "delay"),
    (
      ["color", "colour", "background", "backgroundcolor", "backgroundColour", "fill"],
      "backgroundColor"
    ),
    (["opacity"], "alpha"), (["position", "x", "y"], "center"),
    (["size", "width", "height", "rect"], "frame"), (["radius"], "cornerRadius"),
    (["hidden"], "isHidden"), (["parent", "superview", "inside"], "in"),
    (["time", "interval", "step"], "every"), (["duration", "time"], "for"),
    (["tolerance", "accuracy"], "within"), (["to", "position"], "at"),
  ]

  private static let methods: [(words: [String], hint: String)] = [
    (["startAnimation"], "start NAME"), (["pauseAnimation"], "pause NAME"),
    (["continueAnimation"], "continue NAME, and behind it the timing and durationFactor:"),
    (["stopAnimation"], "stop NAME"),
    (["finishAnimation"], "finish NAME at: end"), (["addAnimations"], "add NAME { box.alpha = 0 }"),
    (["addCompletion"], "completion NAME { box.alpha = 1 }"),
    (["addSubview", "insertSubview"], "view ball in: NAME"),
    (["addSublayer", "insertSublayer"], "layer dot in: NAME"),
    (["removeFromSuperview", "removeFromSuperlayer"], "remove NAME"),
    (["removeAnimation", "removeAllAnimations"], "detach NAME"),
    (["animate", "animateKeyframes"], "animate 1s { box.alpha = 0 }"),
    (["presentation", "presentationLayer"], "shown(NAME.center.x)"),
  ]

  private static let types: [(words: [String], hint: String)] = [
    (["CGRect", "NSRect"], "write a rectangle in brackets: (0, 0, 100, 100)"),
    (["CGPoint", "CGSize", "CGVector", "NSPoint", "NSSize"], "write a pair in brackets: (10, 20)"),
    (["UIColor", "NSColor", "CGColor", "Color"], "write red, #ff8800 or rgb(1, 0.5, 0)"),
    (
      ["CGAffineTransform", "CATransform3D"], "write scale(1.5), rotate(45deg) or translate(10, 20)"
    ),
    (["UIView"], "'view NAME' makes a view, 'animate 1s { … }' moves what it changes"),
    (["CALayer"], "'layer NAME' makes a layer"),
    (["UIViewPropertyAnimator"], "'animator NAME 2s { … }' makes one"),
    (
      ["CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation"],
      "'animation NAME KEYPATH …' makes one"
    ),
    (
      ["UICubicTimingParameters", "CAMediaTimingFunction"],
      "write easeInOut or cubic(0.42, 0, 0.58, 1)"
    ),
    (["UISpringTimingParameters"], "write spring(dampingRatio: 0.5)"),
  ]
}
