extension ForeignForms {
  // Rows for what people type who know one verb and try the next.
  static let verbs = #"""
    ^plot ((?:from|to|for): *\S.*)$               => plot MOVED $1
    ^table (\w+) at: *(\S+) to: *(\S+)$            => table $1 every: 0.1s from: $2 to: $3
    ^(?:(?:at\((\w+)(?:\.\w+)*, *|(\w+)\.(?:center|alpha|frame|bounds|transform|backgroundColor)[\w.]* )([\d.]+m?s)\)?|at[ (]([\d.]+m?s),? (?:velocity\()?(\w+)(?:\.[\w.]+)?\)?)$ => show $1$2$5 at: $3$4
    ^(?:why (?:all )?(?:at:? *)?([\d.]+m?s)|why all at: *(\S+))$ => why MOVED at: $1$2
    ^(?:what(?: is|['’]s) the )?(?:max|peak|maximum|highest|fastest)(?: of)? (\w+(?:\.\w+)+|velocity\([\w.]+\))$ => highest($1, from: 0s)
    ^(?:what(?: is|['’]s) the )?(?:min|minimum|lowest)(?: of)? (\w+(?:\.\w+)+|velocity\([\w.]+\))$ => lowest($1, from: 0s)
    ^is (?:the )?(\w+) (?:visible|hidden|shown)\??$ => $1.isHidden
    ^(?:overshoot|(?:why does|does|do|did|will|(?:by )?how (?:much|far) does) (?:the )?\w+ (?:ever )?overshoot)$ => overshoot(MOVED) OR overshoot(MOVED, from: 0s)
    ^how high (?:does|did|will) (?:the )?\w+ go\??$ => highest(MOVED)
    ^how far (?:does|did|will) (?:the )?\w+ (?:move|go|travel)\??$ => total(velocity(MOVED))
    ^how big is (?:the )?(\w+)\??$                => $1.frame.size
    ^(?:snap|round)\(([^(),]+), *([^(),]+)\)$     => round($1 / $2) * $2
    \bmap\(([^,()]+), *([^,()]+), *([^,()]+), *([^,()]+), *([^,()]+)\) => mix($4, $5, ($1 - $2) / ($3 - $2))
    \bhypot\(([^()]*)\)                            => length(($1))
    (?:(\w+)\.center\.distance\(to: *(\w+)\.center\)|^distance (?:from|between|of) (\w+)(?: to:?|,| and) (\w+)$) => distance($1$3.center, $2$4.center)
    \.frame\.center\b                              => .center
    ^(?:morph|flip)[ (](\w+),? (?:to |into )?(\w+)\)?$ => animate 0.5s spring(dampingRatio: 0.8) { $1.frame = $2.frame }
    ^swap[ (](\w+)(?:\.center)?,? (?:and |with )?(\w+)(?:\.center)?\)?$ => let place = $1.center; $1.center = $2.center; $2.center = place
    ^(?:(?:animators|all)\.(pause|stop|start|reverse|continue)(?:\(\)|)|(?:how do [iI] )?(\w+) (?:everything|both|them))$ => $1$2 all
    ^(?:bounce|pop|spring)(?: in|) (?:the )?(?!it$|in$)(\w+)$ => animate 0.1s { $1.transform = scale(0.9) } completion: { animate 0.5s spring(dampingRatio: 0.3) { $1.transform = identity } }
    ^(?:spin|rotate|turn) (?:the )?(\w+) (?:forever|endlessly|continuously)$ => animation turn transform.rotation by: 360deg 1s linear repeat; add turn to: $1
    (\w+)\.bounds\.insetBy\(dx: *([^,()]+), *dy: *([^,()]+)\) => ($2, $3, $1.bounds.size.width - 2 * $2, $1.bounds.size.height - 2 * $3)
    ^table ((?:every|from|to|for): *\S.*)$        => table VIEW $1
    ^table ((?:from|to|for): *(?!.*every:).*)$    => table VIEW every: 0.1s $1
    ^start (\w+) (?:from|at):? *([\d.]+%|0?\.\d+)$ => scrub $1 $2; start $1
    ^start (\w+) (?:from|at):? *([\d.]+)s$        => scrub $1 $2 / $1.duration; start $1
    ^continue (\w+) (?:(?:speed|at):? *([\d.]+)x?|([\d.]+)x)$ => continue $1 durationFactor: $1.remaining / $1.duration / $2$3
    ^(?:(?:start|play|continue) (\w+) (?:speed:? *|(?=[\d.]+x$))|(?:start|play) (\w+) (?:at:? *)?|(\w+)\.(?:timeScale\(|speed *= *)(?!1$)|speed (\w+) (?!1$))([\d.]+)[x)]?$ => pause $1$2$3$4; continue $1$2$3$4 durationFactor: $1$2$3$4.remaining / $1$2$3$4.duration / $5
    ^start (\w+),? (\w+) stagger: *([\d.]+m?s)$   => start $1; start $2 after: $3
    ^start (\w+),? (\w+),? (\w+) stagger: *([\d.]+m?s)$ => start $1; start $2 after: $4; start $3 after: 2 * $4
    ^(?:(\w+)[. ](?:delay|startDelay)(?: *[=:])? *|start (\w+) in:? *)([\d.]+m?s)$ => start $1$2 after: $3
    ^start (\w+) (\{.*\})$                        => start $1 completion: $2
    ^(start|continue) (\w+) (?:reversed?(?:: *true)?|backwards?|in reverse)$ => reverse $2; $1 $2
    ^(?:start (\w+)(?: and|,| &)|play ([A-Za-z]\w*)) ([A-Za-z]\w*)$ => start $1$2 $3
    ^(?:(?:start )?(\w+) then (?:start )?(\w+)|chain (?:\w+ )?\{ *(?:then |start )+(\w+); *(?:then |start )+(\w+) *\}|(?:chain (\w+),? (?:then |)|start (\w+) completion: *)([A-Za-z]\w*))$ => start $1$3$5$6 completion: { start $2$4$7 }
    ^start (\w+) after: *([A-Za-z]\w*)$           => start $2 completion: { start $1 } OR completion $2 { start $1 }
    ^(pause|start|stop|reverse|continue)( \w+)?(?: and| then|,) (pause|start|stop|reverse|continue|run|step|scrub)\b(.*)$ => $1$2; $3$4
    ^pause (\w+) for: *([\d.]+m?s)$               => pause $1; continue $1 after: $2
    ^(?:(?:scrub|seek) (\w+)(?: to:?| at:?| ?=|:|) *([\d.]+%|0?\.\d+)|([A-Za-z]\w*) (?:at:? *)?([\d.]+%))$ => scrub $1$3 $2$4
    ^scrub (\w+) (?:by:? *|\+=? *)([\d.]+%?)$     => scrub $1 $1.fractionComplete + $2
    ^(draw|table) (?:at )?frame (\d+)$             => $1 at: $2f
    ^(?:goto |)frame (\d+)$                       => goto $1f
    ^add (?:(\w+) (keyframes \{.*\}|\w+(?:\.\w+)+ *[-+*]?= *[^{};]+)|(\w+(?:\.\w+)+ *[-+*\/]?= *[^{}:]+?) to:? (\w+))$ => add $1$4 { $2$3 }
    ^(?:let |var |const )?(\w+) *= *animat(?:or|e) (.*)$ => animator $1 $2
    ^run all$                                     => start all; run OR run
    ^(?:undo (?:run|step|(?:the )?last|that|it)|restore|unreset)$ => undo
    ^(animate|transaction|keyframes|dance \w+) (?:(\{.*\}) *(?:for|over|in|duration)?:? *([\d.]+m?s)((?: [a-zA-Z][\w.-]*(?:\([^()]*\))?)?)|(?:for|duration|over|in):? *([\d.]+m?s) (\{.*\}))$ => $1 $3$4$5 $2$6
    ^(animate [^{}]*)(\{[^{}]*\}),? (?:after|delay):? *([\d.]+m?s)$ => $1delay: $3 $2
    ^animate (?!ease|linear|smooth|snappy|bouncy|spring|later|delayed)([A-Za-z]\w*) ((?:ease\w*|linear|snappy|smooth|bouncy|spring\([^{}]*\)) )?(\{.*\})$ => animate $1 0.5s $2$3
    ^animate ([A-Za-z]\w*(?: [A-Za-z]\w*)*) ([\d.]+m?s(?: [^{}]+)?) (\{ *\.\w.*\})$ => dance $1 $2 $3; start $1
    ^animate ([^{}]*)\{ *(\w+(?:\.\w+)+)(?: =|:) *(?:from )?(-?[\d.]+?)(?: *\.\.\.? *| to | *-> *)(-?[\d.]+) *\}$ => $2 = $3; animate $1{ $2 = $4 }
    ^animate ([^{}]*)\{ *(\w+(?:\.\w+)+) = (\w+(?:\.\w+)+) = ([^\s={};]+) *\}$ => animate $1{ $2 = $4; $3 = $4 }
    ^for (\w+) in (\w+(?:, *\w+)+) \{             => for $1 in [$2] {
    ^after delay:? *([\d.])                       => after $1
    ^(?:after:? *([\d.]+m?s) (?!\{)([a-z].*)|(\w+(?:\.\w+)+ *[-+*\/]?= *[^{};]+?) (?:after|delay): *([\d.]+m?s))$ => after $1$4 { $2$3 }
    ^(\w+(?:\.\w+)+)(?: keyframes:?| *=) *\[(-?[\d.]+), *(-?[\d.]+), *(-?[\d.]+)\]$ => $1 = $2; keyframes 1s { at 0% for: 50% { $1 = $3 }; at 50% for: 50% { $1 = $4 } }
    ^(\w+(?:\.\w+)+) *= *withDelay\((\d+), *withTiming\(([^,(){}]+)\)\)$ => animate delay: $2ms { $1 = $3 }
    ^(\w+(?:\.\w+)+) *= *withRepeat\(withTiming\(([^,(){}]+)\), *-1, *true\)$ => animate repeat autoreverse { $1 = $2 }
    ^(\w+(?:\.\w+)+) *= *withSequence\(withTiming\(([^,(){}]+)\), *withTiming\(([^,(){}]+)\)\)$ => animate { $1 = $2 } completion: { animate { $1 = $3 } }
    ^(\w+(?:\.\w+)+?)(?:(?:\.value)? *= *withTiming\(([^,(){}]+)\)| to:? (-?[\d.]+(?:deg|%)?|\([^()]*\)|#\w+))$ => animate { $1 = $2$3 }
    ^(?:(\w+(?:\.\w+)+?)(?:\.value)? *= *withTiming\(([^,(){}]+), *\{ *duration|Animated\.timing\((\w+(?:\.\w+)+), *\{ *toValue: *([^,{}]+), *duration): *(\d+)[^{}]*\}\)(?:\.start\(\))?$ => animate $5ms { $1$3 = $2$4 }
    ^(?:(\w+(?:\.\w+)+?)(?:\.value)? *= *withSpring\(([^,(){}]+)\)|Animated\.spring\((\w+(?:\.\w+)+), *\{ *toValue: *([^,{}]+?) *(?:, *useNativeDriver[^{},]*)?\}\)(?:\.start\(\))?)$ => animate spring(mass: 1, stiffness: 100, damping: 10) { $1$3 = $2$4 }
    ^(\w+(?:\.\w+)+?)(?:\.value)? *= *withSpring\(([^,(){}]+), *\{ *damping: *([\d.]+), *stiffness: *([\d.]+) *\}\)$ => animate spring(mass: 1, stiffness: $4, damping: $3) { $1 = $2 }
    \)\.(rotate|scale|translate)d\((?:by: *)?     => ).$1(
    ^(?:(?:let |var |const )?(\w+) *= *view$|(?:let|var) (\w+): *(?:UI\w*View|UILabel)\b.*$) => view $1$2
    ^(?:(?:let |var |const )?(\w+) *= *(?:UIV|v)iew\((?:frame: *)?\(?([^(),:]*,[^()]*,[^()]*,[^()]*)\)?|view (\w+)(?:\.frame)?(?: =|:) *\(([^()]*,[^()]*,[^()]*,[^()]*))\)$ => view $1$3 frame: ($2$4)
    ^\(?(\d+\.\.[.<]\d+)\)?\.forEach *\{ *(\w+) in (.*)\}$ => for $2 in $1 { $3}
    ^let (\w+)(?:: *(?:[A-Z]\w*\??) *= *([^{}]+)|:? (-?[\d.]+\S*))$ => let $1 = $2$3
    ^let (\w+),? (\w+) *= *([^{},;]+)$            => let $1 = $3; let $2 = $3
    ^let (\w+ *= *[^{}(),;]+), *(?:let )?(\w+ *= *[^{}(),;]+)$ => let $1; let $2
    ^(plot|watch) (\w+)[. ]velocity$              => $1 velocity(MOVED) OR $1 velocity($2.center.x)
    ^table (\w+)[. ]velocity$                     => table velocity(MOVED) every: 0.1s OR table velocity($1.center.x) every: 0.1s
    ^(plot|table|watch) (?:([xy]) of (?:the )?(\w+)|(\w+) ([xy]))$ => $1 $3$4.center.$2$5
    ^(plot|table|watch|show) (\w+) (?:position|center)$ => $1 $2.center
    ^(?:(completion|add) (\w+): *(\{.*\})|(plot|table|draw|compare) (\S+) (?:vs\.?|versus|and|with) (\S+))$ => $1$4 $2$5 $3$6
    ^sweep (?:\w+ )?duration (?:from:? *)?([\d.]+)s? (?:to:? *)?([\d.]+)s?$ => sweep d from: $1s to: $2s by: ($2s - $1s) / 2 measure: MOVED { animate d { MOVED += 100 }; step 0.5s }
    ^matters$                                      => matters MOVED
    ^follow (?!none$)(\w+(?:\.\w+)*)$              => watch $1 OR watch $1.center
    ^(?:help (?:\w+\.|how (?:to|do [iI]) |with |about )|(?:man|docs?|usage) (?!it$)|what does (?=\w+ do$))(\w+)(?: do)?$ => help $1
    ^(?:(?:move|slide) (?:the )?|(?!move|slide|swipe|flick|throw|scroll|go))(\w+) (?:to the )?(left|right|up|down)$ => animate 0.5s { $1.center.$2 += 100 }
    \.center\.right \+=                          => .center.x +=
    \.center\.left \+=                           => .center.x -=
    \.center\.down \+=                           => .center.y +=
    \.center\.up \+=                             => .center.y -=
    ^(?:duplicate|copy|clone) (?:the )?(?!animation)(\w+)$     => view $12 frame: $1.frame backgroundColor: $1.backgroundColor cornerRadius: $1.cornerRadius
    ^(?:stage|canvas|artboard|screen|frame phone|(?:set )?size) (\d+)[x×, ] ?(\d+)$ => root.frame.size = ($1, $2)
    (\d(?=,(?:\d\d?|\d{4,})\b)|\b0(?=,)),(\d+)(?=(?:m?s)?(?: \{| *$)) => $1.$2
    (\w+)\.layer\.presentation\(\)\?\.(\w+) \?\? \w+\.\w+ => shown($1.$2)
    ^(?:on (pan|tap|press|pinch|rotate) (\w+)|gesture (?:on:? )?(\w+):? (pan|tap|press|pinch|rotate):?|on:? (\w+):? (tap|press|pinch|rotate):?) (\{.*\})$ => gesture $1$4$6 $2$3$5 $7
    ^(?:time|now|current time|what time is it|CACurrentMediaTime\(\)|performance\.now\(\))$   => stage.now
     \s*\bas (?:CGFloat|Double|Float|Int)$             =>
    ^(state|duration) (\w+)$                      => $2.$1
    ^animator (\w+)( .*?|) delay: *([\d.]+m?s)( .*\{.*\})$ => animator $1$2$4; start $1 after: $3
    ^(\w+)\.rotationX *= *(-?[\d.]+)(?:deg)?$     => $1.transform = rotate($2deg, 1, 0, 0) * perspective(500)
    ^(\w+)\.rotationY *= *(-?[\d.]+)(?:deg)?$     => $1.transform = rotate($2deg, 0, 1, 0) * perspective(500)
    ^pause (\w+) at:? *(?:the )?end$              => $1.pausesOnCompletion = true
    ^pause at:? *([\d.]+%)$                       => pause ANIMATOR; scrub ANIMATOR $1
    ^continue (\w+) ([\d.]+)s ([a-zA-Z]\S*)$      => continue $1 $3 durationFactor: $2 / $1.duration
    ^continue (\w+) (?:(?:for|in|over|duration):? *)?([\d.]+)s$ => continue $1 durationFactor: $2 / $1.duration OR pause $1; continue $1 durationFactor: $2 / $1.duration
    ^add (\w+) (\{.*\}) (?:at|delay): *([\d.]+%)$ => add $1 delayFactor: $3 $2
    ^add (\w+) (\{.*\}) (?:at|delay|after): *([\d.]+)s$ => add $1 delayFactor: $3 / $1.duration $2
    ^after ([\d.]+m?s) ([\d.]+m?s) (\{.*\})$      => after $1 { animate $2 $3 }
    ^for (\w+) in (\S+) every: *([\d.]+m?s) (\{.*\})$ => for $1 in $2 { after $1 * $3 $4 }
    ^(?:(?:same )?again|repeat|once more|one more time|(?:do|repeat) (?:(?:it|that|this) )?again|repeat (?:that|last))$ => LAST OR goto START
    ^(?:(?:start|play|run|replay) animate|(?:start|run|play|go) (?:again|over)|(?:run|play) from (?:the )?(?:start|beginning|0s?)|back (?:all|to (?:the )?(?:start|beginning)))$ => goto START
    ^view (\w+) (?:in|inside|on) (\w+)$           => view $1 in: $2 OR view $2; view $1 in: $2
    ^expect (?!always |never )(.+ [<>=!]=? .+?) (for|from|to): *(\S+)$ => expect always $1 $2: $3
    ^touch (\w+) from:? *\((-?[\d.]+), *(-?[\d.]+)\) to:? *\((-?[\d.]+), *(-?[\d.]+)\)((?: (?:over: *)?[\d.]+m?s)?)$ => touch $1 by: ($4 - $2, $5 - $3)$6
    ^(?:where(?: is|'s) (?:the )?(\w+)(?: now)?$|(\w+)\.getBoundingClientRect\(\)) => $1$2.frame
    ^(plot .*) width:? *(\d+)$                    => $1 size: $2x10
    ^((?:plot|table) .*)\bafter: *([\d.]+m?s)$    => $1from: $2
    ^export plot (\w+(?:\.\w+)*) (\S+)\.(png|svg)$ => export $3 $2.$3 $1 kind: plot
    ^animate$                                     => animate 1s { VIEW.center.x += 100 }
    ^(?:how do [iI]|help what can [iI]) animate(?: .*)?$ => help animate
    ^UIView\.modifyAnimations\(withRepeatCount: *(\d+), *autoreverses: *true\) (\{.*\})$ => animate repeat: $1 autoreverse $2
    ^if (?:gesture|recognizer|sender)\.state == \.(began|changed|ended|cancelled) (\{ *(\w+)\..*\})$ => gesture pan $3 $1: $2
    ^(\w+)\.fractionComplete *= *([^{};]*translation\.[^{};]*)$ => gesture pan VIEW changed: { $1.fractionComplete = $2 }
    ^(start|continue) (\w+) (?:to|until):? *([\d.]+%)$ => $1 $2; run until: $2 == $3
    ^branch ([A-Za-z]\w*)$                        => mark $1
    ^play [A-Za-z]\w* [A-Za-z]\w*$                => play
    """#
}
