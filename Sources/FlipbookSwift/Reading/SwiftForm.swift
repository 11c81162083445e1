/// A call of UIKit's or another library's, and the line that is typed for it.
///
/// One row is for both directions: `->` where the call is only read, `<-` where it is only written,
/// `<->` for both.
///
/// In the line, `<label>` is the argument with that label, `<0>` the first without one, `<{label}>` a
/// closure, trailing or not. `<self>` is what stands before the call, and `<let>` the name of what it
/// makes. A second word is a number's unit, the parameter of a closure, or a default name.
///
/// A part in square brackets is left out where its argument is missing or says nothing new: `nil`,
/// `false`, no options, and 0 where it has a `~`; with a `=` the argument is required. A pair loses
/// its brackets by a `*`, and is one number by a `/` where its two are equal. Behind a `|` stands the
/// argument for a missing input. A call with a `=` is a property that is set.
struct SwiftForm: Sendable {
  /// A part of the line that is left out, or not, as a whole.
  struct Part {
    let isOptional: Bool
    let pieces: [(text: String, slot: Slot?)]

    var slots: [Slot] { pieces.compactMap(\.slot) }
  }

  struct Slot {
    let label: String
    let isBlock: Bool
    let marks: Substring
    let word: String?
    /// The argument for a missing input: `name` for the first name in quotes.
    let usual: String?
    /// The label of its input in the line; empty for one without a label.
    fileprivate(set) var input = ""
    fileprivate(set) var isOptional = false

    var isOwner: Bool { label == "self" }
    /// Whether no argument stands for it.
    var isFixed: Bool { isOwner || label == "let" }

    func labelled(_ text: String) -> String {
      label.first?.isNumber == true ? text : "\(label): \(text)"
    }

    fileprivate init(_ text: Substring) {
      let halves = text.split(separator: "|")
      usual = halves.count > 1 ? String(halves[1]) : nil
      let parts = halves[0].split(separator: " ")
      let name = parts[0].prefix { !"~=*/".contains($0) }
      (label, isBlock) = (name.filter { !"{}".contains($0) }, name.hasPrefix("{"))
      (marks, word) = (parts[0][name.endIndex...], parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  let call: String
  let verb: String
  /// Whether the line has a timing; UIKit ignores a curve beside one.
  let hasTiming: Bool
  let hasOwner: Bool
  /// Whether an argument may meet an operator in it, or around it.
  let isJoined: Bool
  let parts: [Part]

  var slots: [Slot] { parts.flatMap(\.slots) }

  private init(_ call: String, _ line: String) {
    self.call = call
    (verb, hasTiming) = (String(line.prefix { !" (".contains($0) }), line.contains("spring("))
    (hasOwner, isJoined) = (line.contains("<self>"), line.hasPrefix("<"))
    parts = Self.cut(line[...], at: "[]").map { text, isOptional in
      var pieces = Self.cut(text, at: "<>").map { (text: String($0), slot: $1 ? Slot($0) : nil) }
      for place in pieces.indices.dropFirst() {
        pieces[place].slot?.isOptional = isOptional
        let before = pieces[place - 1].text
        guard before.hasSuffix(": "), let label = before.split(separator: " ").last else {
          continue
        }
        pieces[place].slot?.input = String(label.dropLast())
      }
      return Part(isOptional: isOptional, pieces: pieces)
    }
  }

  func written(_ texts: [String]) -> String {
    "\(call)(\(zip(slots, texts).map { $0.labelled($1) }.joined(separator: ", ")))"
  }

  /// A value's call with its arguments, which has a row with as many of them.
  static func call(_ call: String, _ texts: [String]) -> String {
    values.read[call]?.first { $0.slots.count == texts.count }?.written(texts) ?? ""
  }

  /// The form that writes a value of so many numbers with a call of that prefix.
  static func value(_ name: String, _ call: String, _ count: Int) -> SwiftForm? {
    values.written[name]?.first { $0.call.hasPrefix(call) && $0.slots.count == count }
  }

  // The parts of a text in brackets, which are never nested, and outside of them.
  private static func cut(_ text: Substring, at signs: String) -> [(Substring, isInside: Bool)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: signs.contains).enumerated()
      .map { ($0.element, $0.offset % 2 == 1) }
  }

  /// Forms by their calls for reading, and by their verbs for writing.
  struct Table: Sendable {
    fileprivate(set) var read: [String: [SwiftForm]] = [:]
    fileprivate(set) var written: [String: [SwiftForm]] = [:]

    fileprivate init(_ rows: String) {
      for row in rows.split(separator: "\n") {
        let lines = SwiftForm.shorthands.reduce([String(row)]) { lines, shorthand in
          lines.flatMap { line in
            shorthand.value.map { line.replacing(shorthand.key, with: $0) }
              .prefix(line.contains(shorthand.key) ? .max : 1)
          }
        }
        for line in lines {
          let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
          let form = SwiftForm(String(parts[0]), String(parts[2]))
          if parts[1] != "<-" { read[form.call, default: []].append(form) }
          if parts[1] != "->" { written[form.verb, default: []].append(form) }
        }
      }
    }
  }

  // What stands for longer texts in rows; one with several makes a row of each.
  private static let shorthands: KeyValuePairs = [
    "@way": ["<curve>", "spring(dampingRatio: <dampingRatio>)", "@cubic", "<timingParameters>"],
    "@with": ["then", "and"],
    "@step": [
      "<duration s>@last",
      "<duration s> spring(dampingRatio: <springDamping>[, initialVelocity: <initialVelocity~>])@last",
    ], "@last": ["[ <options>][ delay: <delay~ s>] <{animationBlock}>"],
    "@block": [
      "[ <options>][ delay: <delay~ s>] <{animations}>[ completion: <{completion} finished>]"
    ], "@cubic": ["cubic(<controlPoint1*>, <controlPoint2*>)"],
    "@push": ["[, initialVelocity: <initialVelocity/~>]"],
    "@speed": ["[, initialVelocity: <initialSpringVelocity~>]"],
  ]

  static let commands = Table(
    """
    UIViewPropertyAnimator -> animator <let slide> <duration s> @way[ <{animations}>]
    UIViewPropertyAnimator.runningPropertyAnimator -> animator <let slide> <withDuration s>[ <options>] \
    <{animations}>[; completion <let slide> <{completion} position>]; start <let slide>[ after: <delay~ s>]
    startAnimation <-> start <self>[ after: <afterDelay~ s>]
    pauseAnimation <-> pause <self>
    continueAnimation <-> continue <self>[ <withTimingParameters|nil>]\
    [ durationFactor: <durationFactor~|0>]
    stopAnimation <-> stop <self>[ withoutFinishing: <0=|false>]
    finishAnimation <-> finish <self> at: <at|.end>
    addAnimations -> add <self>[ delayFactor: <delayFactor~>] <{}>
    addAnimations <- add <self> <{}>
    addCompletion <-> completion <self> <{} position>
    isReversed.toggle <- reverse <self>
    fractionComplete= <- scrub <self> <0>
    toggle -> <self> = !<self>
    UIView.animate -> animate <withDuration s>@block
    UIView.animate -> animate <withDuration s> spring(dampingRatio: <usingSpringWithDamping>@speed)@block
    UIView.animate -> animate spring(duration: <springDuration>[, bounce: <bounce~>]@speed)@block
    UIView.animateKeyframes -> keyframes <withDuration s>@block
    UIView.addKeyframe -> at <withRelativeStartTime> for: <relativeDuration> <{animations}>
    UIView.Animator -> animate <duration s>@block
    UIView.SpringAnimator -> animate <duration s> \
    spring(dampingRatio: <damping>[, initialVelocity: <velocity~>])@block
    animateViews -> animate <duration s>[ <curve>]@block
    UIView.beginAnimations -> begin[ name: <0=>][ context: <context>]
    UIView.setAnimationDuration <-> duration <0 s>
    UIView.setAnimationDelay <-> delay <0 s>
    UIView.setAnimationCurve <-> curve <0>
    UIView.setAnimationRepeatCount <-> repeat <0>
    UIView.setAnimationRepeatAutoreverses <-> autoreverse <0|true>
    UIView.commitAnimations <-> commit
    UIView -> view <let>[ frame: <frame>]
    removeFromSuperview -> remove <self>
    DispatchQueue.main.async -> after 0s <{execute}>
    DispatchQueue.main.asyncAfter -> after <deadline s> <{execute}>
    stage.advance -> step <by s>
    Task.sleep -> step <for s>
    print -> <0>
    CALayer -> layer <let>
    CAShapeLayer -> shape <let>
    CAGradientLayer -> gradient <let>
    removeFromSuperlayer -> remove <self>
    CABasicAnimation -> animation <let> <keyPath>
    CAKeyframeAnimation -> animation <let> <keyPath>
    CASpringAnimation -> animation <let> <keyPath> spring(mass: 1, stiffness: 100, damping: 10)
    add <-> attach <0> to: <self>[ key: <forKey=|name>]
    removeAnimation <-> detach <self> <forKey>
    removeAllAnimations <-> detach <self>
    CATransaction.commit -> transaction[ <setAnimationDuration s>][ <setAnimationTimingFunction>]\
    [ disableActions: <setDisableActions>] <{block}>[ completion: <{setCompletionBlock}>]
    CATransaction.begin -> transaction {
    CATransaction.setAnimationDuration -> transaction <0 s> {
    CATransaction.setAnimationTimingFunction -> transaction <0> {
    CATransaction.setDisableActions -> transaction disableActions: <0> {
    dance.animate -> dance <self> <duration s> @way <{} .>
    dance.addCompletion <-> completion <self> <{} position>
    dance.start <-> start <self>[ after: <after~ s>]
    dance.pause <-> pause <self>[ after: <after~ s>]
    dance.reverse <-> reverse <self>
    dance.finish -> stop <self>; finish <self> at: <at>
    dance.finish <- finish <self> at: <at|.end>
    dance.progress= <- scrub <self> <0>
    dance.setProgress -> <self>.dance.progress = <to>
    Animate -> \("")
    Animate -> then @step
    Animate.@with -> @with @step
    Animate.do -> do <{block}>
    Animate.wait -> wait timeout: <timeout s>[ <{waitBlock} resume>]
    Animate.wait -> wait[ <{waitBlock} resume>]
    Animate.perform -> perform <let>[ completion: <{completion}>]
    perform <-> perform <self>[ completion: <{completion}>]
    resume -> resume <self>
    decay <-> decay <self>
    """)

  /// Values, which stand in other calls.
  static let values = Table(
    """
    CGPoint -> (<x>, <y>)
    CGSize -> (<width>, <height>)
    CGVector -> (<dx>, <dy>)
    CGRect -> (<x>, <y>, <width>, <height>)
    CGRect -> (<origin*>, <size*>)
    CGAffineTransform <-> scale(<scaleX>, <y>)
    CGAffineTransform <-> rotate(<rotationAngle>)
    CGAffineTransform <-> translate(<translationX>, <y>)
    CGAffineTransform <-> transform(<a>, <b>, <c>, <d>, <tx>, <ty>)
    CGAffineTransformMakeScale -> scale(<0>, <1>)
    CGAffineTransformMakeRotation -> rotate(<0>)
    CGAffineTransformMakeTranslation -> translate(<0>, <1>)
    CATransform3DMakeScale <-> scale(<0>, <1>, <2>)
    CATransform3DMakeRotation <-> rotate(<0>, <1>, <2>, <3>)
    CATransform3DMakeTranslation <-> translate(<0>, <1>, <2>)
    CATransform3DConcat -> <0> * <1>
    concatenating -> <self> * <0>
    rotated -> rotate(<by>) * <self>
    scaledBy -> scale(<x>, <y>) * <self>
    translatedBy -> translate(<x>, <y>) * <self>
    UIColor -> rgba(<red>, <green>, <blue>, <alpha>)
    UIColor -> rgba(<white>, <white>, <white>, <alpha>)
    UISpringTimingParameters -> spring(dampingRatio: <dampingRatio>@push)
    UISpringTimingParameters -> spring(mass: <mass>, stiffness: <stiffness>, damping: <damping>@push)
    UISpringTimingParameters -> spring(duration: <duration>, bounce: <bounce>@push)
    UICubicTimingParameters -> <animationCurve>
    UICubicTimingParameters -> @cubic
    CAMediaTimingFunction -> <name>
    CAMediaTimingFunction -> cubic(<controlPoints>, <1>, <2>, <3>)
    now -> 0
    CACurrentMediaTime -> 0
    seconds -> <0 s>
    milliseconds -> <0 ms>
    CGFloat -> <0>
    Double -> <0>
    Int -> <0>
    TimeInterval -> <0>
    CFTimeInterval -> <0>
    NSNumber -> <value>
    NSValue -> <cgPoint>
    """)
}
