extension ForeignForms {
  // Inputs of one verb said to another, and small words between them.
  static let sentences = #"""
    ^(animation [^{}]*)\bdelay: *([\d.]+m?s)(.*)$ => $1beginTime: $2$3
    ^(animation [^{}]*)\bcalculationMode: *(\w+)(.*)$ => $1mode: $2$3
    ^(animation [^{}]*)\bmass: *([\d.]+),? *stiffness: *([\d.]+),? *damping: *([\d.]+)(.*)$ => $1spring(mass: $2, stiffness: $3, damping: $4)$5
    ^(animation [^{}]*\bvalues: *)(\([^()]*\)(?:, *\([^()]*\))+)$ => $1($2)
    ^(keyframes [^{}]*\{.*?\bat ([\d.]+m?s)) to:? *([\d.]+m?s) \{ => $1 for: $3 - $2 {
    ^(keyframes [^{}]*\{.*?\bat ([\d.]+))\.\.([\d.]+)(m?s) \{ => $1$4 for: ($3 - $2) * 1$4 {
    ^(keyframes [^{}]*\{ *at [^{}]*\{[^{}]*\}) *(at [^{}]*\{[^{}]*\}) *\}$ => $1; $2 }
    ^animator (\w+)((?: [\d.]+m?s)?) (\{ *at .*\})$ => animator $1$2 { keyframes $3 }
    ^animator (\w+)((?: [\d.]+m?s)?)((?: [a-z]\w*)??) (?:start|started|running) (\{.*\})$ => animator $1$2$3 $4; start $1
    ^animator (\w+)((?: [\d.]+m?s)?)((?: [a-z]\w*)??) (?:isReversed: *true|reversed) (\{.*\})$ => animator $1$2$3 $4; reverse $1; start $1
    ^(pause|stop|reverse|continue|finish) (\w+)(?: and|,| &) (\w+)$ => $1 $2 $3
    ^stop( \w+|) without finishing$               => stop$1 withoutFinishing
    ^start (\w+) paused$                          => pause $1
    ^start (\w+) durationFactor: *([\d.]+)$       => continue $1 durationFactor: $2
    ^continue (\w+) velocity: *(-?[\d.]+)$        => continue $1 spring(dampingRatio: 0.8, initialVelocity: $2)
    ^speed (\w+) ([\d.]+)$                        => pause $1; continue $1 durationFactor: 1 / $2
    ^(\w+)\.finish$                               => stop $1; finish $1
    ^pause( \w+|) until:? *(.+)$                  => run until: $2; pause$1
    ^scrub all ([\d.]+%|0?\.\d+)$                 => pause all; scrub all $1
    ^finish all((?: at: *\w+)?)$                  => stop all; finish all$1
    ^(step|run) ([\d.]+m?s) then (.+)$            => $1 $2; $3
    ^add to (\w+) (\{.*\})$                       => add $1 $2
    ^add (\w+) (keyframes \{.*\})$                => add $1 { $2 }
    ^add (\w+) completion: *(\{.*\})$             => completion $1 $2
    ^completion (\w+) (?:finished|finish|ended|ends|end|done):? *(\{.*\})$ => completion $1 $2
    ^completion (\w+) at:? *(end|start|current) \{ *(.*)\}$ => completion $1 { if position == $2 { $3} }
    ^completion (\w+) (start|reverse|pause|stop) (\w+)$ => completion $1 { $2 $3 }
    ^animate((?: [^{}:]*)?) after: *([A-Za-z]\w*) (\{.*\})$ => completion $2 { animate$1 $3 }
    ^expect position == (\w+)$                    => completion ANIMATOR { expect position == $1 }
    ^expect (\w+) (?:is |has )?(?:finished|done|over|paused|stopped)$ => expect !$1.isRunning
    ^expect (\w+) (?:is )?running$                => expect $1.isRunning
    ^expect (\w+(?:\.\w+)+) settled$              => expect settled $1 by: 2s
    ^expect ([^{}]+) and ([^{}]+)$                => expect $1 && $2
    ^(expect eventually .*) within: *(.+)$        => $1 for: $2
    ^expect (always )?all\.(.+)$                  => for v in VIEWS { expect $1v.$2 }
    ^expect monotonic (\w+(?:\.\w+)+),? +(\w+(?:\.\w+)+)$ => expect monotonic $1; expect monotonic $2
    ^(?:detach|remove) (\w+) from:? *(\w+)$       => detach $2 $1
    ^detach (\w+)$                                => detach VIEW $1
    ^add (\w+) to: *(\w+)(?:, *| +)(\w+)$         => add $1 to: $2; add $1 to: $3
    ^add (\w+) to: *(?:all|views)$                => for v in VIEWS { add $1 to: v }
    ^(gesture tap \w+ )taps: *(\d+)               => $1numberOfTapsRequired: $2
    ^gesture (tap|longPress) (\{.*\})$            => gesture $1 VIEW $2
    ^group (\w+)((?: [\d.]+m?s)?) (?:\{ *(\w+); *(\w+) *\}|\[(\w+), *(\w+)\])$ => group $1$2 $3$5 $4$6
    ^(?:how long (?:does (\w+) take|is (\w+))|(\w+) length)\??$ => $1$2$3.duration
    ^when (?:does|will) (\w+) (?:finish|end)\??$  => $1.remaining
    ^is (\w+)(?:\.isRunning| running)\??$         => $1.isRunning
    ^what is running\??$                          => list animators
    ^who (?:moves|animates) (\w+)\??$             => why $1
    ^duration\((\w+)\)$                           => $1.duration
    ^show (\w+(?:\.\w+)+)$                        => $1
    ^remove (pan|tap|pinch|rotation|longPress)$   => remove VIEW.$1
    ^pause (\w+)\.layer$                          => $1.layer.speed = 0
    """#
}
