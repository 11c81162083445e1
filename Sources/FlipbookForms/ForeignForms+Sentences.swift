extension ForeignForms {
  // Inputs of one verb said to another, and small words between them.
  static let sentences = #"""
    ^(?:when )?(?:do|does|will|did) (?:the )?(?=.*\b(?:overlap|touch|collide|cover|hit|meet))(\w+) (?:ever )?(?:and|or|overlap|touch|cover|hit|collide with) (?:the )?(\w+)(?: ever)?(?: (?:overlap|touch|collide|meet))?$ => expect never overlap($1, $2)
    ^(?:when )?(?:do|will|did) (?:they|the views|any views) (?:ever )?(?:overlap|touch|collide|intersect)$ => expect never overlap(PAIR)
    ^(?:when )?(?:does|will|did) (?:the )?(\w+) (?:ever )?(?:leave|go off|move off|exit|stay on|stay in) (?:the )?(?:screen|stage|window)$ => expect $1 never leaves the screen
    ^expect it(?= never )                         => expect VIEW
    ^(expect|promise \w+) (?:no overlaps?|never overlaps?|(?:nothing|they|views?) (?:never )?overlaps?)$ => $1 never overlap(PAIR) OR $1 !overlap(PAIR)
    ^(?:settles?(?: (?!it$)\w+|)|(?:when|how (?:fast|soon|long until)) (?:does |will |do )?(?:the )?\w+ settles?)$ => settled(MOVED) OR settled(MOVED, from: 0s)
    ^if ([^{}]*?[<>=!]=? *[^\s{}:]+)(?::| then|) (\w+(?:\.\w+)+ *[-+*]?= *[^{};]+)$ => if $1 { $2 }
    ^((?:if|expect) (?:"[^"]*"|[^"{}=])*[^{}=<>! ]) *=(?=[^{}=]) => $1 ==
    ^((?:if|expect) [^{}]*) or(?= )               => $1 ||
    ^((?:if|expect) )not (?=\w)                   => $1!
    ^(if [^{}]*) and(?= [^{}]*\{)                 => $1 &&
    ^(if !?\w+) (?:is )?(running|reversed)\b      => $1.is$^2
    \} el(?:if|sif|seif)(?= [^{}]+\{)              => } else if
    ^for (?:each |let |const |var )*(\w+) (?:in|of) (?:range\()?(\d+)\)? \{ => for $1 in 0..<$2 {
    ^for (\w+) (?:in|=|from) (\d+) (?:to|through|-) (\d+) \{ => for $1 in $2...$3 {
    ^for (\w+) in \[?([A-Za-z]+)(\d+)\.\.[.<](?:\2)?(\d+)\]? \{ *\1\. => for i in $3...$4 { "$2\(i)".
    ^for (?:each |let |const |var )*(\w+) (?:of|in)(?= \[) => for $1 in
    ^view (\w+) hidden$                           => view $1 isHidden: true
    ^(?:(promise \w+)(?: expect|:)(?= )|(if [^{}]*?) then(?= *\{)) => $1$2
    ^edit (?:(?:insert|before) (\d+)|(\d+) before:?) (\{.*\})$ => edit before: $1$2 $3
    ^(?:begin|group(?= \{ *\w+\.\w))\b([^{}]*)\{                            => animate$1{
    ^(chain \w+ \{.*?)\banimate(?= [\d.]+m?s)     => $1then
    ^expect (\w+(?:\.\w+)+), *(\w+(?:\.\w+)+) *([<>=]=? *\S+)$ => expect $1 $3; expect $2 $3
    ^(?:off|remove) (?:(pan|tap|press|pinch|rotate|gesture) (\w+)|(\w+)[ .](pan|tap|press|pinch|rotate))$ => remove $2$3.$1$4
    ^(?:on|completion) (\w+)\.(pan|press|pinch|rotate)(?: ended:?|) (\{.*\})$ => gesture $2 $1 ended: $3
    ^(animation \w+ [\w.]+)([^{}]*?) (?:for|over|duration): *([\d.]+m?s)(.*)$ => $1$2 $3$4
    ^animation \w+(?: [a-z]\w*(?:\.\w+)*)??((?: [\d.]+m?s)?) (\{ *\w+\.[^{}]*\})$ => animate$1 $2
    ^group(?: \w+)? \{ *(animate [^{}]*\{[^{}]*\}(?:;? *animate [^{}]*\{[^{}]*\})*) *\}$ => $1
    ^(?:forever|loop|repeat) \{ *animate ([^{}]*)(\{[^{}]*\}) *\}$ => animate $1repeat $2
    ^animation ((?:opacity|backgroundColor|cornerRadius|(?:transform|position|bounds)\b)(?:\.\w+)*) ((?:from|to|by|values|path):.*)$ => animation fade $1 $2
    ^chain (\w+) ([\d.]+m?s(?: [^{}]*?)?) (\{.*\})$ => chain $1 { then $2 $3 }
    ^dance ((?:[\d.]+m?s(?: [^{}]*?)? )?)\{ *(\w+)(\.[^{};]*?) *\}$ => dance $2 $1{ $3 }
    ^gradient (\w+)(?: colors:?)? (?:from:? *)?([a-z]+|#\w+),? (?:to:? *)?([a-z]+|#\w+)$ => gradient $1 colors: ($2, $3)
    ^(animation [^{}]*)\bat: *([\d.]+m?s)(.*)$    => $1beginTime: $2$3
    ^(animation [^{}]*)\b(?:delay|after): *([\d.]+m?s)(.*)$ => $1beginTime: stage.now + $2$3
    ^(animation [^{}]*)\bmass: *([\d.]+),? *stiffness: *([\d.]+),? *damping: *([\d.]+)(.*)$ => $1spring(mass: $2, stiffness: $3, damping: $4)$5
    ^(keyframes [^{}]*\{.*?)\bfrom:? *([\d.]+m?s) to: => $1at $2 to:
    ^(keyframes [^{}]*\{ *)for:? *([\d.])         => $1at 0s for: $2
    ^(keyframes [^{}]*\{ *)([^{};]*?) at:? *(\S+) *\}$ => $1at $3 { $2 } }
    ^(keyframes [^{}]*\{ *at \S+) (\w+(?:\.\w+)+ *[-+*]?= *[^{};]*?) *\}$ => $1 { $2 } }
    ^(?:chain |keyframes [^{}]*)(\{ *(?:then|and)\b.*\})$ => chain intro $1; start intro
    ^(keyframes [^{}]*\{.*?\bat ([\d.]+m?s)) (?:to|until):? *([\d.]+m?s) \{ => $1 for: $3 - $2 {
    ^(keyframes [^{}]*\{.*?\bat [\d.]+(?:m?s|%)) (?:over|duration): *(\S+) \{ => $1 for: $2 {
    ^(keyframes [^{}]*\{.*\}) completion: *(\{[^{}]*\}) *\}$ => $1 } completion: $2
    ^(keyframes [^{}]*\{.*?\bat (\d*\.?\d+))(?:m?s)?\.\.\.?(\d*\.?\d+)(m?s) \{ => $1$4 for: ($3 - $2) * 1$4 {
    ^(keyframes [^{}]*\{ *at [^{}]*:[^{}]*\{[^{}]*\}) *(at [^{}]*:[^{}]*\{[^{}]*\}) *\}$ => $1; $2 }
    ^animator (\w+)(?:((?: [\d.]+m?s)?)((?: [a-z]\w*)??) (?:start|started|running)( \{.*\})|( .*\{.*\}) start)$ => animator $1$2$3$4$5; start $1
    ^animator (\w+)((?: [\d.]+m?s)?)((?: [a-z]\w*)??) (?:isReversed: *true|reversed) (\{.*\})$ => animator $1$2$3 $4; reverse $1; start $1
    ^animator (\w+)((?: [\d.]+m?s)?)((?: [a-z]\w*)??) paused (\{.*\})$ => animator $1$2$3 $4; pause $1
    ^(start|pause|stop|reverse|continue|finish|remove|show|watch) (\w+)(?: and|,| &) (?!finish$|continue$|start$|stop$)(\w+)$ => $1 $2 $3
    ^(?:(\w+)\.finish|stop (\w+)(?: and|,|) finish)$         => stop $1$2; finish $1$2
    ^(watch .*?) until: *(?:0s\+)?([\d.]+m?s)$    => $1; step $2-NOW; watch none
    ^((?:plot|table|draw|crossings|expect) .*)\buntil: *([\d.]+m?s)$ => $1to: $2
    ^(pause|stop|reverse|finish)( \w+|) (?:until|when):? *(\D.+)$ => run until: $3; $1$2
    ^(start|continue|perform)((?: \w+)*) until: *([A-Za-z].+)$ => $1$2; run until: $3; pause$2
    ^(start|continue|perform)((?: \w+)*) until: *([\d.]+m?s)$ => $1$2; step $3-NOW; pause$2
    ^run((?: (?!until)[a-zA-Z]\w*)+) until: *(.+)$ => start$1; run until: $2
    ^run((?: [a-zA-Z]\w*){2,})$                   => start$1; run
    ^((?:animate|keyframes)[^{}]*?) until: *([^{}]+?) (\{.*\})$ => $1 $3; run until: $2
    ^scrub (?:all|everything) ([\d.]+%|0?\.\d+)$                 => pause all; scrub all $1
    ^finish (?:all|everything)((?: at: *\w+)?)$                  => stop all; finish all$1
    ^(step|run) ([\d.]+m?s) then (.+)$            => $1 $2; $3
    ^after (?!delay)([A-Za-z]\w*) ([\d.]+m?s) (\{.*\})$ => completion $1 { after $2 $3 }
    ^add to (\w+) (\{.*\})$                       => add $1 $2
    ^(?:add (\w+) completion: *|completion:? *(\w+)(?: (?:finished|finish|ended|ends|end|done):?)? *)(\{.*\})$ => completion $1$2 $3
    ^completion (\w+) (?:start )?([A-Za-z]\w*)$    => completion $1 { start $2 }
    ^completion (\w+) at:? *(end|start|current) \{ *(.*)\}$ => completion $1 { if position == $2 { $3} }
    ^animate((?: [^{}:]*)?) after: *([A-Za-z]\w*) (\{.*\})$ => completion $2 { animate$1 $3 }
    ^(\w+(?:\.\w+)*(?: and \w+)?) (never (?:leave|overlap|exceed|go|drop|fall)\w*|stays?) => expect $1 $2
    ^promise (\w+(?:\.\w+)*(?: and \w+)?) (never (?:leave|overlap|exceed|go|drop|fall)\w*|stays?) => promise inside $1 $2
    ^(expect|promise \w+) (?:always )?(\w+)(?:\.frame)? (?:never leaves?|never outside|(?:stays? |is |)(?:inside|in|within|on)) (?:the )?(?:root|screen|stage|window)(?:\.\w+)?$ => $1 always $2.frame.minX >= 0 && $2.frame.minY >= 0 && $2.frame.maxX <= root.bounds.width && $2.frame.maxY <= root.bounds.height
    ^(expect|promise \w+) (?:no overlap (?:of |between )?(\w+)(?:,| and)? (\w+)|(\w+) and (\w+) (?:never overlap|stay apart)|never (\w+) overlaps? (\w+)|(\w+) (?:never overlaps?|does(?: not|n['’]t) overlap|not overlapping) (\w+))$ => $1 never overlap($2$4$6$8, $3$5$7$9)
    ^(expect|promise \w+) (\w+(?:\.\w+)+) (?:never (?:goes |drops |falls )?(?:below|under)|stays (?:above|over)) (\S+)$ => $1 always $2 >= $3
    ^(expect|promise \w+) (\w+(?:\.\w+)+) (?:never (?:exceeds|(?:goes )?(?:above|over|beyond))|stays (?:below|under)) (\S+)$ => $1 always $2 <= $3
    ^(expect|promise \w+) (\w+(?:\.\w+)+) (?:stays |is |)(?:between|in|within) (\S+?)(?: and|,|\.\.\.?) *(\S+)$ => $1 always $2 >= $3 && $2 <= $4
    ^expect (\w+(?:\.\w+)+) (-?[\d.]+%?)((?: (?:at|within):? \S+)*)$ => expect $1 == $2$3
    ^(expect|promise \w+) (settled|monotonic|continuous|smooth)(?: \w+)?((?: by: *\S+)?)$ => $1 $2 MOVED$3
    ^expect (?:eventually )?([^:]+[<>=]=? *[^\s:]+) by:? *(\S+)$ => expect eventually $1 to: $2
    ^expect ([^\s:]+) at:? (\S+) ([<>=]=? *\S+)$  => expect $1 $3 at: $2
    ^expect (?:\w+ (?:is |has )?)?(?:finished|done|over|complete)$ => expect settled MOVED
    ^expect (\w+) (?:fades|fades out|disappears)$ => expect eventually $1.alpha == 0
    ^expect (\w+(?:\.\w+)+) (?:reaches|gets to|hits|arrives at) (\S+)$ => expect eventually $1 == $2
    ^expect (\w+) (?:is |to be )?(?:visible|shown)$ => expect !$1.isHidden
    ^expect ([^:]*[<>=]=? *\S+) (?:within|in) ([\d.]+m?s)$ => expect eventually $1 for: $2
    ^expect ([^:]*[<>=]=? *\S+) at (?:the )?end$  => completion ANIMATOR { expect $1 }
    ^expect (\w+(?:\.\w+)+) (?:increases|rises|grows)$ => expect always velocity($1) >= 0
    ^expect (\w+(?:\.\w+)+) (?:decreases|falls|shrinks)$ => expect always velocity($1) <= 0
    ^expect (?:no|(?:\w+ )?(?:never|does not|doesn['’]t)) overshoots?$ => expect overshoot(MOVED) <= 0
    ^expect position == (\w+)$                    => completion ANIMATOR { expect position == $1 }
    ^expect (\w+) (?:is |has |to be )?(?:finished|done|over|paused|stopped)$ => expect !$1.isRunning
    ^expect (\w+) (?:is |to be )?running$                => expect $1.isRunning
    ^expect ([^{}]+) and ([^{}]+)$                => expect $1 && $2
    ^expect ((?:always |never |eventually )?)((?:[^,(){}]|\([^()]*\))+[=<>](?:[^,(){}]|\([^()]*\))+), *([^:{}]+[=<>][^:{}]+)$ => expect $1$2; expect $1$3
    ^expect (always )?all\.(.+)$                  => for v in VIEWS { expect $1v.$2 }
    ^promise (\w+) (continuous|monotonic) (\S+?),? +(\w\S*)$ => promise $1 $2 $3; promise $12 $2 $4
    ^(?:detach|remove) (\w+) from:? *(\w+)$       => detach $2 $1
    ^(?:detach|stop|cancel|end) (\w+)$            => detach HOLDER $1
    ^add (\w+) to: *(\w+)(?:, *| +)(\w+)$         => add $1 to: $2; add $1 to: $3
    ^add (\w+) to: *(?:all|views)$                => for v in VIEWS { add $1 to: v }
    ^(gesture tap \w+ )taps: *(\d+)               => $1numberOfTapsRequired: $2
    ^gesture (tap|pan|press|longPress|pinch|rotate) (\{.*\})$            => gesture $1 VIEW $2
    ^gesture (\w+) (?!view |layer )(\w+) (\w+)( [^{}]*|) (\{.*\})$ => gesture $1 $3 name: $2$4 $5
    ^group (\w+)((?: [\d.]+m?s)?) (?:\{ *(\w+); *(\w+) *\}|[\[(](\w+), *(\w+)[\])]|= *(\w+),? (\w+))((?: [\d.]+m?s)?)$ => group $1$2$9 $3$5$7 $4$6$8
    ^(?:how long (?:does (\w+) take|is (\w+))|duration\((\w+)\)|(\w+)(?: length|\.duration\(\)|\.settlingDuration))\??$ => $1$2$3$4.duration
    ^duration\(\w+\)$                             => settled(MOVED)
    ^when (?:does|will) (\w+) (?:finish|end)\??$  => $1.remaining
    ^(?:(\w+)\.isActive\(\)|is (\w+)(?:\.isRunning| running)\??)$ => $1$2.isRunning
    ^(?:what(?: is|['’]s|) (?:moving|animating|moves)\??|show (?:the )?(?:timeline|keyframes))$ => table
    ^(?:who|what) (?:moves|animates|changes) (?:the )?(\w+)\??$ => why $1
    ^(?:(?:show|what(?: is|['’]s)) (\w+(?:\.\w+)+)\??|(\w+)\?|(?:po|p|print|dump|log|console\.log|debugPrint)[ (]([\w.]+)\)?)$ => $1$2$3
    ^remove (pan|tap|pinch|rotation|longPress)$   => remove VIEW.$1
    ^touch (?:all|views)$                                   => for v in VIEWS { touch v }
    ^(gesture \w+) (?:all|views) (\{.*\})$                  => for v in VIEWS { $1 v $2 }
    ^(\w+)\.(?:timingParameters|curve|easing|timingFunction)\b => $1.timing
    ^(?:speed up (\w+)|make (\w+) faster)$        => pause $1$2; continue $1$2 durationFactor: 0.5
    ^(?:slow down (\w+)|make (\w+) slower|start (\w+) (?:slower|slowly))$ => pause $1$2$3; continue $1$2$3 durationFactor: 2
    ^(continue|reverse|start) (\w+) (?:with(?:TimingParameters:)?|using|timingParameters:)(?= ) => $1 $2
    ^fade (?:the )?(\w+) (out|in(?! [\d.]))(?: (?:over|in|for))?( [\d.]+m?s)?$ => fade$2 $1$3
    """#
}
