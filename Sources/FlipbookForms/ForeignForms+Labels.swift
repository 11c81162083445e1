extension ForeignForms {
  // Rows for the words of one verb that were said to another. `NOW` is the time it is.
  static let labels = #"""
    ^(?:run|step|(?:how do [iI] )?go) (?:back|backwards?)(?: 0?s| in time)?$|^play back$|^back 1 step$ => back
    ^(?:(?:run|step|goto|play) (?:until |to |when |)|until:? *)([^:\s]+ *[<>=]=? *[^:\s]+)$ => run until: $1
    ^(?:(?:step|goto) (?:to )?(?!all$)([A-Za-z]\w*)|(?:(?:step|run|wait) until:?|wait(?: for)?) (?!done$|end$)([A-Za-z]\w*)(?: ends| is done| is over| finishes)?)$ => run until: $1$2.state == inactive
    ^(?:(?:step|back|goto)(?: to)? until: *(.+)|(?:step|run|wait) until (?!(?:the )?(?:done|end)$)(\S+ .+))$ => run until: $1$2
    ^(?:(step|run|back) (?:for|by|over): *(\S+)|(undo|redo) (?:x ?|times:? *|count:? *|(?:the )?last |)(\d+)(?: ?x| times| entries|)|(export \w+) to (\S+))$ => $1$3$5 $2$4$6
    ^start (\w+) (?:(?:over|duration):? *|)([\d.]+m?s)$ => pause $1; continue $1 durationFactor: $2 / $1.duration
    ^start (\w+) ([A-Za-z][\w.]*(?:\(.*\)|))$     => pause $1; continue $1 $2
    ^(start|reverse|continue|finish)( \w+|)(.*) completion: *(\{.*\})$ => completion$2 $4; $1$2$3
    ^((?:pause|stop|scrub)(?: [^:]*|)) after: *(\S+) completion: *\{ *(.*?) *\}$ => after $2 { $1; $3 }
    ^(?:((?:pause|stop|scrub|step|run|detach|let|\w+(?:\.\w+)+ *[-+*\/]?=)(?: [^{}]*|)) completion: *\{ *(.*?) *\}|(animate [^{}]*\{[^{}]*\}) *(?:\||&|\+|with|and) *(animate .*))$ => $1$3; $2$4
    ^(\w+(?:\.\w+)+ *[-+*\/]?= *[^{};]+?) at: *([\d.]+m?s)$ => after $2-NOW { $1 }
    ^((?:pause|stop|reverse|continue|scrub|finish)\b.*) delay: => $1 after:
    ^(begin|animate|animator \w+|keyframes|dance \w+|transaction|then|and)((?: [^:{}]*|)) (?:over|for): *([\d.]+m?s)(?= |$) => $1 $3$2
    ^why (\S+) (?:from|to): *(\S+)$               => why $1 at: $2
    ^table turns((?: (?:from|to|for):.*|))$       => table turns MOVED$1
    ^wait ([\d.]+m?s)((?: \{.*\}|))$              => wait timeout: $1$2
    ^set (\w+)(?: *=|:) *(\S+)$                   => set $1 $2
    ^promise (\w+) (\w+[\w.]* *(?:[<>]=?|[=!]=).+)$ => promise $1 always $2
    ^promise \w+ (settled .+ by: *\S+)$           => expect $1
    ^(?:set|let) ((?:\w+|"[^"]*")(?:\.\w+)+ *[-+*\/]?= *[^;]+)$       => $1
    ^delay ([\d.]+) *(\{.*\})$                    => after $1s $2
    \bspring\(([\d.]+), *([\d.]+), *([\d.]+), *0\) => spring(mass: $1, stiffness: $2, damping: $3)
    \bspring\(([\d.]+), *([\d.]+), *([\d.]+), *(-?[\d.]+)\) => spring(mass: $1, stiffness: $2, damping: $3, initialVelocity: $4)
    ^keyframes ([\d.]+) \{                       => keyframes $1s {
    ^(?:UIView\.)?animateKeyframes ([\d.]+m?s) \{ *(\w+\.[^{}]*?) *\}$ => keyframes $1 { at 0% for: 100% { $2 } }
    ^(?:(?:step|run|back|goto) (?:to|at): *(\S+)|(?:git )?(?:checkout|switch(?: to)?|branch|back to|goto the) ([A-Za-z]\w*))$ => goto $1$2
    ^(?:(?:git )?(?:checkout|switch(?: to)?|branch|back to) (\d+)|goto branch (\w+)|branch(\d+))$ => goto branch$1$2$3
    ^(touch \w+)\.(?:center|frame|position|layer)(?= |$) => $1
    ^(touch .*)\b(?:for|duration|in): *(\S+)       => $1over: $2
    ^gesture long-?[pP]ress (\w+)(?= )           => gesture press $1
    ^(plot .*(?= in:)|(?:plot|draw|table) .*(?= over:| during:)) (?:over|in|during): *([\d.]+m?s)$ => $1 for: $2
    \bprogress\((\w+)\)                         => $1.progress
    """#
}
