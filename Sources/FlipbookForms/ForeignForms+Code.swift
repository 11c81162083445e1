extension ForeignForms {
  // Rows that come before all others: names that stand for what there is in code from elsewhere.
  static let code = #"""
    ^(?:(\d+)\.times|repeat: *(\d+))(?= *\{)      => for i in 0..<$1$2
    ^animate (?:delay\w*|after|at|later) ([\d.]+m?s)(?= \{) => animate delay: $1
    ^(?:set|change) (?:the )?(alpha|opacity|colou?r|backgroundColor|cornerRadius|center|position)(?: of (?:the )?\w+)? (?:to |= ?)?([^\s=].*)$ => VIEW.$1 = $2
    ^expect (\w+) (?:is )?(?:at:? *)?(\([^()]*,[^()]*\))$ => expect $1.center == $2
    ^watch (?:the )?(?:stage|everything)$         => watch all OR watch MOVED
    ^(?:on|when) (?:the |it |animate |animation |motion )*(?:is )?(?:finish(?:ed|es)?|ends?|ended|done|over|complet\w+) (\{.*\})$ => completion ANIMATOR $1 OR SAY what a block does at its end stands behind it: animate 1s { … } completion: { … }
    ^gesture pan \{ *(\w+)(\.center(?:\.[xy])? *\+= *translation(?:\.[xy])?) *\}$ => gesture pan $1 changed: { $1$2; translation = (0, 0) }
    ^(draw|table) (?:at:? *)?([\d.]+m?s),? ([\d.]+m?s),? ([\d.]+m?s)$ => $1 at: $2; $1 at: $3; $1 at: $4
    ^(draw|table) (?:at:? *)?([\d.]+m?s),? ([\d.]+m?s)$ => $1 at: $2; $1 at: $3
    ^touch (\w+) (?:twice|double)$               => touch $1 taps: 2
    ^touch (\w+) (?:x ?)?(\d+)(?: ?x| times)$   => touch $1 taps: $2
    ^touch (?:from:? *)?\(([^(),]+), *([^(),]+)\) to:? *\(([^(),]+), *([^(),]+)\)$ => touch root samples: ((0s, $1, $2), (0.1s, ($1 + $3) / 2, ($2 + $4) / 2), (0.2s, $3, $4), (0.3s, $3, $4))
    ^animate slow(?:ly)?(?= \{)                   => animate 2s
    ^animate (?:fast|quick|quickly)(?= \{)        => animate 0.2s
    ^(animate[^{}]*?) (?:repeat: *)?twice(?= \{)  => $1 repeat: 2
    ^(animate[^{}]*?) (?:repeat: *)?thrice(?= \{) => $1 repeat: 3
    ([\w.]+) *(?:\*\*|\^) *([\w.]+)               => pow($1, $2)
    ^(?:(?:change|move|bring) (?:the )?|(?=.* (?:over|in) [\d.]+m?s$))(\w+(?:\.\w+)+) (?:to|=) (\S.*)$ => $1 = $2
    ^run while:? *(\S.*)$                         => run until: !($1)
    ^view (\w+) (?:circle )?r(?:adius)?:? *([\d.]+)$ => view $1 frame: (0, 0, 2 * $2, 2 * $2) cornerRadius: $2
    ^expect (\w+(?:\.\w+)+) (?:is )?(?:between|in|within) (\S+?)(?: and|,|\.\.\.) *(\S+)$ => expect $1 >= $2 && $1 <= $3
    ^plot ((?:\w+\.)+is[A-Z]\w*|overlap\([^()]*\))$ => table $1 every: 0.1s
    ^((?:expect|if|run|promise|crossings)\b[^{}]*?) *=< => $1 <=
    ^((?:expect|if|run|promise|crossings)\b[^{}]*?) *<> => $1 !=
    \bcubic\(([\d.]+), *(-?[\d.]+), *([\d.]+)\) => cubic($1, $2, $3, 1)
    \bhs[bv]\((0?\.\d+|[01]), *(?:1(?:\.0)?|100%), *(?:1(?:\.0)?|100%)\) => hsl($1 * 360deg, 100%, 50%)
    ^(\w+)\.presentationLayer\.position\b       => shown($1.center)
    ^(\w+)\.reversed(?= *=)                      => $1.isReversed
    \bsteps\((\d+), *[\w-]+\)                   => steps($1)
    ^(\w+(?:\.\w+)+) *= *([a-z]+|#\w+) (?:to|->|→) ([a-z]+|#\w+)$ => $1 = $2; animate 1s { $1 = $3 }
    ^(animation \w+) (?:colou?r|background)(?= ) => $1 backgroundColor
    ([{;] *)(?:view|layer) (?=\w+\.)                => $1
    ^(?:rotate|turn) (?:the )?(?!it\b)(\w+)(?: to| by|) (-?[\d.]+)(?:deg|°)?$ => $1.transform = rotate($2deg)
    ^(?:rotate|turn) (?:the )?(?!it\b)(\w+) (?:upside down|around)$ => $1.transform = rotate(180deg)
    ^gesture (?:tap )?(?!tap )(\w+) (?:tap )?(?:twice|2|double-?[tT]ap)(?= ) => gesture tap $1 numberOfTapsRequired: 2
    ^gesture (?!(?:tap|pan|press|pinch|rotate|longPress|doubleTap) )(\w+) (pan|pinch|rotate)(?= \{) => gesture $2 $1 changed:
    ^(touch \w+) (pinch|hold) ([\d.]+\S*)$          => $1 $2: $3
    ^(touch \w+) slow(?:ly)?$                     => $1 over: 1s
    ^(?:reverse|start|continue) \w+ at:? *(?:the )?end$ => SAY an animator that has ended plays no more; an animate block goes there and back: animate 1s autoreverse { … }
    ^touch (\w+) then (?:touch )?(\w+)$         => touch $1; touch $2 after: 0.3s
    ^(\w+)\.(?:moveTo|setPosition|position)\((?:x: *)?(-?[\d.]+), *(?:y: *)?(-?[\d.]+)\)$ => $1.center = ($2, $3)
    ^fade (?:the )?(\w+) to:? ([\d.]+%?)$       => animate 0.5s { $1.alpha = $2 }
    ^(export \w+ \S+\.\w+) ([\d.]+m?s)$        => $1 for: $2
    ^replace(?= \d)                              => edit
    ^setInterval\(\(\w*\) *=[>] *\{? *(.*?) *\}?, *(\d+)\)$ => for i in 1...5 { after i * $2ms { $1 } }
    ^distance (?:from |between )?(\w+)(?: to| and|,) (\w+)$ => distance($1, $2)
    ^(animate [^{}]*)\b(?:begin|start|starts): => $1delay:
    ^at ([\d.]+m?s),? (\w+(?:\.\w+)+ *[-+*\/]?= *[^{};]+)$ => after $1-NOW { $2 }
    ^(expect .+?) *(?:\+-|\+\/-|±) *([\d.]+)$     => $1 within: $2
    ^(expect \S+) (?:about|around|roughly|near|~) *(-?[\d.]+)$ => $1 == $2
    (^|[= (])(?:parent|superview|screen)(?=\.(?:center|bounds|frame)\b) => $1AROUND
    ^make (?:the )?(?!it\b)(\w+) (spin|bounce|fade|round|flip|pulse|grow)$ => $2 $1
    ^round (?:the )?(?:corners? of (?:the )?)?(?!it$)(\w+)$                 => $1.cornerRadius = 10
    ^round (?:the )?(\w+) (?:by |to |)([\d.]+)$   => $1.cornerRadius = $2
    ^(?:(draw|plot|table) (?:the )?(?:stage|everything|root)|(play) (?:the stage|stage|all|everything))$ => $1$2
    ^((?:animate|animator|then|and|keyframes|after|at|completion|chain|dance)\b[^{}=]*?) [(\[] *([^{}]*[^=!<>]=(?!=)[^{}]*?) *[)\]]$ => $1 { $2 }
    ^(?:((?:animate|animator|then|and|keyframes|after)\b[^{}]*\{[^{}]*?) *\},? *(?:and )?(\w+(?:\.\w+)+ *[-+*\/]?= *[^{};]+)|(chain \w+ \{.*\S) *\},? *((?:then|and|do|wait)\b[^{}]*(?:\{[^{}]*\})?))$ => $1$3; $2$4 }
    ^(animate[^{}]*\{[^{}]*?)(?: (?:&&|and) (?=[^{}]*\}$)| *\} (?:and|&&?|\+) (?:animate )?\{ *)(.*\})$ => $1; $2
    ^((?:animate|animator|keyframes|start|continue|chain) .*[}\w]) (run|step(?: [\d.]+m?s)?|play|draw|table|plot)$ => $1; $2
    ^(for \w+ in [^{}]+?) where ([^{}]*?) \{ *(.*?) *\}$ => $1 { if $2 { $3 } }
    ^(?:map|each|for \w+ in) (\[[^\[\]]*\]) *\{ *\$0\. => for v in $1 { v.
    ^(animate [^{}]*?) (for \w+ in [^{}]*\{.*\})$ => $1 { $2 }
    ^(animate [^{}]*)\{ *(\w+(?:, *\w+)+) \{ *(\w[^{};]*?) *\} *\}$ => $1{ for v in [$2] { v.$3 } }
    ^(animat[^{}=]* [a-z]\w*) ?= ?([\d.]+[^{}]*)(?=\{) => $1: $2
    ^([a-z]\w*(?:\.\w+)+) ?@ ?([\d.]+m?s)$        => $1 at $2
    ^(animate [^{}]*\{[^{}]*\}),? (?:then|completion:) *(?!animate\b)([a-z][^{}]*)$ => $1 completion: { $2 }
    ^((?:animate|then|and) [^{}]*)\{ *(?:(?:at|wait|after|delay):? *([\d.]+m?s);? *\{? *([^{}]*?)[ }]*|([^{};]*?) (?:at|after|delay):? *([\d.]+m?s) *)\}$ => $1delay: $2$5 { $3$4 }
    (\w+(?:\.\w+)+ *[-+*\/]?= *[^\s=;{}]+)(?= \w+(?:\.\w+)+ *[-+*\/]?= ) => $1;
    ([{;] *)([A-Za-z]\w*),? ([A-Za-z]\w*,? [A-Za-z]\w* *(\.[\w.]+ *[-+*]?= *[^;{}]+?))(?= *[;}]) => $1$2$4; $3
    ([{;] *)([A-Za-z]\w*),? ([A-Za-z]\w*) *(\.[\w.]+ *[-+*]?= *[^;{}]+?)(?= *[;}]) => $1$2$4; $3$4
    ^(?:view\.|root\.)*subviews\.forEach *\{ *\$0(\.[^{};]*?) *\}$ => for v in VIEWS { v$1 }
    ^for (\w+) in (?:root|(?:view\.|root\.)*subviews|\1s) \{   => for $1 in VIEWS {
    ^(\w+)\.layer\.add\((?:anim|animation|group|spring), *forKey: *("[^"()]*")\)$ => attach ANIMATION to: $1.layer key: $2
    ^(?:\w+\.)?layer\.add\((?:anim|animation|group|spring), *forKey: *[^()]*\)$ => add ANIMATION to: VIEW
    ^layer\.(?=[a-z])                             => VIEW.layer.
    ^(?:anim\.|animation\.|group\.|spring\.)(?=[a-z]\w* *=) => ANIMATION.
    ^(?:animator|propertyAnimator)[?!]?\.(?=[a-z]) => ANIMATOR.
    ^((?:useSpring|api\.start)\(\{(?:(?!config)[^()])*?) *\}\)$ => $1, config: config.default })
    ^(?:(?:useSpring|controls\.start|api\.start)\(|(?:<motion\.\w+ )?animate=\{)\{([^{}]*)\}(?:\)|\}(?: */?>)?)$ => gsap.to(VIEW, {motion: true, $1})
    ^<motion\.\w+ initial=\{\{([^{}]*)\}\} animate=\{\{([^{}]*)\}\}(?: transition=\{\{([^{}]*)\}\})? */?>$ => gsap.fromTo(VIEW, {$1}, {motion: true, $2, $3})
    ^animate (\w+) \{ *(\w+) *= *([^;{}]+?) *\} *\{ *(\w+) *= *([^;{}]+?) *\}$ => animate 0.5s { $1.$2 = $3 } completion: { $1.$4 = $5 }
    """#

  // Rows that say something of a line that cannot be rewritten, and a line to type instead.
  static let notes = #"""
    ^(?:func(?:tion)? \w+(?:<\w+>)?\(|init[?!]?\(|subscript\(|class [A-Z]|struct [A-Z]|enum [A-Z]|protocol [A-Z]|extension [A-Z]|actor [A-Z]|super\.\w|typealias \w+ *=|deinit *\{|@\w+$|do *\{$|defer *\{|repeat *\{$|default:|Task(?:\.\w+)? *\{|var \w+ *= *self$|let \w+ *= *self$|const \w+ *= *use[A-Z]\w*\().* => SAY only the statements of Swift code are typed here: leave this line out
    ^(?:let \w+: *UIViewPropertyAnimator\b|var \w+: *UIViewPropertyAnimator\b|animator[?!]?\.|propertyAnimator[?!]?\.).* => SAY 'animator' makes one | animator fade 1s { box.alpha = 0 }
    ^(?:let|var) \w+: *[^={}]+(?:\{.*|= *\{.*|)$  => SAY 'let' names a number, a colour or a timing | let fade = 100
    ^.*\w\.velocity\(in:.*                        => SAY a gesture's block knows its velocity | gesture pan box ended: { animate 0.3s { box.center += velocity / 10 } }
    ^(?:switch [^{}]*\.state\b|if [^{}]*\.state\b|guard [^{}]*\.state\b|case \.\w|let \w+ *= *translation\b|var \w+ *= *translation\b|.*\w(?:\.setTranslation\(|\.translation\(|\.location\(|: *UIPanGestureRecognizer|[= (]+UIPanGestureRecognizer\()).* => SAY a gesture's blocks are its states, and know its translation | gesture pan box changed: { box.center += translation; translation = (0, 0) }
    ^.*(?:UI\w+GestureRecognizer\b|\.addGestureRecognizer\(|\.addTarget\(|gesture\.view\b|recognizer\.view\b|sender\.view\b).* => SAY 'gesture' responds to a finger | gesture tap box { box.alpha = 0.5 }
    ^spring\.damping *= *([\d.]+)$                => SAY a spring's numbers are given as it is made | animation fade position.x by: 100 spring(mass: 1, stiffness: 100, damping: $1); add fade to: box | let fade = spring(mass: 1, stiffness: 100, damping: $1)
    ^spring\.stiffness *= *([\d.]+)$                => SAY a spring's numbers are given as it is made | animation fade position.x by: 100 spring(mass: 1, stiffness: $1, damping: 10); add fade to: box | let fade = spring(mass: 1, stiffness: $1, damping: 10)
    ^group(?:\.\w+ *=.*| \w+(?: [\d.]+m?s)?$)                              => SAY 'group' joins animations, and has its duration behind its name | animation fade opacity to: 0 1s; animation fade2 position.x by: 100 1s; group both 1s fade fade2
    ^(?:(?:anim|animation|spring)\.\w+ *=|ANIMATION\.\w+Value *=|[\w.]*layer\.add\().* => SAY 'animation' makes one with its values, and 'add' attaches it | animation fade opacity from: 0 to: 1 1s; add fade to: box | animation fade opacity from: 0 to: 1 1s
    ^[\w.]*\.(?:(?:from|to|by)Value|repeatCount|timingFunction|fillMode|keyTimes) *=.* => SAY 'animation' makes one with its values, and 'add' attaches it: animation fade opacity to: 0 1s
    ^(?:(?:start|run) \w+ (?:x ?(\d+)|(\d+) ?x)|(?:start|play|run)(?: \w+)? (\d+) times|\w+\.repeat(?:Count)? *= *(\d+))$ => SAY a property animator cannot repeat, an animate block can: animate 1s repeat: $1$2$3$4 { … }
    ^edit (\d+) (?!\{|drop).+$                    => SAY 'tune $1' turns its numbers by hand, and 'edit $1' puts it at the prompt
    ^(tune|edit) (?:all|everything)$              => SAY '$1' takes one entry; 'history' has their numbers
    ^(?:(?:turn|switch) (?:off|on)|enable|disable|(?:de)?activate) (?!it$)\w+$ => SAY nothing is switched on and off: 'start' and 'stop' are an animator's, and 'remove' takes a gesture away
    ^touch (?:release|cancel(?:led)?|nothing|none|end|lift)$ => SAY a touch ends by itself; a cancelled one is taken away | touch box cancelled
    ^(?:start|continue|perform) \w+ (?:forever|loop\w*|endlessly|repeat\w*)$ => SAY an animator and a chain play once, an animate block can repeat: animate 1s repeat { … }
    ^(?:[.#]?\w+:hover\b.*|<.*\bwhileHover\b.*)$ => SAY there is no hover: gestures are tap, pan, press, pinch and rotate
    ^(?:(?:set|add) )?keyframe (\w+(?:\.\w+)+) (?:at:? ([\d.]+m?s) to:? (\S+)|(?:to:? )?(\S+) at:? (?!0m?s)([\d.]+m?s))$ => SAY one block has all keyframes of a motion, each with its moment and its length | keyframes $2$5 { at 0% for: 100% { $1 = $3$4 } }
    ^(\w+)\.(?:addCompletion|onCompletion|completion) *=? *\{ *(?:\w+ in )?print\(.*$ => SAY 'completion' runs a block at the end, and 'events' lists what has ended
    ^(?:snap (?!it$)(\w+)(?: .*|)|(\w+)\.snap\(.*\)|(\w+) snap points?(?: .*|))$ => SAY 'round' finds the nearest of even steps, and 'project' where a throw ends | gesture pan $1$2$3 changed: { $1$2$3.center += translation; translation = (0, 0) } ended: { let y = round(($1$2$3.center.y + project(velocity.y, normal)) / 100) * 100; animate spring(duration: 0.5, bounce: 0.2) { $1$2$3.center.y = y } }
    ^(box|button|card|cell|drawer|icon|logo|row|sheet|spinner|square)$ => SAY 'view' makes a rectangle | view $1 frame: (0, 0, 100, 100)
    ^compare (branch\d+)$                         => SAY 'compare' takes two | list branches
    ^add (\w+) (?:(?:ease\w*|linear|spring\S*|(?:(?:for|over|duration): *)?[\d.]+m?s) )+(\{.*\})$ => SAY what is added takes the animator's own timing, and the time that is left of it | add $1 $2
    ^keyframes [^{}]*\{ *at 0s(?: for: *([\d.]+m?s))? (ease\w*|linear|spring\S*) (\{[^{}]*\}) *\}$ => SAY keyframes share one timing, the steps of a chain have their own | chain intro { then $1 $2 $3 }; start intro
    ^(animate [^{}]*)\b(linear|ease\w*),? (?:linear|ease\w*)( \{.*\})$ => SAY a block has one timing | $1$2$3
    ^(?:const .*= *)?useDrag\(.*$               => SAY 'gesture pan' follows a finger | gesture pan box changed: { box.center += translation; translation = (0, 0) }
    ^<motion\.\w+ drag="?([xy])"? .*$           => SAY what bounds a drag is said in its block, as with clamp(…) | gesture pan box changed: { box.center.$1 += translation.$1; translation = (0, 0) }
    ^(?:ValueAnimator\.\w+|animateFloatAsState)\(.*\)$ => SAY 'animate' moves a value of a view | animate 300ms { box.alpha = 0 }
    ^\w+(?:\.\w+)* *= *(?:nil|null|none|undefined)$ => SAY nothing is nil here: all properties have a value
    ^.*\.(?!center|size|origin)\w+ *[-+*]?= *[1-9]\d?\d?,\d\d\d$                  => SAY a number has no comma: a thousand is 1000, and one is 1.0
    ^play (?:backwards?|reversed?|in reverse)$    => SAY only an animator plays backwards; 'back 0.5s' goes back in time, and 'scrub' drags it
    ^play (?:from:? *)?([\d.]+(?:m?s)?) (?:to:? *)?[\d.]+m?s$ => SAY 'play' goes on from the moment there is, so first go there | goto $1
    ^play (?:loop\w*|forever|in a loop|on repeat)$ => SAY at its end the space bar plays it again, and '[' and ']' loop a part of it | play
    ^hunt (?:for )?(\w+(?:\.\w+)+ *[<>=].*)$     => SAY 'hunt' looks for what breaks a promise, so first make one | promise inside never $1
    ^decay (?!it$)(?:the )?\w+(?:\.[\w.]+)*(?: (?:velocity:? *)?-?[\d.]+)?$ => SAY 'decay' removes a chain's steps; 'lesson a-throw' slows a view down | lesson a-throw
    ^scrub [A-Za-z]\w*(?:\.\w+)+.*$                        => SAY 'scrub' takes a share of an animator's time | pause slide; scrub slide 50% | scrub slide 50%
    ^animator \w+ ([^{}]*\brepeat\b[^{}]*\{.*\})$  => SAY a property animator cannot repeat, an animate block can | animate $1
    ^undo to:? *\d+$                               => SAY 'undo 2' takes back two entries; 'history' has their numbers
    ^springs (?!it$|ease|linear)[a-z]\w*$         => SAY springs are bouncy, fluidDrawer or spring(…) | springs bouncy
    ^(?:(?:reset|restore|revert) (?!it$|all$)\w+|\w+\.(?:reset|restore)\(\))$ => SAY 'undo' takes back the last entry, and 'reset' alone all of them
    ^filmstrip \d+(?:f| \w+)?$                    => SAY 'every:' is the time between its pictures: filmstrip every: 0.25s
    ^keyframes [^{}]*\{ *at [^{}:]*\{[^{}]*\};? *at [^{}:]*\{.*$ => SAY each part says how long it takes: at 0% for: 50% { … }; at 50% for: 50% { … }
    ^plot ([a-z]\w*\.(?:locations|colors|lineDashPattern)).*$ => SAY 'plot' draws numbers, and 'watch' prints lists as time passes | watch $1
    ^let \w+ *= *(?:[\[(] *([A-Za-z(][^{}=]*,[^{}=]*?) *[\])]|(\w+(?:, *\w+)+))$ => SAY 'let' keeps no list of these; a loop takes the list itself: for v in [$1$2] { … }
    ^for (?:\(?\w+(?:, *\w+\))? in [a-z][\w.]*(?:\(\))? *\{|\w+ in (?:.*\.reversed\(\)|stride\(|[^{}]*\b(?:step|by) )).*$ => SAY a loop takes a range that counts up, or the list itself: for i in 0..<3 { … }, for i in [4, 2, 0] { … }
    ^(?:let|var|const) (\w+)(?:\([^={}]*\) *=| *= *\{).*$ => SAY there are no functions; 'animator' keeps a block: animator fade 1s { … }
    ^(?:each|every|per|on) (?:frame|tick)\b.*$    => SAY nothing runs at each frame: a block moves values, and 'watch' prints them
    ^gesture swipe (\w+).*$                        => SAY a swipe is a pan that ends fast: gesture pan $1 ended: { if velocity.y < 0 { … } }
    ^(?:break|for .*[{;] *(?:continue|break) *[;}].*)$ => SAY a loop has no 'continue' and no 'break': for i in 0..<3 { if i != 1 { … } }
    ^mark( \w+|) (?:(?:at|to):? *)?([\d.]+m?s)$   => SAY 'mark$1' marks the moment there is, so first go there | goto $2
    ^export png .*\b(?:at|from|to): *([\d.]+m?s)$ => SAY a picture is of the moment there is, so first go there | goto $1
    ^goto ([a-z]\w* \w.*)$                        => goto "$1" OR SAY 'goto' takes a moment, a mark or a branch, as in goto 0.5s; 'list marks' and 'list branches' have their names
    ^mark( \w+|) after: *([\d.]+m?s)$             => SAY 'mark$1' marks the moment there is, so first let time pass | step $2
    """#

  // Rows for inputs that a verb does not take: a share, a length or a count where none goes. `START`
  // is the moment at which the last motion began.
  static let strays = #"""
    ^add (\w+) to: *(\w+)$                        => add $2 to: $1
    ^(?:list entries|history(?: (?:of|for|last|the|all))*(?: [a-z]\w*)?( \d+|)(?: entries)?)$ => history$1
    ^springs ((?:dampingRatio|damping|duration|bounce|mass|response):.*)$ => springs spring($1)
    ^(shape \w+ .*?)(?:path: *circle\(([\d.]+)\)|(?:circle )?radius:? *([\d.]+)) => $1path: oval(0, 0, 2 * $2$3, 2 * $2$3)
    ^(shape \w+) (?:frame: *|path: *|rect)?(?:rect)?\(([^(),]+,[^(),]+,[^(),]+,[^(),]+)\) => $1 path: roundedRect($2, 0)
    ^(shape .*path: *)circle\(\((\S+), *(\S+)\), *([\d.]+)\) => $1oval($2 - $4, $3 - $4, 2 * $4, 2 * $4)
    ^expect (\w+)(?:\.[\w.]+)? (?:is )?settle[sd] (?:by|in|within|at|before):? *([\d.]+m?s)$ => expect settled MOVED by: $2
    ^(?!(?:let|var|const|set|view|layer|anim\w+|expect|prove|promise|for|if|p|po|print) )(\w+) (\w+) \.?((?:\w+\.)*\w+ *[-+*]?= *[^;{}=]+)$ => for v in [$1, $2] { v.$3 }
    ^(\w+) (\w+) (\w+) \.?((?:\w+\.)*\w+ *[-+*]?= *[^;{}=]+)$ => for v in [$1, $2, $3] { v.$4 }
    ^(\w+(?:, *\w+)+) fade(?:s|) in$               => for v in [$1] { v.alpha = 0; animate 0.5s { v.alpha = 1 } }
    ^detach (\w+),? (\w+)$                        => detach $1; detach $2
    ^bring (?:the )?(?!it$)(\w+) to (?:the )?front$ => $1.layer.zPosition = 10
    ^(\w+)\.z *= *(\S+)$                          => $1.layer.zPosition = $2
    ^edit ([A-Za-z]\w*) (?:to )?([\d.]+%?)$        => edit $1 { let $1 = $2 }
    ^prove (\w+(?:\.\w+)+ *[<>=].*?)(?: for:? all\b.*)?$              => expect always $1
    ^(?:show )?(?:gestures|\w+\.(?:gestures|pan|tap|press|pinch|rotate)(?:\.\w+)?)$ => list gestures
    ^(?:(?:delete|remove) (\d+)|edit (\d+) (?:delete|remove)|undo ([a-z]\w*))$ => edit $1$2$3 drop
    ^(\w+)\.(center|frame|bounds) *= *([A-Za-z]\w*)$ => $1.$2 = $3.$2
    ^completion (\w+) (\{.*\})$                   => perform $1 completion: $2
    ^plot (\w+)$                                  => plot HOLDER
    ^(\w+) (start|pause|stop|reverse|continue|finish|perform|remove|detach)$ => $2 $1
    ^continue (\w+) (?:ease\w*|linear|spring\S*|to (?:the )?end|again)$ => continue $1
    ^:(?:q|wq|quit|x)!?$                          => quit
    ^redo all$                                    => redo UNDONE OR SAY there is nothing to redo
    ^hunt (\d+)$                                  => hunt tries: $1
    ^follow \w+$                                  => SAY 'follow none' ends what 'follow' of 'export' begins
    ^(start|continue|reverse|stop) (\w+) (?:(?:from|at):? *|)([\d.]+%|0?\.\d+)$ => pause $2; scrub $2 $3; $1 $2
    ^scrub (\w+) (?:from:? *)?(0%?|0?\.\d+|[\d.]+%) to:? *(?:1|100%) (?:over|for|in):? *([\d.]+m?s)$ => pause $1; scrub $1 $2; continue $1 durationFactor: $3 / $1.duration
    ^scrub (?:from:? *)?(0%?|0?\.\d+) to:? *(?:1|100%)$ => scrub ANIMATOR $1; start ANIMATOR
    ^(?:start|scrub|continue) (\w+) (?:from:? *)?([\d.]+%|0?\.\d+|0) to:? *(?:1|100%)$ => pause $1; scrub $1 $2; start $1
    ^reverse (\w+) (?:(?:in|over|duration):? *)?([\d.]+m?s)$ => pause $1; reverse $1; continue $1 durationFactor: $2 / $1.duration
    ^(start|reverse)( \w+|) for:? *([\d.]+m?s)$   => $1$2; run $3
    ^(.*\bspring\([^()]*\b)velocity:(.*)$        => $1initialVelocity:$2
    ^touch (\w+) (?:for|duration|):? *([\d.]+m?s)$ => touch $1 over: $2
    ^(step|run|back) (?:([\d.]+(?:m?s|f)) (?:x ?|\* ?|times:? *|count:? *|repeat:? *|)(\d+)(?: ?x| times|)|(\d+)(?: ?x| times|) ([\d.]+(?:m?s|f)))$ => $1 $3$4 * $2$5
    ^(animate\b[^{}]*?) (?:x ?(\d+)|(\d+)(?: ?x| times))(?= *\{) => $1 repeat: $2$3
    ^(?:list|show|why)((?: \w[\w.]*)*) ((?:from|to|for): *\S.*)$ => plot$1 $2
    ^(?:show|inspect|info|describe) (?:all|views|everything|(?:the )?stage)$ => show NAMES
    ^why all$                                     => why NAMES
    ^animate((?: [^{}]*|)) \{ *([^{}]*?); *wait:? *([\d.]+m?s); *([^{}]*?) *\}$ => animate$1 { $2 } completion: { animate$1 delay: $3 { $4 } }
    ^after ([\d.]+m?s) \{ *((?:[^{}]*?; *)?)wait:? *([\d.]+m?s); *([^{}]*?) *\}$ => after $1 { $2after $3 { $4 } }
    ^(?:then|and)((?: [\d.]+m?s| \w+)*) (\{.*\})$ => chain intro { then$1 $2 }; start intro
    ^(?:finally|at the end|when done|on (?:complete|completion|end)),?(?: do)? *(\{.*\})$ => completion ANIMATOR $1
    ^(?:tl|timeline|tween|_?controller|animationView)\.(?:play|forward)\(\)$ => start ANIMATOR
    ^(?:tl|timeline|tween|_?controller|animationView)\.(pause|reverse|stop)\(\)$ => $1 ANIMATOR
    ^(?:tl|timeline|tween|_?controller|animationView)\.(?:seek|animateTo|progress)\((0?\.\d+)\)$ => scrub ANIMATOR $1
    ^expect (\w+) (?:to )?(?:finish|end|stop|complete)(?:e?s)? (?:by|within|in|before):? *([\d.]+m?s)$ => expect settled $1 by: $2
    ^reverse (\w+) ([A-Za-z][\w.]*(?:\(.*\)|))$   => pause $1; reverse $1; continue $1 $2
    ^(animator \w+) (?:([\d.]+m?s) (\w+)|(\w+) ([\d.]+m?s)) \{ *(\w+ *[-+*]?=[^{};]*)\} => $1 $2$5 { $3$4.$6}
    ^gesture pan (\w+) (?:scrubs?|drives?|controls?|animator):? *(\w+)$ => gesture pan $1 began: { pause $2 } changed: { $2.fractionComplete = translation.x / 200 } ended: { continue $2 }
    ^(\w+(?:\.\w+)+) at:? *(?:the )?end$          => model($1)
    ^(\w+)\.(progress|remaining|state|isRunning|isReversed|fractionComplete|timing)$ => $1.dance.$2
    ^crossings (\w+) *== *([\d.]+)$              => crossings MOVED == $2
    ^((?:expect|crossings|run until:) (?:always |never |eventually )?)(\w+)(?:\.progress)?(?= *[<>=]=? *(?:0?\.\d+|[01]|[\d.]+%)(?: |$)) => $1$2.dance.progress
    ^crossings (\w+(?:\.\w+)*) *== *\(([^(),]+), *([^(),]+)\)(.*)$ => crossings $1.x == $2$4; crossings $1.y == $3$4
    (\w)\.dance(?= |$)                            => $1
    ^(?:(?:run|step) ([\d.]+m?s) (?:back|backwards?)|undo (until: *.+|[\d.]+m?s))$ => back $1$2
    ^(?:(?:highest|lowest|settled)\(([^(),]+), *|(?:shown|model)\(([\w.]+)\) )(at: *\S+?)\)?$ => table $1$2 $3
    ^(highest|lowest|overshoot)\(([^(),]+)\) (?:at|to|until):? *(\S+)$ => $1($2, to: $3)
    ^compare (?:all )?branch(?:es)?$              => plot branch1 branch2 difference of: MOVED
    ^(?:back to|(?:scrub|step|run|skip|jump|scrub stage) to|time travel(?: to)?|(?:run|step|wait) until:?|play (?:from|at|to|until):?|(?:undo|redo) (?:to|at|until):?) *([\d.]+m?s)$ => goto $1
    ^(pause|stop|reverse) \w+ at:? *([\d.]+m?s)$  => SAY that moment is over: first go there, then $1 it | goto $2
    ^run ([\d.]+m?s) every: *([\d.]+m?s)$         => table VIEW every: $2 for: $1
    ^(animate[^{}]*\bspring\([^()]*)\)([^{}]*?) velocity: *velocity(?:\.[xy])?(?= \{)([^{}]*\{ *(\w+(?:\.\w+)*)\.([xy]) *= *(-?[\w.]+) *\}.*)$ => $1, initialVelocity: velocity.$5 / ($6 - $4.$5))$2$3
    ^(animate[^{}]*\bspring\([^()]*)\)([^{}]*?) (?:initialV|v)elocity: *([^\s{}]+)(?= \{) => $1, initialVelocity: $3)$2
    ^(animate(?: [\d.]+m?s)?) velocity: *([^\s{}]+)(?= \{) => $1 spring(dampingRatio: 1, initialVelocity: $2)
    ^animate ([\d.]+m?s) \{ *(\w+)\.fractionComplete *= *1(?:\.0|00%)? *\}$ => continue $2 durationFactor: $1 / $2.duration
    ^([a-z]\d?) *= *([^={}]+)$                 => let $1 = $2
    """#
}
