extension ForeignWord {
  // The words, what they correspond to here, and the line to type where there is one. In a line 'box'
  // stands for a view that there is, 'slide' for an animator, 'ball' and 'fade' for new names.
  static let table = """
    # CSS and the web
    opacity autoalpha | opacity is a view's alpha | box.alpha = 0.5
    fade fadeout fadeto crossfade dissolve | a fade animates alpha | animate 0.5s { box.alpha = 0 }
    fadein | a fade animates alpha | box.alpha = 0; animate 0.5s { box.alpha = 1 }
    hide hidden invisible visibility display toggle vanish disappear | isHidden hides a view | box.isHidden = true
    unhide reveal appear visible | isHidden hides a view | box.isHidden = false
    color colour background backgroundcolor fill tint tintcolor paint foregroundcolor | \
    a view's colour is its backgroundColor | box.backgroundColor = tomato
    hsb hsv | hsl(…) makes a colour, fullest at a lightness of 50 %
    hsl hsla | hsl(…) makes a colour | box.backgroundColor = hsl(9, 100%, 64%)
    border borderwidth bordercolor outline stroke | a layer has the border | box.layer.borderWidth = 2
    borderradius rounded roundedcorners corners radius | \
    round corners are a view's cornerRadius | box.cornerRadius = 12
    shadow boxshadow dropshadow elevation | a layer has the shadow | \
    box.layer.shadowOpacity = 0.5; box.layer.shadowRadius = 8
    transformorigin anchor anchorpoint pivot origin | \
    a layer turns about its anchorPoint, which also moves it: put its frame back | \
    let place = box.frame; box.layer.anchorPoint = (0, 0); box.frame = place
    zindex zorder bringtofront bringsubviewtofront | \
    zPosition puts a layer in front | box.layer.zPosition = 1
    mask matte trackmatte clip clippath overflow cliptobounds clipped | \
    there are no masks; clipsToBounds cuts off what sticks out | box.clipsToBounds = true
    filter blur saturate brightness backdrop motionblur motion | there are no filters; colours and alpha move
    uiviewtransition transitionflipfromleft transitionflipfromright transitioncrossdissolve | \
    there are no transitions between views; animate their alpha, or a transform
    transition transitionproperty willchange animated animatable implicit | \
    'animate' moves what its block changes | animate 0.5s { box.alpha = 0 }
    transitionduration animationduration withduration millis | \
    the duration comes first | animate 0.3s { box.alpha = 0 }
    transitiondelay animationdelay startdelay setstartdelay | \
    'delay:' waits first | animate 1s delay: 0.5s { box.alpha = 0 }
    animationiterationcount iterations iterationcount repeatcount times | \
    a block between begin and commit can repeat a number of times | \
    begin 1s; repeat 3; box.alpha = 0; commit
    when pass passes reach reaches crosses | 'crossings' lists when a number passes a value | \
    crossings box.center.x == 100
    change modify alter update adjust | 'edit 3' puts an entry at the prompt again, and 'tune' turns \
    its numbers by hand | history
    long takes lasts | settled(…) tells the seconds until a number is at rest | settled(box.center.x)
    loop loopout looping forever infinite repeatforever repeats | \
    'repeat' repeats forever | animate 1s repeat { box.alpha = 0 }
    pulse heartbeat breathe | a pulse goes there and back | \
    animate 0.5s repeat autoreverse { box.transform = scale(1.1) }
    yoyo pingpong alternate mirror autoreverses animationdirection | \
    'autoreverse' goes there and back | animate 1s repeat autoreverse { box.alpha = 0 }
    fillmode animationfillmode | \
    'fillMode:' belongs to a layer's animation | \
    animation fade opacity to: 0 1s fillMode: both; add fade to: box
    0% 25% 50% 75% 100% keyframes keyframe keyframeanimator animatekeyframes waypoints | \
    keyframes 1s { at 0% for: 50% { … } } gives each a moment and a length | \
    keyframes 1s { at 0% for: 50% { box.alpha = 0 }; at 50% for: 50% { box.alpha = 1 } }
    registerplugin usegsap | there are no plugins
    globaltimeline | time only moves by 'step', 'run', 'goto' and 'play'
    from to fromto tween tweenmax tweenlite gsap anime velocityjs framer framermotion | \
    'animate' goes from what there is to what its block sets | animate 1s { box.center.x += 100 }
    translatex translatey translate3d offset | a transform moves | box.transform = translate(10, 0)
    scale scalex scaley scaleeffect grow shrink enlarge bigger larger smaller | \
    a transform scales | box.transform = scale(1.5)
    rotate rotation rotatez rotationeffect spin turn angle | \
    a transform turns | box.transform = rotate(45deg)
    rotatex | a transform turns about an axis | box.transform = rotate(45deg, 1, 0, 0) * perspective(500)
    rotatey rotate3d rotation3deffect flip rotationx rotationy | a transform turns about an axis | \
    box.transform = rotate(45deg, 0, 1, 0) * perspective(500)
    skew skewx skewy shear | a transform from its numbers skews | \
    box.transform = transform(1, 0, tan(20deg), 1, 0, 0)
    matrix matrix3d | transform(…) takes a matrix | box.transform = transform(1, 0, 0, 1, 10, 0)
    customease | 'let' names a timing | let fade = cubic(0.42, 0, 0.58, 1)
    curveeaseinout curveeasein curveeaseout curvelinear easeineaseout | \
    UIKit's curves are linear, easeIn, easeOut and easeInOut | animate 1s easeInOut { box.alpha = 0 }
    usingspringwithdamping springdamping initialspringvelocity | \
    a spring has a dampingRatio and an initialVelocity | \
    animate 1s spring(dampingRatio: 0.5, initialVelocity: 1) { box.alpha = 0 }
    flush | nothing waits to be flushed: an entry's changes are all made at its end
    cubicbezier bezier | cubic(…) makes a timing | animate 1s cubic(0.42, 0, 0.58, 1) { box.alpha = 0 }
    ease easing easingfunction timingfunction timing interpolator curvedanimation | \
    a timing follows the duration | animate 1s easeIn { box.alpha = 0 }
    px pt points rem em vw vh dp | lengths are plain numbers, in points | box.center.x += 100
    move moveto translate position moveby | a view's place is its center | box.center.x += 100
    resize size width height stretch | a view's size is its frame's | box.frame.size = (100, 50)
    margin marginleft marginright margintop marginbottom padding flex grid align justify | there is no layout: set frame or center
    left inset | a view's edges are its frame's | box.frame.origin.x = 0
    top | a view's edges are its frame's | box.frame.origin.y = 0
    right bottom | a view's edges are its frame's, and its origin is the left and top one
    div node sprite rect rectangle square solid artboard component container \
    button uibutton create make new | \
    'view' makes a rectangle | view ball frame: (0, 0, 100, 100)
    image label text uilabel uiimageview imageview font | there is no text and no picture: a view is a rectangle | \
    view ball frame: (0, 0, 100, 100)
    circle dot ellipse oval capsule clipshape | a circle is a view with round corners | \
    view ball frame: (0, 0, 80, 80) cornerRadius: 40
    parent child superview nest addchild appendchild append addsubview insertsubview | \
    'in:' puts a view into another | view ball in: box
    removechild removefromsuperview removefromparent delete rm del clear destroy | \
    'remove' takes one thing away, 'reset' all; Ctrl-L clears the screen | remove box
    hover mouseover mouseenter whilehover | there is no hover: gestures are tap, pan, press, pinch, rotate
    click onclick ontap ontapgesture whiletap tapgesture gesturedetector uitapgesturerecognizer tap \
    addgesturerecognizer selector ibaction addtarget | \
    'touch' is a finger, and 'gesture' responds to it | touch button | \
    gesture tap box { box.alpha = 0.5 }
    drag draggable draggablecreate ondrag draggesture dragconstraints pan uipangesturerecognizer | \
    'gesture pan' follows a finger | gesture pan box changed: { box.center += translation; \
    translation = (0, 0) }
    pinch magnificationgesture uipinchgesturerecognizer | 'gesture pinch' follows two fingers | \
    gesture pinch box changed: { box.transform = scale(1.5) }
    longpress longpressgesture uilongpressgesturerecognizer | 'gesture press' responds to a finger \
    that stays | gesture press box { box.alpha = 0.5 }
    inertia momentum decay | 'project' tells how far something goes on that is let go | \
    project(1000, normal)
    throw fling flick swipe | 'touch' moves a finger | touch box flick: (0, -1000)
    scroll scrollview scrolltrigger scrolltriggercreate parallax | nothing scrolls here; 'scrub' moves an animator to any fraction
    # GSAP, Framer Motion
    stagger staggered staggerchildren each delaychildren | a loop gives each its delay, i * 0.1s | \
    for i in 1...3 { animate 0.5s delay: i * 0.1s { "item\\(i)".alpha = 0 } } | \
    for i in 1...3 { view "item\\(i)"; animate 0.5s delay: i * 0.1s { "item\\(i)".alpha = 0 } }
    every interval | 'repeat' repeats forever, and a loop does something a few times | \
    for i in 1...3 { after i * 1s { box.alpha = 0.5 } }
    timeline | a chain plays its steps one after another, and 'plot' draws all that moves over time | \
    plot | chain fade { then 0.3s { box.alpha = 0 }; then 0.3s { box.alpha = 1 } }
    sequence tl addlabel series | a chain plays its steps one after another | \
    chain fade { then 0.3s { box.alpha = 0 }; then 0.3s { box.alpha = 1 } }
    parallel together simultaneous | a block moves several things at once | \
    animate 1s { box.alpha = 0.5; box.center.x += 100 }
    slower slow slowmo slowmotion timescale playbackrate timedilation faster speedup | \
    'play 0.5' shows everything at half speed
    bouncier bounce bouncing springy wobbly wobble overshoot underdamped | \
    less damping swings more | animate 1s spring(dampingRatio: 0.3) { box.center.x += 100 }
    stiffer snappier tighter usespring springanimation interpolatingspring | \
    a spring takes its own time | \
    animate spring(mass: 1, stiffness: 300, damping: 20) { box.center.x += 100 }
    gravity fall accelerate physics dynamics uidynamicanimator | \
    there is no gravity; easeIn falls | animate 1s easeIn { box.center.y += 300 }
    wiggle shake jitter jiggle | a layer's animation goes through values | \
    animation shake position.x values: (0, 10, -10, 0) 0.4s isAdditive; add shake to: box
    morph morphsvg drawsvg strokedashoffset trim trimpath trimpaths pathlength | \
    strokeEnd trims the line of a shape | \
    shape ball path: oval(0, 0, 80, 80) fillColor: none strokeColor: red strokeEnd: 0.5
    motionpath offsetpath path | an animation goes from point to point | \
    animation fade position values: ((50, 50), (150, 90), (250, 50)) 1s mode: cubic; add fade to: box
    animatepresence initial whileinview variants variant | \
    set where it begins, then animate | box.alpha = 0; animate 0.5s { box.alpha = 1 }
    usemotionvalue motionvalue state usestate setstate binding | 'let' names a value | let fade = 100
    onupdate onframe useframe cadisplaylink displaylink ticker vsync requestanimationframe raf | \
    time makes the frames; 'watch' prints a value each time the clock moves | watch box.center.x
    down up moved began touchdown touchup | 'touch' names the view that the finger is on | \
    touch box by: (100, 0) over: 0.3s
    setcompletionblock | a transaction's completion runs when its animations have ended | \
    transaction { box.layer.opacity = 0.5 } completion: { box.layer.opacity = 1 }
    delegate animationdidstop | an attached animation's completion runs at its end | \
    animation fade opacity to: 0 1s; add fade to: box completion: { box.alpha = 0.5 }
    oncomplete onfinish onend callback | \
    'completion:' runs a block at the end | animate 1s { box.alpha = 0 } completion: { box.alpha = 1 }
    # After Effects, Figma
    random mathrandom gsaputilsrandom | nothing is random: a session does the same each time
    see look visualize | 'draw' shows what is seen | draw
    setanimationsenabled | assignments outside a block do not animate | box.alpha = 0.5
    grapheditor graph chart trace speedgraph | 'plot' draws values over time | \
    plot box.center.x for: 1s
    keyframeassistant easyeases f9 | After Effects' easy ease is easyEase | \
    animate 1s easyEase { box.center.x += 100 }
    precomp comp composition null adjustmentlayer | a view can hold others | view ball in: box
    expression expressions | values can be computed | box.alpha = clamp(box.center.x / 100, 0, 1)
    smartanimate prototype hero matchedgeometryeffect layoutid sharedelement layoutanimation | \
    a change of frame moves and resizes | animate 0.3s { box.frame = (20, 20, 200, 200) }
    afterdelay settimeout setinterval timer scheduledtimer asyncafter dispatchqueue later schedule | \
    'after' does something later | after 1s { box.alpha = 0 }
    gif mp4 mov movie video webm | 'export' writes GIF, APNG, SVG and pages | export gif motion.gif
    screenshot png jpg | 'export' writes PNG and SVG | export png motion.png
    lottie bodymovin rive aftereffects | there is no Lottie; 'export json' writes a table of what \
    moves | export json motion.json
    # Flutter, SwiftUI
    animationcontroller tweenanimationbuilder controller | an animator can be started, scrubbed and \
    reversed | animator fade 1s { box.alpha = 0 }
    animatedopacity animatedcontainer animatedposition animatedbuilder | 'animate' moves what its \
    block changes | animate 0.5s { box.alpha = 0 }
    unpause launch begins startanimation | 'start' starts an animator | start slide
    forward | 'start' starts an animator, 'step' lets time pass | start slide | step 0.5s
    withanimation | 'animate' moves what its block changes | animate 0.35s { box.alpha = 0 }
    phaseanimator onappear task | a chain runs its phases one after another | \
    chain fade { then 0.3s { box.alpha = 0 }; then 0.3s { box.alpha = 1 } }
    struct class extension var const def define func function | 'let' names a value, 'animator' a \
    block | animator fade 1s { box.alpha = 0 }
    # UIKit's code
    cgrect nsrect cgrectmake | a rectangle is four numbers | box.frame = (0, 0, 100, 100)
    cgpoint cgsize cgvector nspoint nssize | a point is two numbers | box.center = (10, 20)
    uicolor nscolor cgcolor | colours are words, #ff8800 or rgb(…) | box.backgroundColor = red
    cgaffinetransform catransform3d cgaffinetransformmake | \
    scale(…), rotate(…) and translate(…) make transforms | box.transform = scale(1.5)
    uiview | 'view' makes a view, 'animate' moves one | animate 0.5s { box.alpha = 0 }
    calayer addsublayer insertsublayer | 'layer' makes a layer | layer ball in: box
    cashapelayer uibezierpath | 'shape' makes a layer that draws a path | \
    shape ball path: oval(0, 0, 80, 80) fillColor: red
    cagradientlayer lineargradient | 'gradient' makes a layer that blends colours | \
    gradient ball frame: (0, 0, 100, 100) colors: (red, blue)
    uiviewpropertyanimator | 'animator' makes one | animator fade 1s { box.alpha = 0 }
    caanimationgroup animationgroup | 'group' makes one of animations that there are: group both fade spin
    cabasicanimation cakeyframeanimation caspringanimation | 'animation' makes one | \
    animation fade opacity to: 0 1s; add fade to: box
    uicubictimingparameters camediatimingfunction | cubic(…) makes a timing | \
    animate 1s cubic(0.42, 0, 0.58, 1) { box.alpha = 0 }
    uispringtimingparameters | spring(…) makes a timing | \
    animate 1s spring(dampingRatio: 0.5) { box.alpha = 0 }
    layoutifneeded setneedslayout nslayoutconstraint constraint constraints autolayout layoutsubviews | \
    there is no layout; what moves is the frame, as in animate 0.3s { box.frame.size.width += 50 }
    pauseanimation freeze hold | 'pause' holds an animator | pause slide
    continueanimation | 'continue' goes on with another timing | continue slide
    stopanimation cancel kill halt abort interrupt | 'stop' ends an animator where it is, 'detach' what else \
    moves a view | stop slide | detach box
    finishanimation complete | 'stop' and then 'finish' put an animator at its end
    addanimations | 'add' gives an animator more to move | add slide { box.alpha = 0 }
    addcompletion | 'completion' runs a block at the end | completion slide { box.alpha = 1 }
    removeanimation removeallanimations | 'detach' ends what moves a view | detach box
    presentation presentationlayer | shown(…) is the presentation value | shown(box.center.x)
    self import super viewdidload return guard while switch async await try | \
    only the statements of Swift code are typed here: no declarations, no control flow but for and if
    # Other shells
    print echo get log po console nslog | \
    a path alone prints its value, and 'events' lists what began and ended | box.alpha
    bye q leave close | 'quit' leaves, and Ctrl-D as well
    seek setprogress progress setvalue | 'scrub' moves an animator's playhead, 'goto' time | \
    scrub slide 50% | goto 0.5s
    advance tick sleep next skip | 'step' lets time pass | step 0.5s
    prev previous | 'back' goes back in time | back 0.5s
    backwards backward | 'reverse' turns an animator around, 'back' goes back in time | back 0.5s
    jump jumps glitch pop snap | 'expect continuous' finds a jump, and 'goto' goes to a moment | \
    expect continuous box.center.x
    moment | 'goto' goes to a moment | goto 0.5s
    restart rerun reload rewind | 'goto 0s' goes back to the start | goto 0s
    ls views dir names vars | 'list' lists what has a name | list
    inspect info describe cat | 'show' shows a thing's properties | show box
    status dump values | 'table' has every animator and value | table
    load open source include | 'replay FILE' enters a session file
    write record store | 'save FILE' writes the session to a file
    assert check verify | 'expect' checks what is shown | expect box.alpha >= 0
    test flipbook | 'flipbook test FILE' is for your system's shell; here 'replay FILE' enters a file
    man h commands usage | 'help all' lists the commands | help all
    demo tour tutorial intro example examples learn | 'lesson' lists the lessons, and 'lesson demo' \
    takes half a minute | lesson
    diff versus vs | 'edit' tells what it changes, and 'plot difference' shows two timings or branches
    speed slowanim | 'play 0.5' shows everything at half speed
    """
}
