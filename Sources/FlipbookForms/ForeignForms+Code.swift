extension ForeignForms {
  // Rows that come before all others: names that stand for what there is in code from elsewhere.
  static let code = #"""
    ^(?:view\.|root\.)*subviews\.forEach *\{ *\$0\.removeFromSuperview\(\) *\}$ => remove all
    ^(?:view\.|root\.)*subviews\.forEach *\{ *\$0(\.[^{};]*?) *\}$ => for v in VIEWS { v$1 }
    ^for (\w+) in (?:view\.|root\.)*subviews \{   => for $1 in VIEWS {
    ^(?:\w+\.)?layer\.add\((?:anim|animation|group|spring), *forKey: *[^()]*\)$ => add ANIMATION to: VIEW
    ^layer\.(?=[a-z])                             => VIEW.layer.
    ^(?:anim\.|animation\.|group\.|spring\.)(?=[a-z]\w* *=) => ANIMATION.
    ^(?:animator|propertyAnimator)[?!]?\.(?=[a-z]) => ANIMATOR.
    ^(?:controls\.start\(|(?:<motion\.\w+ )?animate=\{)(\{[^{}]*\})(?:\)|\}(?: */?>)?)$ => gsap.to(VIEW, $1)
    ^animate (\w+) \{ *(\w+) *= *([^;{}]+?) *\} *\{ *(\w+) *= *([^;{}]+?) *\}$ => animate 0.5s { $1.$2 = $3 } completion: { $1.$4 = $5 }
    """#

  // Rows that say something of a line that cannot be rewritten, and a line to type instead.
  static let notes = #"""
    ^(?:func(?:tion)? \w+(?:<\w+>)?\(|init[?!]?\(|subscript\(|class [A-Z]|struct [A-Z]|enum [A-Z]|protocol [A-Z]|extension [A-Z]|actor [A-Z]|super\.\w|typealias \w+ *=|deinit *\{|@\w+$|do *\{$|defer *\{|repeat *\{$|default:|break$|Task(?:\.\w+)? *\{|var \w+ *= *self$|let \w+ *= *self$).* => SAY only the statements of Swift code are typed here: leave this line out
    ^(?:let \w+: *UIViewPropertyAnimator\b|var \w+: *UIViewPropertyAnimator\b|animator[?!]?\.|propertyAnimator[?!]?\.).* => SAY 'animator' makes one | animator fade 1s { box.alpha = 0 }
    ^(?:let|var) \w+: *UI\w*View\b.*              => SAY 'view' makes one | view ball frame: (0, 0, 100, 100)
    ^(?:let|var) \w+: *[^={}]+(?:\{.*|= *\{.*|)$  => SAY 'let' names a number, a colour or a timing | let fade = 100
    ^.*\w\.velocity\(in:.*                        => SAY a gesture's block knows its velocity | gesture pan box ended: { animate 0.3s { box.center += velocity / 10 } }
    ^(?:switch [^{}]*\.state\b|if [^{}]*\.state\b|guard [^{}]*\.state\b|case \.\w|let \w+ *= *translation\b|var \w+ *= *translation\b).* => SAY a gesture's blocks are its states, and know its translation | gesture pan box changed: { box.center += translation; translation = (0, 0) }
    ^.*\w(?:\.setTranslation\(|\.translation\(|\.location\(|: *UIPanGestureRecognizer|[= ]+UIPanGestureRecognizer\().* => SAY a gesture's blocks are its states, and know its translation | gesture pan box changed: { box.center += translation; translation = (0, 0) }
    ^.*(?:UI\w+GestureRecognizer\b|\.addGestureRecognizer\(|\.addTarget\(|gesture\.view\b|recognizer\.view\b|sender\.view\b).* => SAY 'gesture' responds to a finger | gesture tap box { box.alpha = 0.5 }
    ^spring\.damping *= *([\d.]+)$                => SAY a spring's numbers are given as it is made | animation fade position.x by: 100 spring(mass: 1, stiffness: 100, damping: $1); add fade to: box | let fade = spring(mass: 1, stiffness: 100, damping: $1)
    ^spring\.stiffness *= *([\d.]+)$                => SAY a spring's numbers are given as it is made | animation fade position.x by: 100 spring(mass: 1, stiffness: $1, damping: 10); add fade to: box | let fade = spring(mass: 1, stiffness: $1, damping: 10)
    ^group\.\w+ *=.*                              => SAY 'group' joins animations, and has its duration behind its name | animation fade opacity to: 0 1s; animation fade2 position.x by: 100 1s; group both 1s fade fade2
    ^(?:anim\.|animation\.|spring\.)\w+ *=.*      => SAY 'animation' makes one with its values, and 'add' attaches it | animation fade opacity from: 0 to: 1 1s; add fade to: box | animation fade opacity from: 0 to: 1 1s
    ^[\w.]*(?:\.fromValue *=|\.toValue *=|\.byValue *=|\.repeatCount *=|\.timingFunction *=|\.fillMode *=|\.keyTimes *=|layer\.add\().* => SAY 'animation' makes one with its values, and 'add' attaches it | animation fade opacity from: 0 to: 1 1s; add fade to: box | animation fade opacity from: 0 to: 1 1s
    ^(?:start|play|run) \w+ (?:x ?(\d+)|(\d+)(?: ?x| times))$ => SAY a property animator cannot repeat, an animate block can | animate 1s repeat: $1$2 { box.alpha = 0 }
    ^compare (branch\d+)$                         => SAY 'compare' takes two | list branches
    ^finally$                                     => SAY 'completion' runs a block at the end | completion slide { box.alpha = 1 }
    ^mark( \w+|) (?:(?:at|to):? *)?([\d.]+m?s)$   => SAY 'mark$1' marks the moment there is, so first go there | goto $2
    ^mark( \w+|) after: *([\d.]+m?s)$             => SAY 'mark$1' marks the moment there is, so first let time pass | step $2
    """#

  // Rows for inputs that a verb does not take: a share, a length or a count where none goes. `START`
  // is the moment at which the last motion began.
  static let strays = #"""
    ^(start|continue|reverse|stop) (\w+) (?:(?:from|at):? *|)([\d.]+%|0?\.\d+)$ => pause $2; scrub $2 $3; $1 $2
    ^(?:start|scrub|continue) (\w+) (?:from:? *)?([\d.]+%|0?\.\d+|0) to:? *(?:1|100%)$ => pause $1; scrub $1 $2; start $1
    ^(?:start|scrub|continue) (\w+) (?:from:? *)?([\d.]+%|0?\.\d+|0) to:? *([\d.]+%|0?\.\d+)$ => pause $1; scrub $1 $2; start $1; run until: $1 == $3
    ^start (\w+) (?:over|duration):? *([\d.]+)s?$ => pause $1; continue $1 durationFactor: $2s / $1.duration
    ^reverse (\w+) (?:(?:in|over|duration):? *)?([\d.]+m?s)$ => pause $1; reverse $1; continue $1 durationFactor: $2 / $1.duration
    ^(start|reverse)( \w+|) for:? *([\d.]+m?s)$   => $1$2; run $3
    ^(?:run|play) (\w+) (?:for|over|duration):? *([\d.]+m?s)$ => start $1; run $2
    ^(.*\bspring\([^()]*\b)velocity:(.*)$        => $1initialVelocity:$2
    ^touch (\w+) (?:for|duration|):? *([\d.]+m?s)$ => touch $1 over: $2
    ^(step|run|back) ([\d.]+(?:m?s|f)) (?:x ?|\* ?|times:? *|count:? *|repeat:? *|)(\d+)(?: ?x| times|)$ => $1 $3 * $2
    ^(step|run|back) (\d+)(?: ?x| times|) ([\d.]+(?:m?s|f))$ => $1 $2 * $3
    ^(undo|redo) (?:x ?|times:? *|count:? *|)(\d+)(?: ?x| times|)$ => $1 $2
    ^(?:undo|redo) (?:to|at|until):? *([\d.]+m?s)$ => goto $1
    ^(animate\b[^{}]*?) (?:x ?(\d+)|(\d+)(?: ?x| times))(?= *\{) => $1 repeat: $2$3
    ^animate\b([^{}]*) (\{[^{}]*\}) (?:x ?(\d+)|(\d+)(?: ?x| times))$ => animate$1 repeat: $3$4 $2
    ^(?:list|show|why)((?: \w[\w.]*)*) ((?:from|to|for): *\S.*)$ => plot$1 $2
    ^(?:show|inspect|info|describe) (?:all|views|everything)$ => show NAMES
    ^why all$                                     => why NAMES
    ^animate((?: [^{}]*|)) \{ *([^{}]*?); *wait:? *([\d.]+m?s); *([^{}]*?) *\}$ => animate$1 { $2 } completion: { animate$1 delay: $3 { $4 } }
    ^(animate(?: [^{}]*|) \{ *[^{}]*?); *wait; *([^{}]*?) *\}$ => $1 } completion: { $2 }
    ^after ([\d.]+m?s) \{ *((?:[^{}]*?; *)?)wait:? *([\d.]+m?s); *([^{}]*?) *\}$ => after $1 { $2after $3 { $4 } }
    ^(?:then|and)((?: [\d.]+m?s| \w+)*) (\{.*\})$ => chain intro { then$1 $2 }; start intro
    ^(?:finally|at the end|when done),?(?: do)? *(\{.*\})$ => completion ANIMATOR $1
    ^(?:tl|timeline|tween|_?controller|animationView)\.(?:play|forward)\(\)$ => start ANIMATOR
    ^(?:tl|timeline|tween|_?controller|animationView)\.(pause|reverse|stop)\(\)$ => $1 ANIMATOR
    ^(?:tl|timeline|tween|_?controller|animationView)\.(?:seek|animateTo|progress)\((0?\.\d+)\)$ => scrub ANIMATOR $1
    ^animation-play-state: *paused;?$             => pause ANIMATOR
    """#
}
