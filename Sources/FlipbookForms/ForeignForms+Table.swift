extension ForeignForms {
  // A pattern and what stands for it, `$1` being its first group and `$^1` the same capitalized.
  static let table = #"""
    ^(animate [^{}]*)\bease (in|out)\b            => $1ease$^2
    ^(\w+(?:\.\w+)+)(?: =| from|) (-?[\d.]+) (?:to|->|→) (-?[\d.]+)(?: in| over|) ([\d.]+m?s)$ => $1 = $2; animate $4 { $1 = $3 }
    ^([a-z]\w*(?:\.\w+)*?)(\.transform|)(\.\w+)(?::| =| from|(?= -?[\d.])) *(-?[\d.]+) *(?:to|->|→) *(-?[\d.]+)$ => $1$2$3 = $4; animate 1s { $1$2$3 = $5 }
    ^(\w+(?:\.\w+)+ *[-+*]?= *(?:\([^()]*\)|[^\s{};]+)) (?:(?:over|in|during|for):? *|)([\d.]+m?s)((?: linear| ease[\w-]*)?)$ => animate $2$3 { $1 }
    ^(\w+(?:\.\w+)+ *[-+*]?= *(?:\([^()]*\)|[^\s{};]+)) animated$ => animate 0.3s { $1 }
    (\.transform *= *)rotated (?:by )?(-?[\d.]+)(?:deg)?$ => $1rotate($2deg)
    ^(\w+) ([xy]) (-?[\d.]+)$                     => $1.center.$2 = $3
    ^view (\w+) circle$                           => view $1 frame: (0, 0, 40, 40) cornerRadius: 20
    ^(animate |animator \w+ )([\d.]+)s spring\(bounce:? +([\d.]+)\) => $1spring(duration: $2, bounce: $3)
    \bspring\((dampingRatio|bounce|damping|stiffness) ([\d.]+)\) => spring($1: $2)
    ^(animate |animator \w+ |curve |plot )([^{]*)spring\(([a-z]\w+)\) => $1$2$3
    (\w) *=\+(?= *[\d(])                          => $1 +=
    ^animate (\w+(?:\.\w+)+)((?: [\d.]+m?s)?) *\{ *([-+]) *([\d.]+) *\}$ => animate$2 { $1 $3= $4 }
    ^(animate |animator \w+ |curve |plot )(.*?)\[(-?[\d.]+), *(-?[\d.]+), *(-?[\d.]+), *(-?[\d.]+)\] => $1$2cubic($3, $4, $5, $6)
    ^(?!for )(\w+) \[([^\[\]{}]+)\](?= |$)         => $1 $2
    (?:^animate 0?0:0?0:0?(\d+)[:;]00|UIView\.animate\(withDuration: *([\d.]+)\)) \{ => animate $1$2s {
    ^animate ((?:[\d.]+m?s )?)\{ *([xy]): *(-?[\d.]+) *\}$ => animate $1{ VIEW.center.$2 = $3 }
    ^animate ((?:[\d.]+m?s )?)\{ *(opacity|alpha|rotation|scale|width|height): *(-?[\d.]+) *\}$ => animate $1{ VIEW.$2 = $3 }
    ^(ease(?:In|Out)?|linear)\(time, *0, *([\d.]+), *(-?[\d.]+), *(-?[\d.]+)\)$ => VIEW.center.x = $3; animate $2s $1 { VIEW.center.x = $4 }
    ^<motion\.\w+ animate=\{\{([^{}]*)\}\} transition=\{\{([^{}]*)\}\} */?>$ => gsap.to(VIEW, {motion: true, $1, $2})
    ^\.?(\w+) \{ *transform: *([^;{}]+?);? *\}$   => $1.transform = $2
    ^(\w+)\.background(?:Color|Image)? *= *"?linear-gradient\((?:to \w+, *|[\d.]+deg, *)?([^()]*)\)"?$ => gradient sky in: $1 frame: $1.bounds colors: ($2)
    ^((\w+?)\d+) *= *\2$                          => view $1 frame: $2.frame backgroundColor: $2.backgroundColor cornerRadius: $2.cornerRadius
    ^(?:(\w+)\.center *= *"?(?:center|middle)"?|center (?:the )?(\w+)|(?:put|place|move|cent\w+) (?:the )?(\w+) (?:to|at|in|into) (?:the )?(?:center|centre|middle|root|screen))$ => $1$2$3.center = root.center
    ^(?:scale|shrink) (?:the )?(\w+)(?: to| by|) ([\d.]+%?)$ => $1.transform = scale($2)
    ^(?:rotate|turn) (?:the )?(\w+)(?: to| by|) (-?[\d.]+)(?:deg)? (?:in|over) ([\d.]+m?s)$ => animate $3 { $1.transform = rotate($2deg) }
    ^(?:(\w+)\.x *= *(-?[\d.]+)[,;] *\1\.y *= *(-?[\d.]+)|(?:(?:move|put) (?:the )?(\w+)(?: to|)|(?:position|place) (?:the )?(\w+)(?: at| to|)) (-?[\d.]+),? +(-?[\d.]+))$ => $1$4$5.center = ($2$6, $3$7)
    ^touch (?:at:? *)?\(?(-?[\d.]+),? +(-?[\d.]+)\)?$        => touch root samples: ((0s, $1, $2), (0.1s, $1, $2))
    ^touch (\w+) (?:at: *)?\(([^(),]+), *([^(),]+)\)$ => touch $1 samples: ((0s, $2, $3), (0.1s, $2, $3)) OR touch $1 samples: ((0s, $1.frame.minX + $2, $1.frame.minY + $3), (0.1s, $1.frame.minX + $2, $1.frame.minY + $3))
    ^(touch \w+ (?:by|flick)):? *(-?[\d.]+)(?= |$)   => $1: (0, $2)
    ^drag (\w+) (-?[\d.]+)$                       => touch $1 by: ($2, 0)
    ^gesture (?:double-?[tT]ap (\w+)(?= )|tap (\w+) twice(?= \{)|(\w+) (?:double-?[tT]ap|tap (?:twice|2))(?= \{)) => gesture tap $1$2$3 numberOfTapsRequired: 2
    ^gesture (?!(?:tap|pan|press|pinch|rotat\w*|swipe|longPress|doubleTap|all|views)\b)(\w+) (\{.*\})$ => gesture tap $1 $2
    ^(?:snap|spring) (\w+(?:\.\w+)+) (?:to:? *)?([^\s=].*)$ => animate spring(duration: 0.5, bounce: 0.3) { $1 = $2 }
    ^(?:snap|spring) (\w+)(?: back|)(?: to:?)? (\([^()]*\))$           => animate spring(duration: 0.5, bounce: 0.3) { $1.center = $2 }
    ^(?:(?:flick|throw|swipe) (\w+) (?:by |right )?|touch (\w+) velocity:? *)(-?[\d.]+)$ => touch $1$2 flick: ($3, 0)
    ^for (\w+) in (\[[^\[\]]*\]) stagger:? *([\d.]+m?s) \{ *(animate [^{}]*)\{ => for $1 in $2 { $4delay: i * $3 {
    (\.transform *= *)"([^"]+)"$                   => $1$2
    (?:UIView\.)?addKeyframe\(withRelativeStartTime: *([^(),]+), *relativeDuration: *([^(),]+)\) *\{ => at $1 for: $2 {
    (\d) ?(?:px|pt|dp|points?|pixels?)(?=[\s,;)}]|$)                              => $1
    (?:(\d) (s|ms|deg|%)( |$)|(= *)(light|dark|medium|deep) (\w+)$) => $1$2$3$4$5$6
    (\d) ?(?:(s)ec(?:ond)?s?|(f)rames?)( |$)     => $1$2$3$4
    (\d) ?degrees?\b                              => $1deg
    (\d) percent( |$)                             => $1%$2
    ^([\w.]+) *= *(-?[\d.]+)(?:, *| )(-?[\d.]+)$ => $1 = ($2, $3)
    ^(?!let |var |const )(\w+) (\w+) *=            => $1.$2 =
    CG(?:Rect|Point|Size|Vector)\(([-\d., ]+)\)    => ($1)
    (frame|bounds): *([-\d.]+),? +([-\d.]+),? +([-\d.]+),? +([-\d.]+) => $1: ($2, $3, $4, $5)
    (center|size): *(-?[\d.]+),? +(-?[\d.]+)      => $1: ($2, $3)
    ^(view [^:]*) (\([^,()]+,[^,()]+,[^,()]+,[^,()]+\)) => $1 frame: $2
    ^(view [^:]*) (\([^,()]+,[^,()]+\))          => $1 center: $2
    ^export (\S+\.(svg|csv|json|html|css|cast|swift))( .*|)$ => export $2 $1$3
    ^(view|layer) ((?:my|the|big|small|new) [A-Za-z]\w*)( .*|)$ => $1 "$2"$3
    ^(view|layer)s( [A-Za-z]\w*,? .*)              => $1$2
    ^(view|layer) ([A-Za-z]\w*)(?:, *| )([A-Za-z]\w*)( \w+:.*|)$ => $1 $2$4; $1 $3$4
    ^[\[(]?(\w+(?:, *\w+)+)[\])]? *((?:\.\w+)+ *\S?=.+)$ => for v in [$1] { v$2 }
    ^(\w+(?:\.\w+)+) = (\w+(?:\.\w+)+) = ([^\s={};]+)$ => $1 = $3; $2 = $3
    ^([A-Za-z]\w*(?:\.\w+)+(?:(?:, *| +)[A-Za-z]\w*(?:\.\w+)+)+)$ => watch $1
    ^([A-Za-z]\w*(?:\.\w+)+) (-?[\d(#].*)$       => $1 = $2
    ^(for \w+ in )\(([\w, ]+)\)                   => $1[$2]
    ["`]?(\w*)\$\{?(\w+)\}?["`]?                   => "$1\($2)"
    ( 0)\.\.(\d+ )                                => $1..<$2
    ( [1-9]\d*)\.\.(\d+ )                         => $1...$2
    ^(\w+) ([A-Za-z]+)(\d+)\.\.[.<]?(?:\2)?(\d+)(.*)$ => for i in $3...$4 { $1 "$2\(i)"$5 }
    ^sweep (\w+)(?: in|:) ([\d.]*\d)\.\.[.<]([\d.]+) (\{.*?([\w.]+) *\S?=.*)$ => sweep $1 from: $2 to: $3 by: 0.1 measure: $5 $4
    ^(view|layer) ([A-Za-z]+)(\d), *\2\d, *\2(\d)( .*|)$ => for i in $3...$4 { $1 "$2\(i)"$5 }
    ^(view|layer) (\w+),? (?!(?:in|inside|on|at|with|like)\b)(\w+),? (\w+)( \w+:.*|)$ => $1 $2$5; $1 $3$5; $1 $4$5
    ^(view|layer) (\w+),? (\w+),? (\w+),? (\w+)$ => $1 $2; $1 $3; $1 $4; $1 $5
    ^(view|layer) (\w+) (\d{2,})$                 => $1 $2 frame: (0, 0, $3, $3)
    ^(view|layer) (\w+)s (\d)$                    => for i in 0..<$3 { $1 "$2\(i)" frame: (20, 100 + i * 60, 350, 50) }
    ^(view|layer) (\w+) (\d)( .*|)$               => $1 $2$3$4
    ^(?:repeat|loop) (\d+) \{ *animate ([\d.]+m?s)( [^{}]*|)(\{.*\}) *\}$ => for i in 0..<$1 { animate $2$3delay: i * $2 $4 }
    ^(?:repeat|loop|for) (\d+)(?: times)? \{ *step ([\d.]+m?s) *\}$ => step $1 * $2
    ^(?:repeat|loop|for) (\d+)(?: times)? \{                    => for i in 0..<$1 {
    ^(for (\w+) in [^{}]+ \{ *(?:view|layer)) ([A-Za-z]\w*)((?: [^\s{}]+)*) *\}$ => $1 "$3\($2)"$4 }
    ^(\w+) ([A-Za-z]\w*\.[\w.]+)$                 => $1($2)
    ^(scale|rotate|translate)\((\w+), *(.+)\)$    => $2.transform = $1($3)
    ^(\w+)(?:\.\w+)* (at: *\S+)$                    => show $1 $2
    ^(\w+(?:\.\w+)+ (?:from|to|for):(?!.*\bevery:).+)$ => table $1 every: 0.1s
    ^(?:at|in|on|after:|delay:?) *([\d.]+m?s) \{        => after $1 {
    ^(gesture \w+) window                         => $1 root
    ^touch (\w+) (?:drag|pan|move):               => touch $1 by:
    ^(plot|table|why|watch) (?:(\w+(?:\.\w+)+)(?: \w+(?:\.\w+)+)*[ .](?:velocity|speed)|(?:velocity|speed)(?: of)? (\w+(?:\.\w+)+))( (?:from|to|for|every):.*|)$ => $1 velocity($2$3)$4
    ([A-Za-z]\w*)(?:\[(\w+)\]|\{(\w+)\}(?=\.| \w+:)) => "$1\($2$3)"
    spring\(damping: *([\d.]+)\)                  => spring(dampingRatio: $1)
    CGVector\(dx: *(?:0(?:\.0)?, *dy: *(-?[\d.]+)|(-?[\d.]+), *dy: *0(?:\.0)?)\) => $1$2
    UISpringTimingParameters\(dampingRatio: *([\d.]+), initialVelocity: *(-?[\d.]+|\.zero)\) => spring(dampingRatio: $1, initialVelocity: $2)
    options: *\[?\.curveEase(In|Out)\]?               => ease$1
    options: *\[?\.curveLinear\]?                 => linear
    \{ *(?:finished|_|position) in                => {
    ^(animate [^({]*)\b(?:ease:|easing:?) *"?([\w.]+)"? => $1$2
    ^(animate .*)\b(?:infinite|forever|loop\b(?![:.])|repeat -1(?= )) => $1repeat
    ^animate ((?:[\d.]+m?s )?)(\w+(?:\.\w+)+ *\S?= *[^{}]+)$ => animate $1{ $2 }
    ^(animate [^{}]*\{ *\w+)\.([xy]) from         => $1.center.$2 from
    ^(animate [^{}]*\{) *(\w+(?:\.\w+)+) from (\S+) to ([^\s{}]+) *\} => $2 = $3; $1 $2 = $4 }
    ^(?:add|make|create|draw|new) (?:an? )?(?:\w+ )?(box|square|rectangle|view)$ => view $1 frame: (0, 0, 100, 100)
    ^play (?:slow|slower|slowly|slow motion)$     => play 0.5
    ^play (?:fast|faster|quick|quickly|at double speed)$ => play 2
    ^(animate .*)"([\w.]+)"(.* \{)                => $1$2$3
    ^(animate .*\brepeat: *)(\d+) yoyo            => $1($2 + 1) / 2 autoreverse
    ^(animat(?:e|ion) .*?) (?:(?:direction: *)?alternate|yoyo|there and back|back and forth)(?= ) => $1 autoreverse
    ^(animate (?:[\d.]+m?s )?.*\{.*\}) ?\.?then (?:animate )?([^{]*\{.*\})$ => $1 completion: { animate $2 }
    ^setTimeout\(\(\w*\) *=[>] *\{? *(.*?) *\}?, *(\d+)\)$ => after $2ms { $1 }
    ^(\w+(?:\.\w+)*)\.(?:css\("?([\w-]+)"?, *(.+)|setValue\(([^,]+), *forKeyPath: *"([\w.]+)")\)$ => $1.$2$5 = $3$4
    ^(?:\$\(["']?[.#]?(\w+)["']?\)|(\w+)\.style)\. => $1$2.
    rgba?\(([\d.]+) +([\d.]+) +([\d.]+)\)        => rgb($1, $2, $3)
    rgba?\(([\d.]+) +([\d.]+) +([\d.]+) */ *([\d.]+%?)\) => rgba($1, $2, $3, $4)
    rotateX\(([^(),]+)\)                          => rotate($1, 1, 0, 0)
    rotateY\(([^(),]+)\)                          => rotate($1, 0, 1, 0)
    scaleX\((-?[\d.]+)\)                          => scale($1, 1)
    scaleY\((-?[\d.]+)\)                          => scale(1, $1)
    (?:translate3d\(([^(),]+), *([^(),]+), *[^(),]*|CGAffineTransform\.identity\.translatedBy\(x: *([^,()]+), *y: *([^()]+))\) => translate($1$3, $2$4)
    translateX\((-?[\d.]+)\)                      => translate($1, 0)
    translateY\((-?[\d.]+)\)                      => translate(0, $1)
    (translate|rotate|scale|perspective)(\([^()]*\)) +(translate|rotate|scale)(\([^()]*\)) +(translate|rotate|scale)(\([^()]*\)) => $5$6 * $3$4 * $1$2
    (translate|rotate|scale|perspective)(\([^()]*\)) +(translate|rotate|scale)(\([^()]*\)) => $3$4 * $1$2
    ^(animation \w+) (?!transform\.|position\.|bounds\.|center\.)\w+\.(\w+ ) => $1 $2
    ([{;]|\},) *([\d.]+m?s) \{                    => $1 then $2 {
    ^(?:(\w+)\.(?:onClick|onclick|onTap|onTapGesture) *=? *(?:\(\w*\) *=[>] *)?|(?:on|when) (?:(?:tap|click|hover) (\w+)|(\w+)(?: is)?[ .](?:tap(?:ped)?|click(?:ed)?|touch(?:ed)?|pressed)) )\{ => gesture tap $1$2$3 {
    ^(\w+)\.(?:addEventListener|on)\("(?:click|tap)", *\(\w*\) *=[>] *\{? *(.*?) *\}?\)$ => gesture tap $1 { $2 }
    ^on (\w+) (?:pan|drag|swipe) \{               => gesture pan $1 changed: {
    ^(?:(?:run (?!all$|forever$)|play |perform )([A-Za-z]\w*)|(\w+)\.(?:play(?:\(\))?|resume\(\)))$ => start $1$2
    ^(\w+)\.(?:(?:progress|scrub)\((.+)\)|fractionComplete *= *([\d.]+%?))$ => scrub $1 $2$3
    ^(?:scrub (\w+) (?:at:? *)?([\d.]+)s|(\w+)\.(?:seek|time)\(([\d.]+)\))$ => scrub $1$3 $2$4 / $1$3.duration
    ^(?:(\w+)\.(?:completion|onComplete|onCompletion) *=? *|(?:on|when) (\w+)(?:(?: is|) (?:complete[sd]?|completion|done|end(?:s|ed)?|finish(?:es|ed)?)|) |(?:after|onComplete:) ([A-Za-z]\w*)(?: (?:ends|is done|is over|finishes|has ended)|) )\{ => completion $1$2$3 {
    ^(\w+)\.fadeOut\((\d+)\)$                     => animate $2ms { $1.alpha = 0 }
    ^(?:(\w+)\.(?:(?:style\.)?display *= *"?none"?|(?:visible|isVisible) *= *false)|make (?:the )?(?!it\b)(\w+) (?:invisible|hidden))$ => $1$2.isHidden = true
    ^(?:(\w+)\.(?:(?:style\.)?display *= *"?block"?|(?:visible|isVisible) *= *true|show\(\))|make (?:the )?(?!it\b)(\w+) visible)$ => $1$2.isHidden = false
    ^animate\((\[[\w, ]+\]|"?[.#]?\w+"?), *\{([^{}]*)\}, *\{([^{}]*)\}\)$ => gsap.to($1, {motion: true, $2, $3})
    ^animate\((\[[\w, ]+\]|"?[.#]?\w+"?), *\{((?:(?!duration|ease)[^{}])*)\}\)$ => gsap.to($1, {motion: true, $2})
    ^anime(?:\.animate)?\(\{ *targets: *(\[[^\[\]]*\]|["'][^"']*["']|[.#]?\w+), *([^{}]*)\}\)$ => gsap.to($1, {duration: 1, $2})
    ^(?:animate\("?[.#]?(\w+)"?, *|(\w+)\.animate\()\{([^{}]*)\}\)$ => gsap.to($1$2, {$3})
    \bease-(in|out)-(quad|cubic|quart|quint|sine|expo|circ|back|elastic|bounce)\b => ease$^1$^2
    \bease-in-out-(quad|cubic|quart|quint|sine|expo|circ|back|elastic|bounce)\b => easeInOut$^1
    \b(?:(?:cubic-)?bezier|curve)\(                                     => cubic(
    \b(quad|cubic|quart|quint|sine|expo|circ|back|elastic|bounce)(In|Out|InOut)\b => ease$2$^1
    \bmin\((\w+(?:\.\w+)+|velocity\([\w.]+\))\)   => lowest($1)
    \bmax\((\w+(?:\.\w+)+|velocity\([\w.]+\))\)   => highest($1)
    ^wait ([\d.]+)$                               => step $1s
    ^(?:(?:export|render) (css|gif|svg|html|png|apng|csv|json)|(svg|html|css))$ => export $1$2 motion.$1$2
    ^save$                                        => save session.md
    ^(?:open|load) (\S+\.md)$                     => replay $1
    ^(animate (?:[\d.]+m?s(?: cubic\([^()]*\))?|\S+ [\w-]+(?= \S+ \{))) ([\d.]+m?s) (.*\{.*)$ => $1 delay: $2 $3
    ^\[([\w, ]+)\]\.forEach *\{ *\$0((?:\.\w+)+ [^{}]+)\}$ => for v in [$1] { v$2}
    ^(view|layer) #(\w+)                          => $1 $2
    ^(\w+)\.([a-z]+)-([a-z]+) *=                  => $1.$2$^3 =
    ^(?:toggle (\w+?)(?:\.isHidden|)|(\w+)\.toggle\(\))$             => $1$2.isHidden = !$1$2.isHidden
    ^(?:wait|await|skip|play for:?|goto (?:for|by|over):|goto \+) *([\d.]+m?s)$ => step $1
    ^(?:(?:smart|auto) ?)?animate (\w+)(?: right)?$ => animate 1s { $1.center.x += 100 }
    ^(\w+)\.start\(afterDelay: *([\d.]+)\)$       => start $1 after: $2s
    ^(\w+)\.scale *= *([^{};]+)$                  => $1.transform.scale = $2
    (?:\.init\(scaleX|CGAffineTransform\.identity\.scaledBy\(x): *([^,()]+), *y: *([^()]+)\) => scale($1, $2)
    (?:\.init\(rotationAngle|CGAffineTransform\.identity\.rotated\(by): *([^()]+)\) => rotate($1)
    (\w+\([^()]*\))\.(rotate|scale|translate)(\([^()]*\)) => $2$3 * $1
    ^(\w+(?:\.\w+)+)[ .]velocity$                => velocity($1)
    \b(by|flick): *(-?[\d.]+),? +(-?[\d.]+)( |$)  => $1: ($2, $3)$4
    ^(\w+(?: (?!from\b|at\b)\S+)+) ([\d.]+m?s)(?:\.\.\.?| to:? *)([\d.]+m?s)$      => $1 from: $2 to: $3
    ^(?:swipe|flick|throw|fling|toss|touch (?:flick|swipe)) (\w+) up$ => touch $1 flick: (0, -1000)
    ^(?:(?:Draggable\.create\((?:"[.#]?)?(\w+)"?|(\w+)\.center *= *CGPoint\(x: *\2\.center\.x \+ translation\.x, *y: *\2\.center\.y \+ translation\.y)\)|make (?:the )?(?!it )(\w+) draggable)$ => gesture pan $1$2$3 changed: { $1$2$3.center += translation; translation = (0, 0) }
    ^(?:swipe|flick|throw|touch (?:flick|swipe)) (\w+) left$                            => touch $1 flick: (-1000, 0)
    ^(?:swipe|flick|throw|touch (?:flick|swipe)) (\w+) right$                           => touch $1 flick: (1000, 0)
    ^(?:swipe|flick|throw|touch (?:flick|swipe)) (\w+) down$                            => touch $1 flick: (0, 1000)
    ^(?:(?:step|run|wait) until ([\d.]+m?s|0?\.\d+|\d+)|scrub(?: stage|) ([\d.]+m?s))$ => goto $1$2
    ^(?:step all|run (?:everything|forever)|(?:step|run) (?:until|to):? *(?:the )?(?:done|end|settled|finished))$ => run
    ([{;] *)at: *(\S+)                            => $1at $2
    (\w+(?:\.\w+)+ *[-+*\/]?= *(?:\([^(){}]*\)|[^=,{}()]+))(?:, *| and )(\w+(?:\.\w+)+ *[-+*\/]?=(?!=)) => $1; $2
    (?:(?:repeatCount|repeat): *\.?(?:forever|inf\w*|greatestFiniteMagnitude|-1)(?![^{}]*\}\))|options: *\[?\.repeat\b\]?(?! *,)) => repeat
    ^slide (?:the )?(\w+)(?= right| left| up| down) => move $1
    ^move (?:the )?(\w+) (?:(?:to the )?(right|left|up|down)(?: by)? (-?[\d.]+)|(?:by )?(-?[\d.]+) (?:to the )?(right|left|up|down))$ => $1.center.$2$5 += $3$4
    ^(?:move|put|place) (?:the )?(\w+) (?:(?:to|at) )?(\(.+\))$ => $1.center = $2
    ^move (?:the )?(\w+) (?:to the )?(right|left|up|down) by (-?[\d.]+) (?:over|in) ([\d.]+) ?s\w*$ => move $1 $2 $3 in $4s
    ^move (\w+) (right|left|up|down) (-?[\d.]+) in ([\d.]+m?s)$ => animate $4 { $1.center.$2 += $3 }
    ^(?:make (?:the )?(?!it\b)(\w+) (?:bigger|larger)|zoom (?:in |)(?:on |)(?!it$|in$|out$|fit$)([a-z]\w*))$ => $1$2.transform = scale(1.5)
    ^(?:make (?:the )?(?!it\b)(\w+) smaller|shrink (?:the )?(?!it$)(\w+)(?: by half|)|(\w+) smaller)$ => $1$2$3.transform = scale(0.5)
    ^(?:make|turn|paint|colou?r) (?:the )?(?!it\b)(\w+) (\w+)$ => $1.backgroundColor = $2
    ^move (?:the )?(\w+) by:? *\((-?[\d.]+), *(-?[\d.]+)\)$ => $1.center += ($2, $3)
    ^(?:move|put|place|send|bring) (?:the )?(\w+) (?:behind|below|under) (?:the )?(\w+)$ => $1.layer.zPosition = $2.layer.zPosition - 1
    ^next frame$                                  => step 1f
    ^(chain .*\}),?;? *wait(?: |: *)([\d.]+m?s)[;,]? *(then|and|do|\}) => $1; wait timeout: $2; $3
    \},? (at(?= [\d.]+%? for:)|then|and|do|wait) ([\d{]) => }; $1 $2
    ^(animate|then|animator \w+) \.?spring \{     => $1 spring(duration: 0.5, bounce: 0.2) {
    ^(\w+(?:\.layer)?)\.frame\.(width|height) (\S?=) => $1.frame.size.$2 $3
    ^(?:touch (\w+) drag|(?:touch drag|drag|pan) (\w+)(?: by:?)?) (\([^()]+\))$ => touch $1$2 by: $3
    ^(?:touch drag|drag|pan) (\w+) by (\([^()]+\)) (?:over |in )?([\d.]+m?s)$ => touch $1 by: $2 over: $3
    (\w+(?:\.\w+)+): *(-?[\d.]+) *\}              => $1 = $2 }
    "((?:hsla?|rgba?)\([^"]*\))"                  => $1
    \b(view|layer) ([A-Za-z]\w*)\\?\((\w+)\)        => $1 "$2\($3)"
    ^(?:run at|play(?: (?!speed|at|rate)[a-z]\w*(?= (?:at )?[\d.]+x$))?(?: (?:speed|at|rate):?)?|(?:set )?speed|slow|slowmo|slow-mo|slow ?motion|slow down|time ?scale|(?:playbackRate|timeScale) *=)(?: to)? *([\d.]+)x?$ => play $1
    ^scrub to ([\d.]+%?)$                         => scrub $1
    """#
}
