extension ForeignForms {
  // More rows like those of `table`, which come before them.
  static let statements = #"""
    ^expect (overshoot|highest|lowest|settled) *([<>]=?|==) *(\S+)$ => expect $1(VIEW.center.x) $2 $3
    ^(?:hello|hi|hey|help|what now|now what)[!.]?$ => help
    ^(\w+(?:\.\w+)+) over time$                   => plot $1 from: 0s
    ^(?:why|(?:it|(?:the )?\w+) (?:doesn['’]t|does not|won['’]t|isn['’]t) mov(?:e|ing))$ => why VIEW
    ^(?:add|set) (?:a )?keyframes?(?: at:? \S+| \S+ at:? \S+|)$ => keyframes 1s { at 0% for: 50% { VIEW.alpha = 0 }; at 50% for: 50% { VIEW.alpha = 1 } }
    ^(?:replay|play from: *(?:0s?|start)|back to (?:the )?(?:0s?|start|beginning))$ => goto 0s
    ^draw (?:a )?film ?strip(?: \d+)?$            => filmstrip
    ^(?:draw )?onion ?-?skins?$                   => draw onion
    ^(plot|draw|table|watch) ([xy])$              => $1 MOVED
    ^(?:show|plot|draw) (?:the |)(?:velocity|speed)(?: graph| curve|)$ => plot velocity(VIEW.center.x)
    ^(?:velocity|speed) (?:graph|curve)(?: of|) (\w+(?:\.\w+)+)$ => plot velocity($1)
    ^what(?: is|['’]s) (?:the )?(?:velocity|speed) of (?:the )?(\w+)$ => velocity($1.center.x)
    ^(?:time(?: *=|)|go to) *([\d.]+)s?$            => goto $1s
    ^how .*(?:at once|at the same time|together|in parallel)$ => animate 1s { VIEW.center.x += 100; VIEW.alpha = 0.5 }
    ^how .*(?:see|show|draw|view) .*curve$        => plot OR plot easeInOut
    ^(?:is (?:the )?(\w+)(?: still|) (?:moving|running|animating)|(\w+)\.isAnimating|how fast (?:is|does) (\w+)(?: move| moving| going)?\??)$ => table $1$2$3
    ^what.* difference between animate and animator$ => help animator
    ^(?:show )?(gestures|layers|animators|chains|views|animations|values|blocks|states|branches)$ => list $1
    ^(?:zoom (?:in|out|fit|[\d.]+%?)|draw (?:big|large|bigger|zoom(?: [\d.]+)?|scale [\d.]+|[\d.]+%))$ => draw fit
    ^state$                                       => list states
    ^(fade ?(?:[oO]ut|[iI]n) (?:the )?\w+)$        => $1 0.5s
    ^fade ?[oO]ut (?:the )?(\w+)(?: in)? ([\d.]+m?s)$ => animate $2 { $1.alpha = 0 }
    ^fade ?[iI]n (?:the )?(\w+)(?: in)? ([\d.]+m?s)$ => $1.alpha = 0; animate $2 { $1.alpha = 1 }
    ^(\w+)\.addCompletion *\{ *(?:\w+ in )? *((?!print)\S.*)\}$ => completion $1 { $2}
    ^(let \w+ *= *|)(\w+)\.velocity\.([xy])$       => $1velocity($2.center.$3)
    ^(?:(\w+)\.velocity|velocity (?:of )?(\w+)|speed(?: of |\()(\w+)(?:\.center\)|\)|))$ => velocity($1$2$3.center)
    (\.transform *= *)(?:none|nil|null)$          => $1identity
    ([\w)%]) (at|from|to|for|by|every|within|until|where|after|over|in|hold|taps)(?= (?!\S*\.\.)[-\d(.]) => $1 $2:
    ^(?:undo (?:all|everything)|new (?:session|file|project))$   => reset
    ^resume( \w+|)$                               => continue$1
    ^(\w+)\.(\w+), *(\w+)\.\2 *(=.*)$             => for v in [$1, $3] { v.$2 $4 }
    ^(?:off (?:watch|\w+(?:\.(?!layer|pan|tap|press|pinch|rotate)\w+)+)|watch (?:off|stop)(?: \w+|)|(?:unwatch|stop watching)(?: .+|)|remove watch(?:es)?)$ => watch none
    ^(?:touch tap (\w+)|touch (\w+) tap)$         => touch $1$2
    ^(?:press|long press|touchDown|touch down) (?:the )?(?!it$)(\w+)$ => touch $1HELD
    ^(?:(?:list (?:views |layers )?(?!\w+s$)|(?:po|p|print|dump|log|info|describe|inspect|display(?! it$)) )([A-Za-z]\w*)|(\w+)\.view|(\w+(?:, *\w+)+))$ => show $1$2$3
    ^(?:list (\w+(?:,? +\w+)+)|(?:plot|show|watch|why|crossings) ([^{}]*\bevery:.*))$ => table $1$2
    ^(view [^{]*)\bat:                            => $1center:
    ^(animate [^{]*)\bspring(?= |\{)             => $1spring(dampingRatio: 0.7)
    ^(?:#expect\((.+)\)|(?:assert|(?:test|check)(?=.*[<>=]))(?:\(| )(.+?)\)?|XCTAssert(?:True)?\((.+)\))$ => expect $1$2$3
    ^save (?:as |session |to |\w+ (?=\S+\.md$))(\w+)(?:\.md)?$                              => save $1.md
    ^(?:const|var) (\w+) *=                       => let $1 =
    spring\(stiffness:? *([\d.]+),? damping:? *([\d.]+),? mass:? *([\d.]+)\) => spring(mass: $3, stiffness: $1, damping: $2)
    ^(animation .*)\bspring( |$)                  => $1spring(mass: 1, stiffness: 100, damping: 10)$2
    ^(animate .*)\b(?:repeat[ (]|(?:loops?|iterations|iterationCount|times): *)(\d+)\)? => $1repeat: $2
    ^(\w+)\.border *= *([\d.]+)(?:px)? \w+ (.+)$  => $1.layer.borderWidth = $2; $1.layer.borderColor = $3
    ^(?:expect\((.+)\)\.to(?:Be|Equal|BeCloseTo|\.equal|\.be)\(|XCTAssertEqual\(([^,]+), *)([^,]+)\)$ => expect $1$2 == $3
    ^XCTAssertGreaterThan\(([^,]+), *([^,]+)\)$   => expect $1 > $2
    ^XCTAssertLessThan\(([^,]+), *([^,]+)\)$      => expect $1 < $2
    \{ *(\w+) *\{ *(\w+(?:\.\w+)* *\S?= *[^{};]+?) *\} *\} => { $1.$2 }
    \{ *(\w+) *\{ *(\w[\w.]* *\S?= *[^{};]+?); *(\w[\w.]* *\S?= *[^{};]+?) *\} *\} => { $1.$2; $1.$3 }
    options: *\[\.repeat, *\.autoreverse\]        => repeat autoreverse
    CG(?:Point\(x|Size\(width): *([^(),]+), *(?:y|height): *([^(),]+)\) => ($1, $2)
    (?:CGRect)?\(x: *([^(),]+), *y: *([^(),]+), *width: *([^(),]+), *height: *([^(),]+)\) => ($1, $2, $3, $4)
    UIView\.animate\(withDuration: *([\d.]+), *animations: *(\{[^{}]*\})\) *\{ *(?:\w+ in )?(.*)\}$ => animate $1s $2 completion: { $3}
    ^(curve|plot|animat\w+ [^{}]*?) (elastic|bounce)(?= \{|$) => $1 $2.out
    ^(?:ease|easing|plot (?:timing|curve|easing)|graph|chart|sheet|value graph) (?:of )?(.+)$ => plot $1
    ^(highest|lowest) ([A-Za-z]\w*\.[\w.]+)$      => $1($2, from: 0s)
    ^(highest|lowest|settled|overshoot)(?: of)? (?!it$)[A-Za-z]\w*$ => $1(MOVED)
    ^(compare|curve|continue) ([^{}(]*)\bspring$     => $1 $2spring(dampingRatio: 0.7)
    ^(?:set )?(?:(?:frame )?rate|fps):? *(\d+)(?: ?fps)?$    => set rate $1
    ^(?:create|make|new|add) view (\w+)           => view $1
    ^(?:view|rect) (\w+) (-?[\d.]+),? (-?[\d.]+),? ([\d.]+),? ([\d.]+)$ => view $1 frame: ($2, $3, $4, $5)
    ^circle (\w+) ([\d.]+)$                       => view $1 frame: (0, 0, $2, $2) cornerRadius: $2 / 2
    ^(view .*)\b(?:background|bg|fill):                      => $1backgroundColor:
    ^(view .*)\bborder-?[rR]adius:                => $1cornerRadius:
    ^(view .*)\b(?:parent|on|inside|superview):      => $1in:
    ^(\w+)\.overflow *= *"?hidden"?$              => $1.clipsToBounds = true
    ^(\w+)\.offsetLeft$                           => $1.frame.origin.x
    (?:window\.)?innerWidth                       => root.bounds.width
    (\d)turn\b                                    => $1 * 360deg
    ^(anima.*\}) onComplete:? *\{                 => $1 completion: {
    ^(?:(\w+)\.(?:onComplete|then)\(\(\) *=[>] *\{? *(.+?) *\}?\)|after:? ([A-Za-z]\w*)(?:: *| (?=(?:start|reverse|continue) ))(.+))$ => completion $1$3 { $2$4 }
    ^(?:drag (\w+) ([xy])|(\w+)\.center\.([xy]) *\+= *translation\.\4)$ => gesture pan $1$3 changed: { $1$3.center.$2$4 += translation.$2$4; translation = (0, 0) }
    ^(animate .*?) (?:fill: *)?(?:forwards|both) \{                     => $1 {
    ^(\w+\.layer)\.transform\.m34 *= *-1(?:\.0)? */ *([\d.]+)$ => $1.transform *= perspective($2)
    ^(?:(?:div|rect|rectangle|square) (?!it$)(\w+)|(?:let |const |var )?(\w+) *= *(?:new )?(?:div|view|rect|box|[A-Z]?\w*View|document\.createElement)\((?:["']div["'])?\))$ => view $1$2 frame: (0, 0, 100, 100)
    ^(?:expr|expression|e|p|po|print) (?=\w+(?:\.\w+)*(?: *[-+*/]?= |\.presentation\(\))) => 
    ^(?:let |var |const )?\w+\.animations *= *[\[(](\w+), *(\w+)[\])]$ => group both $1 $2
    delay: *([\d.]+) \* (?:Double\()?(i|idx|index|n)\b\)? => delay: $2 * $1s
    ^for \(?\w+, *(\w+)\)? in (\[[\w, ]+\])(?:\.enumerated\(\))? \{ => for $1 in $2 {
    ^for (\w+) in \[(\w+), *(\w+)\] \{ *(animate [^{}]*)delay: *(?:Double\()?(?:i|idx|index|n)\)? \* ([\d.]+m?s) *\{ *\1(\.[^{}]*?) *\} *\}$ => $4{ $2$6 }; $4delay: $5 { $3$6 }
    ^for (\w+) in \[(\w+), *(\w+), *(\w+)\] \{ *(animate [^{}]*)delay: *(?:Double\()?(?:i|idx|index|n)\)? \* ([\d.]+m?s) *\{ *\1(\.[^{}]*?) *\} *\}$ => $5{ $2$7 }; $5delay: $6 { $3$7 }; $5delay: 2 * $6 { $4$7 }
    ^(?:settled\((\w+|spring\(.+\))\)|how long (?:does|do|will) (\w+\(.*\)) (?:take )?to settle\??)$ => $1$2.settlingDuration
    ^(?:value\()?(ease\w*|linear|\w+\.(?:in|out|inOut))(?:\.value)?(?:\(|, *)(?:at: *)?([\d.]+)\)$ => eased($1, $2)
    ^(\w+)\.(?:superview|subviews|parent|children)$ => list views
    ^(?:list )?(?:springs|presets)$               => help presets
    ^(?:(?:flick|throw) (\w+)(?: (?:velocity|by|at):?)?|touch (?:pan )?(\w+) by:? *\([^()]*\) velocity:?) *(\([^()]*\))$ => touch $1$2 flick: $3
    ^(?:events(?: (?:since|after:?|of|for|by))?(?: the)? [\w.]+|(?:did|is) (?:it|the \w+) (?:finish|finished|done|over)|how long did (?:it|that) take)$ => events
    ^stagger ([\d.]+m?s) \{ *(animate [^{}]*)(\{[^{}]*\}); *(animate [^{}]*)(\{[^{}]*\}) *\}$ => $2$3; $4delay: $1 $5
    ^(gesture pan (\w+)) axis: *"?([xy])"?$       => $1 changed: { $2.center.$3 += translation.$3; translation = (0, 0) }
    ^(gesture \w+) on:? *(\w+)                    => $1 $2
    ^(expect .+) (?:(?:~=|≈) *(.+)|(?:to (?:be|equal)|toBe|toEqual|equals|is) (?!==)(\S+))$ => $1 == $2$3
    ^animate ([^{]*?) *\{ *(\w+)\.rotat(?:ion|e) *= *(-?360|-?720)(?:deg)? *\}$ => animation turn transform.rotation by: $3deg $1; add turn to: $2
    ^(?:sequence|chain) \{ *animate ([^{}]*)(\{[^{}]*\});? *animate ([^{}]*)(\{[^{}]*\}) *\}$ => chain both { then $1$2; then $3$4 }; start both
    ^(start|stop|pause|reverse|continue) (\w+) at:? *([\d.]+m?s)$ => $1 $2 after: $3-NOW
    ^(?:pause|goto) (\w+) (?:at:? *|)(0?\.\d+|[\d.]+%)$ => pause $1; scrub $1 $2
    ^(?:touch|drag) (\w+)(?: drag)? to:? *\(([^(),]+), *([^(),]+)\)((?: (?:in|over|for): *[\d.]+m?s)?)$ => touch $1 by: ($2 - $1.center.x, $3 - $1.center.y)$4
    ^(?:show|all)$                                => list
    ^(begin|keyframes) (\w+) ([\d.]+m?s)((?: .*|))$ => $1 $3 name: $2$4
    ^(keyframes|transaction|dance \w+) (\w+) ([\d.]+m?s.*)$ => $1 $3
    ^animation (\w+) (\w+) ((?:transform|position|opacity|bounds)[\w.]* .*)$ => animation $1 $3; add $1 to: $2 OR animation $2 $3; add $2 to: $1 OR animation $1 $3; animation $2 $3
    ^add (\w+) (\w+)$                             => add $2 to: $1 OR add $1 to: $2
    ^(?:graph|chart|show (?:the )?(?:curves?|easing|graphs?))$ => plot VIEW
    ^([\w.]+(?:\([\d., ]+\))?)(?: at:? (0?\.\d+|1|[\d.]+%)|\((0?\.\d+)\))$ => eased($1, $2$3)
    ^(?:value of|what(?: is|'s)|where(?: is|'s| will)) (\w+)(?:\.\w+)*(?: be|) at:? (\S+?)\??$ => show $1 at: $2
    ^(?:how long(?: (?:does|do|is|will) (?!\w+\().*|)|duration(?: of \w+)?|when (?:does|do|will|is|are) (?:the )?\w+ (?:be )?(?:start|begin|stop|finish|end|done|over|arrive|settle)\w*.*)$ => plot
    ^(?:what (?:eases|easings|curves|timings|springs|presets) .*|help (?:elastic|bounce|back|expo|circ|sine|power\d)|(?:list )?(?:timings|easings|eases))$ => help timing
    ^(\w+)(?:\.\w+)+ at:? ([\d.]+)$              => show $1 at: $2s
    ^(?:when (?:does |is |will )?(\S+) (?:(?:pass|reach|cross|hit|is|[<>]=?|==)(?:e?s)? *)?(-?[\d.]+%?)\??|crossings (\S+) (?:at:? *)?(-?[\d.]+)|solve (\w+(?:\.\w+)+) *(?:==|=) *(\S+))$ => crossings $1$3$5 == $2$4$6
    ^expect (.+) (always|never|eventually)$       => expect $2 $1
    ^(?:show (?:the )?code|export swift)$            => swift
    \bcalculationMode(?:\.c|C)ubic\b              => mode: cubic
    UIView\.transition\(with: *(\w+), *duration: *([\d.]+), *options: *\[?\.(?:transitionF|f)lip[^{]*\) \{ *([^{}]*)\} => $1.layer.transform = rotate(180deg, 0, 1, 0); animate $2s { $1.layer.transform = identity; $3}
    UIView\.transition\(with: *(\w+), *duration: *([\d.]+)[^{]*\) \{(?= *\1\.) => animate $2s {
    \.transform\.(scale|rotation|translation)X\b    => .transform.$1.x
    \.transform\.(scale|rotation|translation)Y\b    => .transform.$1.y
    ^(\S+) *= *"([-+])=([\d.]+)"$                  => $1 $2= $3
    ^play (?:backwards?|reversed?|in reverse)$    => reverse
    ^(?:(?:velocity|acceleration|jerk)\(|how fast is )(\w+)(?:\.\w+)*(?:\),?|,|) *(?:at|@|):? *([\d.]+m?s)\)?$ => table $1 at: $2
    \blerp\(                                      => mix(
    ^(expect |)(?:does |do |is )?(\w+)(?:\.frame)?\.? ?(?:intersects?|overlap(?:s|ping)?|touch(?:es)?|collides? with)[( ](\w+)(?:\.frame)?\)?\??$ => $1overlap($2, $3)
    ^add (\w+) to: *(\w+) delay: *(\S+)$         => after $3 { add $1 to: $2 }
    ^(\w+)\.animate\(\[\{([^{}]*)\}, *\{([^{}]*)\}\], *(?:\{ *duration: *)?([\d.]+) *\}?\)$ => gsap.fromTo($1, {$2}, {$3, ease: linear, duration: $4})
    \brepeatCount:                               => repeat:
    \b(to|from|by)Value:                         => $1:
    ^(\w+(?:\.\w+)*)\.value\(forKey(?:Path)?: *"([\w.]+)"\)$ => $1.$2
    ^(?:promise|hunt) (?:always )?(\w+(?:\.\w+)+ *[<>=].*)$ => promise inside always $1 OR promise inside2 always $1
    ^(?:table|watch) (\w+(?:\.\w+)*|\w+\([\w.]+\)) ((?:from|to|for):(?!.*\bevery:).+)$ => table $1 every: 0.1s $2
    """#
}
