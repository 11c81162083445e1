extension ForeignForms {
  // Rows like those of `table`, which come after them: motions as a designer's tools say them.
  static let moves = #"""
    ^ObjectAnimator\.ofFloat\((\w+), *"(\w+)", *(-?[\d.]+)f?, *(-?[\d.]+)f?\)(?:\.start\(\))?$ => gsap.fromTo($1, {$2: $3}, {$2: $4, ease: easeInOut, duration: 300})
    ^ObjectAnimator\.ofFloat\((\w+), *"(\w+)", *(-?[\d.]+)f?, *(-?[\d.]+)f?\)\.setDuration\((\d+)\)(?:\.start\(\))?$ => gsap.fromTo($1, {$2: $3}, {$2: $4, ease: easeInOut, duration: $5})
    ^(\w+)\.animate\(\)\.(\w+)\((-?[\d.]+)f?\)(?:\.start\(\))?$ => gsap.to($1, {$2: $3, ease: easeInOut, duration: 300})
    ^(\w+)\.animate\(\)\.(\w+)\((-?[\d.]+)f?\)\.setDuration\((\d+)\)(?:\.start\(\))?$ => gsap.to($1, {$2: $3, ease: easeInOut, duration: $4})
    ^(?:gsap\.)?(to|from) ([A-Za-z]\w*) ([A-Za-z]\w*):? ([+-]?=?-?[\d.]+(?:%|deg|px)?)$ => gsap.$1($2, {$3: $4})
    ^(?:gsap\.)?(to|from) ([A-Za-z]\w*) ([A-Za-z]\w*):? ([+-]?=?-?[\d.]+(?:%|deg|px)?),? (?:in |over )?([\d.]+)s$ => gsap.$1($2, {$3: $4, duration: $5})
    ^(\w+)\.(to|from)\((\{[^{}]*\})\)$            => gsap.$2($1, $3)
    ^(\w+)\.animate\(\{([^{}]*)\}, *\{([^{}]*)\}\)$ => gsap.to($1, {$2, ease: linear, $3})
    ^(\w+)\.animate\(\{([^{}]*)\}, *([\d.]+)\)$   => gsap.to($1, {$2, ease: linear, duration: $3})
    ^(?:(?:anime\.)?animate\((["'][^"']*["']), *\{([^{}]*)\}\)|animate (\w+) \{ *(\w+: *[^,{};:]+(?:, *\w+: *[^,{};:]+)+) *\})$ => gsap.to($1$3, {$2$4})
    ^CustomEase\.create\(["']?(\w+)["']?, *["']M ?0,0,? ?C ?([\d.]+),(-?[\d.]+),? ([\d.]+),(-?[\d.]+),? 1,1 ?["']\)$ => let $1 = cubic($2, $3, $4, $5)
    ^mirror (?!it$)(?:the )?(\w+)$                => $1.transform = scale(-1, 1)
    ^flip (?!it$)(?:the )?(\w+)$                      => animate 0.6s { $1.transform = rotate(180deg, 0, 1, 0) * perspective(500) * $1.transform }
    ^spin (?:the )?(\w+)(?: once)?$               => animation turn transform.rotation by: 360deg 1s easeInOut; add turn to: $1
    ^spin (?:the )?(\w+)(?: in| over| for)? ([\d.]+m?s)$ => animation turn transform.rotation by: 360deg $2 easeInOut; add turn to: $1
    ^animate ([\d.]+m?s) *\{ *(\w+)\.rotat(?:ion|e) *= *(-?360|-?720)(?:deg)? *\}$ => animation turn transform.rotation by: $3deg $1 easeInOut; add turn to: $2
    ^(\w+)\.right *= *(-?[\d.]+px|0)$          => $1.frame.origin.x = root.bounds.size.width - $1.frame.size.width - $2
    ^(\w+)\.bottom *= *(-?[\d.]+px|0)$         => $1.frame.origin.y = root.bounds.size.height - $1.frame.size.height - $2
    (\.frame\.size\.(?:width|height)) - 0$        => $1
    ^(\w+)\.(?:style\.)?(?:boxShadow|box-shadow|shadow) *= *(\d[\d.]*)(?:px)?$ => $1.layer.shadowOpacity = 0.5; $1.layer.shadowRadius = $2
    ^(\w+)\.(?:style\.)?(?:boxShadow|box-shadow|shadow) *= *"?(-?[\d.]+)(?:px)? +(-?[\d.]+)(?:px)? +([\d.]+)(?:px)? +rgba\(([^(),]+,[^(),]+,[^(),]+), *([\d.]+)\)"?$ => $1.layer.shadowOpacity = $6; $1.layer.shadowRadius = $4 / 2; $1.layer.shadowOffset = ($2, $3); $1.layer.shadowColor = rgb($5)
    ^(\w+)\.(?:style\.)?(?:boxShadow|box-shadow|shadow) *= *"?(-?[\d.]+)(?:px)? +(-?[\d.]+)(?:px)? +([\d.]+)(?:px)? +(#?\w+)"?$ => $1.layer.shadowOpacity = 1; $1.layer.shadowRadius = $4 / 2; $1.layer.shadowOffset = ($2, $3); $1.layer.shadowColor = $5
    ^view (black|white|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown) ([A-Za-z]\w*)$ => view $2 $1
    ^(view \w+) round(?:ed)?$                    => $1 frame: (0, 0, 100, 60) cornerRadius: 12
    ^view (\w+) (?:repeat|count|times): *(\d+)$  => for i in 1...$2 { view "$1\(i)" frame: (0, i * 60, 50, 50) }
    ^(view \w+) (black|white|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|cyan|magenta|tomato|#[0-9a-fA-F]+)$ => $1 frame: (0, 0, 100, 100) backgroundColor: $2
    ^(?:(?:change|set) (?:the )?|)([A-Za-z]\w*) (?:colou?r |)(?:to |)(black|white|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|cyan|magenta|#[0-9a-fA-F]+)$ => $1.backgroundColor = $2
    ^(view \w+) (?:center(?:ed)?|middle)$         => $1 center: root.center
    ^circle (?!it$)(\w+)$                           => view $1 frame: (0, 0, 80, 80) cornerRadius: 40
    ^(?:ellipse|circle|oval) (\w+) frame: *(\([^()]*, *([\d.]+)\))$ => view $1 frame: $2 cornerRadius: $3 / 2
    ^(?:sequence|chain) \{ *(\w+(?:\.\w+)+ *\S?= *[^{};]+?); *(\w+(?:\.\w+)+ *\S?= *[^{};]+?);? *\}$ => chain both { then 0.3s { $1 }; then 0.3s { $2 } }; start both
    ^(?:repeat|loop) (\d+) \{ *(\w+(?:\.\w+)+ *= *[^{};]+?) *\}$ => animate 1s repeat: $1 { $2 }
    ^(\w+(?:\.\w+)+)(?: *-> *([^\s{};]+)|: *(?!\[)(\S.*))$ => $1 = $2$3
    ^animate ((?:[\d.]+m?s )?)\{ *([xy]): *(-?[\d.]+), *([xy]): *(-?[\d.]+) *\}$ => animate $1{ VIEW.center.$2 = $3; VIEW.center.$4 = $5 }
    ^((?:animate|animator \w+)(?: [a-z\d][\w.]*)*? )\(?(-?[\d.]+), *(-?[\d.]+), *(-?[\d.]+), *(-?[\d.]+)\)? \{ => $1cubic($2, $3, $4, $5) {
    \b(in|out|inOut)(Quad|Cubic|Quart|Quint|Sine|Expo|Circ|Back|Elastic|Bounce)\b => ease$^1$2
    ^(animate [^{]*|curve |plot )\b(?:fast-out-slow-in|fastOutSlowIn|FastOutSlowInInterpolator|(?:material\.)?standard)(?= |$) => $1materialStandard
    ^(animate [^{]*)\b(?:decelerate|DecelerateInterpolator)(?= ) => $1easeOut
    ^(animate (?:[^{}]* )?)reverse(?= )            => $1autoreverse
    ^animate ([^{}]*?) ?pausesOnCompletion (\{.*\})$ => animator fade $1 pausesOnCompletion $2; start fade
    ^(animate [^{]*)\banticipate \{               => $1back.in {
    ^(animate [^{]*)\bovershoot \{                => $1back.out {
    ^scrub (\w+) (?:to )?end$                     => scrub $1 100%
    ^(?:scrub (\w+) (?:(?:to )?start|back)|rewind (\w+))$ => scrub $1$2 0%
    ^\*(\.\w.*)$                                  => all$1
    (?:(= *)"?transparent"?$|(\.backgroundColor *= *)(?:nil|none|null|undefined)\b) => $1$2clear
    ^help units?$                                 => help values
    ^(?:plot|draw) (\w+) (?:path|trail)$          => draw onion $1 from: 0s
    ^scale (?:the )?(\w+)(?: to| by|) ([\d.]+%?)(?: in| over|) ([\d.]+m?s)$ => animate $3 { $1.transform = scale($2) }
    ^(\w+)\.(skew[XY]?) *= *(-?[\d.]+)(?:deg)?$ => $1.transform = $2($3deg)
    skewX?\((-?[\d.]+)deg\)                       => transform(1, 0, tan($1deg), 1, 0, 0)
    ^(\w+)\.transform-?[oO]rigin *= *"?(?:top left|left top|0 0)"?$ => let place = $1.frame; $1.layer.anchorPoint = (0, 0); $1.frame = place
    translate3d\(([^(),]+), *([^(),]+), *(?! |0(?:px)?\))([^(),]+)\) => translate($1, $2, $3)
    """#
}
