extension ForeignForms {
  // Rows that come before those of `table`: UIKit's calls, and words in another order than here.
  static let calls = #"""
    (?:guard let `?\w+`?(?: *= *self)? else \{ *return *\} *;? *|\[(?:weak|unowned) self\] in (?:self\??\.)?|; *(?:self\.)?(?:view\.)?layoutIfNeeded\(\)) =>
    ([{;] *)self\??\.(?:view\.)?(?=\w+\.\w)       => $1
    UIView\.animate(?:WithDuration\(|\(duration: *) => UIView.animate(withDuration:
    ^UIView\.animate\(withDuration: *([\d.]+), *animations?: *(\{[^{}]*\})\)$ => animate $1s $2
    ^(?:UIView\.animate\(withDuration: *([\d.]+), *(\w+(?:\.\w+)+ *[-+*/]?= *(?:[^(){}]|\([^()]*\))+)\)|\[UIView animateWithDuration: *([\d.]+) animations: *\^\{ *([^{}]*?) *;? *\}\];?)$ => animate $1$3s { $2$4 }
    (\w+)\.frame *= *\1\.frame\.offsetBy\(dx: *([^,()]+), *dy: *([^,()]+)\) => $1.frame.origin += ($2, $3)
    (\w+)\.frame *= *\1\.frame\.insetBy\(dx: *([^,()]+), *dy: *([^,()]+)\) => $1.bounds.size -= (2 * $2, 2 * $3)
    (olor *[:=] *)(?:0[xX])?([0-9a-fA-F]{6})(?= |$) => $1#$2
    (olor *= *)([a-z]\w*) (\d+)%$                  => $1rgba($2.red, $2.green, $2.blue, $3%)
    (= *)\{ *(-?[\d.]+), *(-?[\d.]+) *\}           => $1($2, $3)
    \b((?:values|keyTimes|from|to|by|locations|colors|frame|bounds|center): *)\[([^\[\]]*)\] => $1($2)
    ^(\w+\.transform *= *[^,]*\)), *((?:translate|rotate|scale)\() => $1 $2
    ^(\w+)\.frame\(width: *([\d.]+), *height: *([\d.]+)\)$ => $1.frame.size = ($2, $3)
    \.anchor[ .]?[pP]oint *=                       => .layer.anchorPoint =
    (?:UIColor\.|\.|\b)([a-z]\w*)\.withAlphaComponent\(([^()]+)\) => rgba($1.red, $1.green, $1.blue, $2)
    \b(?:M_PI|Math\.PI|(?:CGFloat|Double|Float)\.pi)\b => pi
    (?:\bCGFloat\(([^()]+)\)|(= *-?\d*\.?\d+)f\b)  => $1$2
    (?:\[(\w+)\]|^([a-z]\w*))\.forEach *\{ *\$0(\.[^{}]*?) *\} => $1$2$3
    ^(view \w+):? (frame|bounds|center):?(?: *=|) *(\([^()]*\)) => $1 $2: $3
    ^(view \w+) \{ *((?:\w+: *[^{}:]+?)+) *\}$    => $1 $2
    ([{;] *|^)(\w+)\.(origin|size) *([-+]?=)      => $1$2.frame.$3 $4
    (\.(?:frame|bounds) *= *)(-?[\d.]+),? +(-?[\d.]+),? +(-?[\d.]+),? +(-?[\d.]+) => $1($2, $3, $4, $5)
    ^(animat(?:e|or) [^({]*?)(?:damping|dampingRatio|dampingFraction|usingSpringWithDamping): *(0?\.\d+|1(?:\.0+)?),? +(?:initialVelocity|initialSpringVelocity|velocity): *(-?[\d.]+) => $1spring(dampingRatio: $2, initialVelocity: $3)
    ^(animat(?:e|or) [^({]*?)(?:damping|dampingRatio|dampingFraction|usingSpringWithDamping|spring)(?:: *| +)(0?\.\d+|1(?:\.0+)?)(?= *\{| [a-z]) => $1spring(dampingRatio: $2)
    ^(animate(?: \w+)?|animator \w+) ([\d.]+m?s) bounce: *(-?[\d.]+) => $1 spring(duration: $2, bounce: $3)
    ^(animat(?:or|e) [^{]*)\bcurve: *\.?            => $1
    ^(animate|animator \w+|then|animation \w+ [\w.]+(?: \w+: *(?:\([^()]*\)|[^\s(]+))*) \.?(linear|ease\w*|easyEase\w*|(?:smooth|snappy|bouncy)(?= [\d.]+ms)|(?:cubic|spring|linear)\([^{}()]*\)) ([\d.]+m?s)(?= |\{|$) => $1 $3 $2
    ^(animate|animator \w+)( [^{}]*|) (\{[^{}]*\}),? \.?(linear|ease\w*|easyEase\w*|smooth|snappy|bouncy|(?:cubic|spring)\([^{}()]*\))$ => $1$2 $4 $3
    ^animate ([\d.]+m?s) (show|hide|open|close|appear|disappear|dismiss|expand|collapse|enter|leave|intro|outro) \{(?= *[^} ]) => animate $2 $1 {
    ^animator ([\d.]+m?s)(?= |\{)                 => animator fade $1
    ^animator (\d*\.?\d+)(?= |\{)                 => animator fade $1s
    ^animator \{                                  => animator fade 1s {
    ^(animator (\w+) .*\})\.start(?:Animation)?\(\)$ => $1; start $2
    ^(\w+)\.fadeOut\((\d{1,2}|\d?\.\d+)\)$        => animate $2s { $1.alpha = 0 }
    ^edit (\d+)(?:: *(?:\{ *(.*?) *\}|([^{].*))| ((?:animat(?:e|or|ion)|view|layer|shape|gradient|keyframes|chain|dance|gesture|let|group|transaction) .+|\w+(?:\.\w+)+ *[-+*/]?= .+))$ => edit $1 { $2$3$4 }
    ^(?:withAnimation\((?:nil|\.none)\)|UIView\.performWithoutAnimation|without animations?) \{ *(?:self\.)?(.*?) *\}$ => $1
    ^\.animation\(                                 => VIEW.animation(
    ^(\w+)\.animation\((\..+?)\)$                   => withAnimation($2) { $1.center.x += 100 }
    \binterpolatingSpring\(stiffness:              => interpolatingSpring(mass: 1, stiffness:
    \.interactiveSpring\(|\binterpolatingSpring\((?=mass) => spring(
    \.spring\(\)                                    => .spring(duration: 0.5)
    \.spring\(response: *([\d.]+), *dampingFraction: *([\d.]+)[^)]*\) => .spring(duration: $1, bounce: 1 - $2)
    \.spring\(duration: *([\d.]+)\)                 => .spring(duration: $1, bounce: 0)
    \b(smooth|snappy|bouncy)\(extraBounce:          => $1(duration: 0.5, extraBounce:
    ^(animate|animator \w+|then|and) \.?(smooth|snappy|bouncy) ([\d.]+)s(?= \{) => $1 $2(duration: $3)
    \bsmooth\(duration: *([\d.]+)\)                 => spring(duration: $1, bounce: 0)
    \bsnappy\(duration: *([\d.]+)\)                 => spring(duration: $1, bounce: 0.15)
    \bbouncy\(duration: *([\d.]+)\)                 => spring(duration: $1, bounce: 0.3)
    \bsnappy\(duration: *([\d.]+), *extraBounce:    => spring(duration: $1, bounce: 0.15 +
    \bbouncy\(duration: *([\d.]+), *extraBounce:    => spring(duration: $1, bounce: 0.3 +
    \.timingCurve\(([^(){}:]+), *duration: *([\d.]+)\) => $2s cubic($1)
    ^withAnimation\(\.(ease\w*|linear|default)(?=[).]) => withAnimation(.$1(duration: 0.35)
    ^(?:withAnimation\(\.?|UIView\.animate\(\.)((?:[^(){}]|\([^()]*\))+)\) \{ => animate $1 {
    ^(anim[^{}]*? )\.(?=spring\()                   => $1
    ^(anim[^{}]*?)\.delay\(([\d.]+)s?\)             => $1 delay: $2s
    ^(anim[^{}]*?)\.repeatForever\([^()]*\)         => $1 repeat autoreverse
    ^(anim[^{}]*?)\.repeatCount\((\d+)[^()]*\)      => $1 repeat: $2 / 2 autoreverse
    \bspring\(response: *([\d.]+), *damping:       => spring(response: $1, dampingFraction:
    ^((?:animate|animator \w+|then|and) (?:[a-z]\w* )?)\.?(ease\w*|linear)\((?:duration: *)?([\d.]+)s?\) => $1$3s $2
    \bspring\(damping: *(0?\.\d+|1(?:\.0)?), *(?:initialVelocity|velocity): => spring(dampingRatio: $1, initialVelocity:
    \bspring\(damping: *([\d.]+), *(?:initialVelocity|velocity): => spring(mass: 1, stiffness: 100, damping: $1, initialVelocity:
    ^(?:(\w+)\.finishAnimation\((?:at: *)?\.?(start|end|current)\)|(?:finish|stop) (\w+) (?:at:? *)?(?:the )?(start|end|current))$ => stop $1$3; finish $1$3 at: $2$4 OR finish $1$3 at: $2$4
    ^(?:(\w+)(?:(?:\.layer)?\.add\((\w+)\)|\.animation *= *"?([A-Za-z]\w*)"?(?: .*)?)|attach (\w+) (\w+))$ => add $2$3$4 to: $1$5
    ^CATransaction\.(?:begin|commit|setAnimationDuration|setDisableActions)\(.*$ => SAY a transaction is one block here: transaction 1s { … }, or transaction disableActions { … }
    ([{;] *\w+(?:\.\w+)+) (?:to|->|→) (-?[\d.]+%?|\([^()]*\)|\.?[a-z]\w*|#\w+)(?= *[;}]) => $1 = $2
    ^animate ((?:[\d.]+m?s)?) *\{ *(\w+(?:\.\w+)+) *= *\[?(-?[\d.]+), *(-?[\d.]+), *(-?[\d.]+)\]? *\}$ => $2 = $3; keyframes $1 { at 0% for: 50% { $2 = $4 }; at 50% for: 50% { $2 = $5 } }
    ^animate(?: [\d.]+m?s)? *\{ *(\w+(?:\.\w+)+ *[-+*/]?= *(?:[^(){},]|\([^()]*\))+), *duration: *([\d.]+)s? *\}$ => animate $2s { $1 }
    ^(animation \w+ [\w.]+) (-?[\d.]+)(?: to:?|,|) (-?[\d.]+)(?= [\d.]+m?s) => $1 from: $2 to: $3
    ^(animate [^{}]*\{[^{}]*\})(?:(?:,? *| *\. *completion *)(\{[^{}]*\})| (?:then:|(?:finally|after|end|done|onEnd|onComplete):?) *(\{.*\}))$ => $1 completion: $2$3
    ^((?:animat(?:e|or)|keyframes|then|begin)\b[^{}]*?)(?:options: *)?\[ *\.(\w+)(?: *,( *)\.(\w+)|)(?: *,( *)\.(\w+)|) *\](?= |\{) => $1$2$3$4$5$6
    ^continue (\w+) (?:factor:? *|)([\d.]+)$ => continue $1 durationFactor: $2 OR pause $1; continue $1 durationFactor: $2
    ^(start .*)\bafterDelay: *([\d.]+)$           => $1after: $2s
    ^scrub ([A-Za-z]\w*)$                         => scrub $1 0.5
    ^stop( \w+|) (?:true|withoutFinishing: *true|without finishing)$ => stop$1 withoutFinishing
    ^(\w+)\.(?:setF|f)rame\(([^(),]+,[^(),]+,[^(),]+,[^(),]+)\)$ => $1.frame = ($2)
    ^(\w+)\.(cornerRadius|backgroundColor|isHidden|alpha)\(([^(),]+)\)$ => $1.$2 = $3
    ^(\w+)\.setAlpha\(([^(),]+)\)$                => $1.alpha = $2
    ^(\w+(?:\.\w+)*)\.animate\((?:(\.\w+), *)?(?:to: *)?([^(),{}"']+|\([^()]*\))\)$ => animate 1s { $1$2 = $3 }
    ^(\w+)(?:\.layer)?\.model(?:Layer)?\(\)$      => model($1.center)
    (\.alpha *= *)(?:false|off|no)\b                         => $10
    (\.alpha *= *)(?:true|on|yes)\b                          => $11
    \b(?:UIScreen\.main\.bounds|screen(?:\.bounds|\.size)?(?=\.(?:width|height)))\b => root.bounds
    ^toggle (\w+)$                                => reverse $1
    """#

  // Rows that come last: what those before them have left of options and curves.
  static let options = #"""
    ^((?:animat(?:e|or)|keyframes|then|begin)\b[^{}]*?)options: *\.?(?=[a-z]) => $1
    ^((?:animat(?:e|or)|keyframes|then|begin|curve|plot)\b[^{}]*?)\.?\bcurveEase(InOut|In|Out)\b => $1ease$2
    ^((?:animat(?:e|or)|keyframes|then|begin|curve|plot)\b[^{}]*?)\.?\bcurveLinear\b => $1linear
    ^((?:animat(?:e|or)|keyframes|then|begin|curve|plot)\b[^{}]*?)\.?\beaseInEaseOut\b => $1easeInOut
    ^(?:set (?=\w+ \w+ )|(?!(?:view|layer|animate|plot|table|draw|watch|set|show|why) ))(\w+) (alpha|opacity|cornerRadius|tag|isHidden|backgroundColor) (?:to )?(-?[\d.]+%?|true|false|\.?[a-z]+|#\w+)$ => $1.$2 = $3
    """#
}
