extension ForeignForms {
  // CSS's `animation`, JavaScript's calls, and what people who know them type here. The first two rows
  // name the view behind `on`, as those that follow read it.
  static let web = #"""
    \bconfig: *\{ *tension: *([\d.]+),? *friction: *([\d.]+) *\} => type: spring, stiffness: $1, damping: $2
    \bconfig: *config\.(\w+)                     => ease: react$^1
    \bconfig\.(default|gentle|wobbly|stiff|slow|molasses)\b => react$^1
    ^(?:useSpring|api\.start)\(\{ *from: *\{([^{}]*)\}, *to: *\{([^{}]*)\}([^{}]*)\}\)$ => gsap.fromTo(VIEW, {$1}, {motion: true, $2$3})
    \bspring\(\{ *([^{}]*?) *\}\)                 => spring($1)
    ^for \((?:let |var |int )?(\w+) *= *(\d+); *\1 *< *(\d+); *\1\+\+\) *\{ => for $1 in $2..<$3 {
    \bview\("(\w+)" \+ (\w+)\)                  => view "$1\($2)"
    ^document\.(?:querySelector|getElementById)\(["'][.#]?(\w+)["']\)      => $1
    (= *)"(-?[\d.]+)(?:px|deg)"$                 => $1$2
    ^[.#]?(\w+) \{ *animation: *([^{};]+?);? *\}$ => animation: $2 on $1
    ^animation: *((?:(?! on )[^;{}])*?);?$        => animation: $1 on VIEW
    ^animation: *(?:spin|rotat)\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??) infinite on (\w+)$ => animation spin transform.rotation by: 360deg $1$2 repeat; add spin to: $3
    ^animation: *(?:pulse|bounce|beat|heartbeat)\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??)(?: infinite)?(?: alternate)? on (\w+)$ => animation pulse transform.scale values: (1, 1.2, 1) $1$2 repeat; add pulse to: $3
    ^animation: *shak\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??)(?: infinite)? on (\w+)$ => animation shake position.x values: (0, -10, 10, 0) $1$2 isAdditive; add shake to: $3
    ^animation: *fade-?[iI]n\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??) on (\w+)$ => $3.alpha = 0; animate $1$2 { $3.alpha = 1 }
    ^animation: *fade\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??) ([\d.]+m?s) (\d+)(?: alternate)?(?: (?:both|forwards|backwards))? on (\w+)$ => animate $1$2 delay: $3 repeat: $4 autoreverse { $5.alpha = 0 }
    ^animation: *fade\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??)((?: infinite)?(?: alternate)?)(?: (?:both|forwards|backwards))? on (\w+)$ => animate $1$2$3 { $4.alpha = 0 }
    ^animate\("?[.#]?(\w+)"?, *\{ *scale: *\[([^\[\]]*)\] *\}, *\{ *duration: *([\d.]+) *\}\)$ => animation wave transform.scale values: ($2) $3s; add wave to: $1
    ^animate\("?[.#]?(\w+)"?, *\{ *([xy]): *\[([^\[\]]*)\] *\}, *\{ *duration: *([\d.]+) *\}\)$ => animation wave transform.translation.$2 values: ($3) $4s; add wave to: $1
    ^animation (\w+) (scale|rotation)(?= (?:values|by|to|from|\d)) => animation $1 transform.$2
    ^animation (\w+) ([xy])(?= (?:values|by|to|from|\d)) => animation $1 position.$2
    ^(animate)(?: [\d.]+m?s)? (?:mass: *1(?:\.0)?,? *)?(?:stiffness|tension): *([\d.]+),? *(?:damping|friction): *([\d.]+)(?= \{) => $1 spring(mass: 1, stiffness: $2, damping: $3)
    ^animator (\w+) (\{[^{}]*\}) (?:(?:for|over|in|duration):? *)?([\d.]+m?s)$ => animator $1 $3 $2
    ^add (\w+) (?:at:? *)?([\d.]+)% (\{.*\})$     => add $1 delayFactor: $2 / 100 $3
    ^start (\w+) when (\w+) (?:ends|finishes|completes|is done|is over)$ => completion $2 { start $1 }
    ^(?:view "?(\w+)"? |(?:rect|rectangle|square|box|div) (\w+) |(?:let |const |var )?(\w+) *= *(?:new )?(?:div|view|rect|box|[A-Z]?\w*View)\()([\d.]+)(?: *[,x] *| )([\d.]+)\)?$ => view $1$2$3 frame: (0, 0, $4, $5)
    ^(?:view (\w+) (?:=|(?:copy|like|from):?) *(?:copy of )?(\w+)|(?:duplicate|copy|clone) (\w+) (?!it$)(?:to |as )?(\w+))$ => view $1$4 frame: $2$3.frame backgroundColor: $2$3.backgroundColor cornerRadius: $2$3.cornerRadius
    ^view (\w+) center: *center$                  => view $1 center: root.center
    ^<motion\.\w+ drag="?([xy])"? */?>$           => gesture pan VIEW changed: { VIEW.center.$1 += translation.$1; translation = (0, 0) }
    ^(\w+)\.offset\(x: *(-?[\d.]+)\)$             => $1.transform = translate($2, 0)
    ^(\w+)\.rotationEffect\(\.degrees\((-?[\d.]+)\)\)$ => $1.transform = rotate($2deg)
    \b(?:Curves|Easing|Math|gsap\.utils)\.(?=[a-z]) =>
    ^(?:(\w+)\.stop\(\)|(\w+)\.(?:remove|removeAnimation)\(\w+\)|cancelAnimation\((\w+)(?:\.\w+)*\)|(\w+)\.layer\.sublayers\?\.forEach \{ *\$0\.removeAllAnimations\(\) *\})$ => detach $1$2$3$4
    ^animate (?!linear|ease|spring|it$|back|out$|again$)([A-Za-z]\w*)$ => view $1 frame: (0, 0, 100, 100); animate 1s { $1.center.x += 100 }
    ^animate (?:([\d.]+m?s) (?!linear|ease|spring|smooth|snappy|bouncy)([A-Za-z]\w*)|(?!linear|ease|spring|it$)(\w+) ([\d.]+m?s))$ => animate $1$4 { $2$3.alpha = 0 }
    ^animate (?!linear|ease|spring|it$)(\w+) ([\d.]+m?s)$ => view $1 frame: (0, 0, 100, 100); animate $2 { $1.alpha = 0 }
    ^time \* ([\d.]+)$                            => stage.now * $1
    ^[.#]?(\w+)(?: \{ *transition: *|\.(?:style\.)?transition *= *"?)([^;{}"]+?)"?;? *\}?$ => transition: $2 on $1
    ^transition: *((?:(?! on )[^;{}])*?);?$       => transition: $1 on VIEW
    ^transition: *opacity ([\d.]+m?s)((?: [a-z][a-z-]*)?) on (\w+)$ => animate $1$2 { $3.alpha = 0 }
    ^transition: *[a-z]+ ([\d.]+m?s)((?: [a-z][a-z-]*)?) on (\w+)$ => animate $1$2 { $3.center.x += 100 }
    ^(?:@media *\(?)?prefers-reduced-motion(?:: *reduce.*|\)?)$ => set reduceMotion on
    ^[.#]?(\w+):active \{ *transform: *([^;{}]+?);? *\}$ => gesture tap $1 { $1.transform = $2 }
    ^[.#]?(\w+):active \{ *opacity: *([^;{}]+?);? *\}$ => gesture tap $1 { $1.alpha = $2 }
    """#
}
