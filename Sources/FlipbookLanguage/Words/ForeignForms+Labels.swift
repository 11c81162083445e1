extension ForeignForms {
  // Rows for the words of one verb that were said to another. `NOW` is the time it is.
  static let labels = #"""
    ^(?:step|run|back|goto) (?:to|at): *(\S+)$    => goto $1
    ^(?:step|back|goto)(?: to)? until: *(.+)$     => run until: $1
    ^(step|run|back) (?:for|by|over): *(\S+)$     => $1 $2
    ^goto (?:for|by|over): *(\S+)$                => step $1
    ^start (\w+) ([\d.]+m?s)$                     => pause $1; continue $1 durationFactor: $2 / $1.duration
    ^start (\w+) ([A-Za-z][\w.]*(?:\(.*\)|))$     => pause $1; continue $1 $2
    ^(reverse|continue|pause|stop|finish|scrub)( \w+|)(.*) completion: *(\{.*\})$ => completion$2 $4; $1$2$3
    ^(begin|animate|animator \w+|keyframes|dance \w+|transaction|then|and)((?: [^:{}]*|)) over: *([\d.]+m?s)(?= |$) => $1 $3$2
    ^(\w+(?:\.\w+)+ *[-+*\/]?= *[^{};]+?) (?:after|delay): *([\d.]+m?s)$ => after $2 { $1 }
    ^(?:plot|show|watch|why|crossings) ([^{}]*\bevery:.*)$ => table $1
    ^why (\S+) (?:from|to): *(\S+)$               => why $1 at: $2
    ^table turns((?: (?:from|to|for):.*|))$       => table turns VIEW.center.x$1
    ^wait ([\d.]+m?s)((?: \{.*\}|))$              => wait timeout: $1$2
    ^set (\w+) *= *(\S+)$                         => set $1 $2
    ^promise (\w+) (\w+[\w.]* *(?:[<>]=?|[=!]=).+)$ => promise $1 always $2
    ^promise \w+ (settled .+ by: *\S+)$           => expect $1
    ^touch (\w+) at: *\(([^(),]+), *([^(),]+)\)$  => touch $1 samples: ((0s, $2, $3), (0.1s, $2, $3))
    """#
}
