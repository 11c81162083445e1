import FlipbookLanguage
import HeadlessUIKit

/// The commands from before there were blocks: begin, setters, commit.
enum BeginCommitCommands {
  private static let example = "view box\nbegin 1s\n"

  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "begin", group: .block, kind: .changes,
      parameters: [
        Parameter(
          name: "duration", type: .duration, meaning: "how long the changes take; 0.2s unless said"),
        Parameter(
          name: "name", type: .newName, isPositional: false, meaning: "a name for 'events'"),
        Parameter(
          name: "completion", type: .block, isPositional: false,
          meaning: "what is done at the end; 'finished' tells how it ended"),
      ],
      standsInBlocks: false,
      help: "begins animations: what is set until 'commit' then moves",
      uikit: "beginAnimations(_:context:)", example: example + "box.alpha = 0\ncommit",
      action: .world(begin)),
    CommandDeclaration(
      name: "commit", group: .block, kind: .changes, standsInBlocks: false,
      help: "sets what was changed since 'begin' going", uikit: "commitAnimations()",
      example: example + "box.alpha = 0\ncommit", action: .world(commit)),
    setter(
      "duration", .duration, "0.5s", "the duration of the changes to come",
      "setAnimationDuration(_:)"
    ) { call throws(Mistake) in UIView.setAnimationDuration(try call.duration("duration") ?? 0) },
    setter(
      "delay", .duration, "0.2s", "the delay of the changes to come", "setAnimationDelay(_:)"
    ) { call throws(Mistake) in UIView.setAnimationDelay(try call.duration("delay") ?? 0) },
    setter(
      "repeat", .number, "2.5", "how often the changes to come are played",
      "setAnimationRepeatCount(_:)"
    ) { call throws(Mistake) in
      guard let (_, expression) = call.value("repeat"), let count = call.number("repeat") else {
        return
      }
      guard count >= 0 else {
        throw Mistake(
          .outOfRange(call.text(of: expression.span), allowed: "a repeat count is 0 or more"),
          expression.span)
      }
      UIView.setAnimationRepeatCount(Float(count))
    },
    setter(
      "autoreverse", .boolean, "true", "whether the changes to come go back too",
      "setAnimationRepeatAutoreverses(_:)"
    ) { call throws(Mistake) in
      UIView.setAnimationRepeatAutoreverses(call.bool("autoreverse") ?? true)
    },
  ]

  /// Sets the curve of the changes to come.
  static func setCurve(_ expression: Expression, _ call: Invocation) throws(Mistake) {
    guard case .timing(.curve(let curve)) = try call.scope.evaluate(expression) else {
      let text = call.text(of: expression.span)
      throw Mistake(
        .wrongArgument(
          text, expected: "one of UIKit's four curves",
          hint: "between begin and commit 'curve' sets linear, easeIn, easeOut or easeInOut; "
            + "to draw it, 'commit' first"),
        expression.span)
    }
    call.world.stage.perform { UIView.setAnimationCurve(curve) }
  }

  // A command that sets one thing for the changes to come.
  private static func setter(
    _ name: String, _ type: Parameter.Form, _ value: String, _ help: String, _ uikit: String,
    _ set: @escaping @Sendable (Invocation) throws(Mistake) -> Void
  ) -> CommandDeclaration {
    CommandDeclaration(
      name: name, group: .block, kind: .changes,
      parameters: [Parameter(name: name, type: type, isRequired: name != "autoreverse")],
      standsInBlocks: false,
      help: "sets, after 'begin', \(help)", uikit: uikit,
      example: example + "\(name) \(value)\nbox.alpha = 0\ncommit",
      action: .world { call throws(Mistake) in
        try checkBegun(call)
        try call.world.stage.perform { () throws(Mistake) in try set(call) }
      })
  }

  private static func checkBegun(_ call: Invocation) throws(Mistake) {
    guard call.world.stage.isBetweenBeginAndCommit else {
      throw Mistake(.notBegun(call.declaration.name), call.verbSpan)
    }
  }

  @Sendable private static func begin(_ call: Invocation) throws(Mistake) {
    let duration = try call.duration("duration")
    let completion = try BlockCommands.completion(call)
    call.world.stage.perform {
      UIView.beginAnimations(call.name("name")?.text ?? "begin", context: nil)
      duration.map(UIView.setAnimationDuration)
      completion.map(UIView.setAnimationCompletion)
    }
  }

  @Sendable private static func commit(_ call: Invocation) throws(Mistake) {
    try checkBegun(call)
    call.world.stage.perform { UIView.commitAnimations() }
  }
}
