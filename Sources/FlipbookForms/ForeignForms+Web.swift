extension ForeignForms {
  // CSS's `animation`, JavaScript's calls, and what people who know them type here. The first two rows
  // name the view behind `on`, as those that follow read it.
  static let web = #"""
    ^[.#]?(\w+) \{ *animation: *([^{};]+?);? *\}$ => animation: $2 on $1
    ^animation: *((?:(?! on )[^;{}])*?);?$        => animation: $1 on VIEW
    ^animation: *(?:spin|rotat)\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??) infinite on (\w+)$ => animation spin transform.rotation by: 360deg $1$2 repeat; add spin to: $3
    ^animation: *(?:pulse|bounce|beat|heartbeat)\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??)(?: infinite)?(?: alternate)? on (\w+)$ => animation pulse transform.scale values: (1, 1.2, 1) $1$2 repeat; add pulse to: $3
    ^animation: *shak\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??)(?: infinite)? on (\w+)$ => animation shake position.x values: (0, -10, 10, 0) $1$2 isAdditive; add shake to: $3
    ^animation: *slide\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??)(?: infinite)? on (\w+)$ => animate $1$2 { $3.center.x += 100 }
    ^animation: *fade-?[iI]n\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??) on (\w+)$ => $3.alpha = 0; animate $1$2 { $3.alpha = 1 }
    ^animation: *fade\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??) infinite on (\w+)$ => animate $1$2 repeat { $3.alpha = 0 }
    ^animation: *fade\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??) infinite alternate on (\w+)$ => animate $1$2 repeat autoreverse { $3.alpha = 0 }
    ^animation: *fade\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??) ([\d.]+m?s) (\d+)(?: alternate)?(?: (?:both|forwards|backwards))? on (\w+)$ => animate $1$2 delay: $3 repeat: $4 autoreverse { $5.alpha = 0 }
    ^animation: *fade\S* ([\d.]+m?s)((?: [a-z][a-z-]*)??)(?: (?:both|forwards|backwards))? on (\w+)$ => animate $1$2 { $3.alpha = 0 }
    ^animate\("?[.#]?(\w+)"?, *\{ *scale: *\[([^\[\]]*)\] *\}, *\{ *duration: *([\d.]+) *\}\)$ => animation wave transform.scale values: ($2) $3s; add wave to: $1
    ^animate\("?[.#]?(\w+)"?, *\{ *([xy]): *\[([^\[\]]*)\] *\}, *\{ *duration: *([\d.]+) *\}\)$ => animation wave transform.translation.$2 values: ($3) $4s; add wave to: $1
    ^animation (\w+) (scale|rotation) (?=values|by|to|from|\d) => animation $1 transform.$2
    ^animation (\w+) ([xy]) (?=values|by|to|from|\d) => animation $1 position.$2
    ^(animation .*)\bvalues: *\[([^\[\]]*)\]      => $1values: ($2)
    ^for (\w+) in \1s \{                          => for $1 in VIEWS {
    ^(animate .*)\brepeat -1(?= )                 => $1repeat
    ^(animate .*)\brepeat: *(\d+) reverse(?= \{)  => $1repeat: $2 autoreverse
    ^(animate[^{]*\{[^{}]*?) && ([^{}]*\})$       => $1; $2
    ^(animate)(?: [\d.]+m?s)? stiffness: *([\d.]+),? *damping: *([\d.]+) (?=\{) => $1 spring(mass: 1, stiffness: $2, damping: $3)
    ^springs stiffness: *([\d.]+),? *damping: *([\d.]+)$ => springs spring(mass: 1, stiffness: $1, damping: $2)
    ^animator (\w+) (\{[^{}]*\}) (?:(?:for|over|in|duration):? *)?([\d.]+m?s)$ => animator $1 $3 $2
    ^add (\w+) (?:at:? *)?([\d.]+)% (\{.*\})$     => add $1 delayFactor: $2 / 100 $3
    ^(\w+)\.duration\(\)$                         => $1.duration
    ^(\w+)\.isActive\(\)$                         => $1.isRunning
    ^(\w+)\.timeScale\(([\d.]+)\)$                => pause $1; continue $1 durationFactor: 1 / $2
    ^(pause|stop) (\w+) when (.+)$                => run until: $3; $1 $2
    ^start (\w+) when (\w+) (?:ends|finishes|completes|is done|is over)$ => completion $2 { start $1 }
    ^stop (\w+) at (?:the )?end$                  => stop $1; finish $1 at: end
    ^plot spring$                                 => plot spring(dampingRatio: 0.5)
    ^(plot|curve) "([\w.]+)" "([\w.]+)"$          => $1 $2 $3
    ^chain (\{ *then .*\})$                       => chain intro $1; start intro
    ^view "?(\w+)"? (\d+) (\d+)$                  => view $1 frame: (0, 0, $2, $3)
    ^view (\w+) (?:like|from) (\w+)$              => view $1 frame: $2.frame backgroundColor: $2.backgroundColor
    ^view (\w+) in: *(?:stage|window|screen|scene)$ => view $1 in: root
    ^view (\w+) center: *center$                  => view $1 center: root.center
    ^time \* ([\d.]+)$                            => stage.now * $1
    ^step ([A-Za-z]\w*) ([\d.]+m?s)$              => step $2
    ^set rate (\d+) ?fps$                         => set rate $1
    ^goto main$                                   => goto branch1
    """#
}
