/// A call that people paste, and what is typed for it.
///
/// In its line `<label>` is the argument with that label, `<0>` one by its place, `<{label}>` a
/// closure, also one behind the call; `<self>` is what stands before the call, and `<let>` the name
/// given to what it makes. A second word there is a number's unit, what a closure's parameter is
/// called, or a name to take where none is given.
///
/// What is in square brackets is left out where the argument is, and where it says what is usual:
/// `nil`, `false`, no options, by a `~` 0; by a `=` the argument has to be there. A pair loses its
/// brackets by a `*`, and is one number by a `/`, where its two are equal.
struct SwiftForm: Sendable {
  /// What is typed as a whole, or not at all.
  struct Part {
    let isOptional: Bool
    let pieces: [(text: String, slot: Slot?)]
  }

  /// A place for an argument.
  struct Slot {
    let label: String
    let isBlock: Bool
    let marks: Substring
    let word: String?

    var isOwner: Bool { label == "self" }
    /// Whether no argument stands for it.
    var isFixed: Bool { isOwner || label == "let" }

    fileprivate init(_ text: Substring) {
      let parts = text.split(separator: " ")
      let name = parts[0].prefix { !"~=*/".contains($0) }
      (label, isBlock) = (name.filter { !"{}".contains($0) }, name.hasPrefix("{"))
      (marks, word) = (parts[0][name.endIndex...], parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  /// The first word of its line.
  let verb: String
  /// Whether it has a timing, beside which UIKit minds no curve.
  let hasTiming: Bool
  /// Whether something has to stand before the call.
  let hasOwner: Bool
  /// Whether an argument may meet an operator in it, or around it.
  let isJoined: Bool
  let parts: [Part]

  private init(_ line: String) {
    (verb, hasTiming) = (String(line.prefix { $0 != " " }), line.contains("spring("))
    (hasOwner, isJoined) = (line.contains("<self>"), line.hasPrefix("<"))
    parts = Self.cut(line[...], at: "[]").map { text, isOptional in
      let pieces = Self.cut(text, at: "<>").map { (String($0), $1 ? Slot($0) : nil) }
      return Part(isOptional: isOptional, pieces: pieces)
    }
  }

  // What stands in brackets, which never lie in each other, and what does not.
  private static func cut(_ text: Substring, at signs: String) -> [(Substring, isInside: Bool)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: signs.contains).enumerated()
      .map { ($0.element, $0.offset % 2 == 1) }
  }

  private static func table(_ rows: String) -> [String: [SwiftForm]] {
    var table: [String: [SwiftForm]] = [:]
    for row in rows.split(separator: "\n") {
      let line = shorthands.reduce(String(row)) { $0.replacing($1.key, with: $1.value) }
      let parts = line.split(separator: " -> ", maxSplits: 1, omittingEmptySubsequences: false)
      table[String(parts[0]), default: []].append(SwiftForm(String(parts[1])))
    }
    return table
  }

  private static let shorthands: KeyValuePairs = [
    "@new": "animator <let slide> <duration s>",
    "@block":
      "[ <options>][ delay: <delay~ s>] <{animations}>[ completion: <{completion} finished>]",
    "@step": "<duration s>[ <options>][ delay: <delay~ s>] <{animationBlock}>",
    "@swing": "<duration s> spring(dampingRatio: <springDamping>"
      + "[, initialVelocity: <initialVelocity~>])[ <options>][ delay: <delay~ s>] <{animationBlock}>",
    "@cubic": "cubic(<controlPoint1*>, <controlPoint2*>)",
    "@push": "[, initialVelocity: <initialVelocity/~>]",
    "@speed": "[, initialVelocity: <initialSpringVelocity~>]",
  ]

  /// What is done.
  static let commands = table(
    """
    UIViewPropertyAnimator -> @new <curve>[ <{animations}>]
    UIViewPropertyAnimator -> @new spring(dampingRatio: <dampingRatio>)[ <{animations}>]
    UIViewPropertyAnimator -> @new @cubic[ <{animations}>]
    UIViewPropertyAnimator -> @new <timingParameters>
    UIViewPropertyAnimator.runningPropertyAnimator -> animator <let slide> <withDuration s>[ <options>] \
    <{animations}>[; completion <let slide> <{completion} position>]; start <let slide>[ after: <delay~ s>]
    startAnimation -> start <self>[ after: <afterDelay~ s>]
    pauseAnimation -> pause <self>
    continueAnimation -> continue <self>[ <withTimingParameters>][ durationFactor: <durationFactor~>]
    stopAnimation -> stop <self>[ withoutFinishing: <0=>]
    finishAnimation -> finish <self> at: <at>
    addAnimations -> add <self>[ delayFactor: <delayFactor~>] <{}>
    addCompletion -> completion <self> <{} position>
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
    UIView.setAnimationDuration -> duration <0 s>
    UIView.setAnimationDelay -> delay <0 s>
    UIView.setAnimationCurve -> curve <0>
    UIView.setAnimationRepeatCount -> repeat <0>
    UIView.setAnimationRepeatAutoreverses -> autoreverse <0>
    UIView.commitAnimations -> commit
    UIView -> view <let>[ frame: <frame>]
    removeFromSuperview -> remove <self>
    DispatchQueue.main.async -> after 0s <{execute}>
    DispatchQueue.main.asyncAfter -> after <deadline s> <{execute}>
    stage.advance -> step <by s>
    print -> <0>
    CALayer -> layer <let>
    removeFromSuperlayer -> remove <self>
    CABasicAnimation -> animation <let> <keyPath>
    CAKeyframeAnimation -> animation <let> <keyPath>
    add -> attach <0> to: <self>[ key: <forKey=>]
    removeAnimation -> detach <self> <forKey>
    removeAllAnimations -> detach <self>
    CATransaction.commit -> transaction[ <setAnimationDuration s>][ <setAnimationTimingFunction>]\
    [ disableActions: <setDisableActions>] <{block}>[ completion: <{setCompletionBlock}>]
    CATransaction.begin -> transaction {
    CATransaction.setAnimationDuration -> transaction <0 s> {
    CATransaction.setAnimationTimingFunction -> transaction <0> {
    CATransaction.setDisableActions -> transaction disableActions: <0> {
    dance.animate -> dance <self> <duration s> <curve> <{} .>
    dance.animate -> dance <self> <duration s> <timingParameters> <{} .>
    dance.animate -> dance <self> <duration s> spring(dampingRatio: <dampingRatio>) <{} .>
    dance.animate -> dance <self> <duration s> @cubic <{} .>
    dance.addCompletion -> completion <self> <{} position>
    dance.start -> start <self>[ after: <after~ s>]
    dance.pause -> pause <self>[ after: <after~ s>]
    dance.reverse -> reverse <self>
    dance.finish -> stop <self>; finish <self> at: <at>
    dance.setProgress -> <self>.dance.progress = <to>
    Animate -> \("")
    Animate -> then @step
    Animate -> then @swing
    Animate.then -> then @step
    Animate.then -> then @swing
    Animate.and -> and @step
    Animate.and -> and @swing
    Animate.do -> do <{block}>
    Animate.wait -> wait timeout: <timeout s>[ <{waitBlock} resume>]
    Animate.wait -> wait[ <{waitBlock} resume>]
    Animate.perform -> perform <let>[ completion: <{completion}>]
    perform -> perform <self>[ completion: <{completion}>]
    resume -> resume <self>
    decay -> decay <self>
    """)

  /// What is made to be given on.
  static let values = table(
    """
    CGPoint -> (<x>, <y>)
    CGSize -> (<width>, <height>)
    CGVector -> (<dx>, <dy>)
    CGRect -> (<x>, <y>, <width>, <height>)
    CGRect -> (<origin*>, <size*>)
    CGAffineTransform -> scale(<scaleX>, <y>)
    CGAffineTransform -> rotate(<rotationAngle>)
    CGAffineTransform -> translate(<translationX>, <y>)
    CGAffineTransform -> transform(<a>, <b>, <c>, <d>, <tx>, <ty>)
    CATransform3DMakeScale -> scale(<0>, <1>, <2>)
    CATransform3DMakeRotation -> rotate(<0>, <1>, <2>, <3>)
    CATransform3DMakeTranslation -> translate(<0>, <1>, <2>)
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
