import TestSupport
import Testing

/// Further rows that could be in the files, and texts that cannot be read.
@Suite struct `the readers of the oracles` {
  private static func complaints(
    _ checker: OracleChecker, _ head: String, _ lines: [String]
  ) throws -> [String] {
    let text = ([head] + lines).joined(separator: "\n")
    let rows = try OracleTable(text: text, file: checker.file).rows
    return rows.indices.flatMap { index in
      checker.complaints(about: OracleCase(row: rows[index], earlier: Array(rows[..<index])))
        .map { "\(lines[index]): \($0)" }
    }
  }

  private static let defaults = "object,key,value"

  @Test(arguments: [
    "CAAnimation,repeatCount,0", "CAAnimation,autoreverses,false", "CAAnimation,delegate,nil",
    "CAPropertyAnimation,cumulative,false", "CASpringAnimation,mass,1",
    "CASpringAnimation,settlingDuration,1.4727003346780927", "CATransition,subtype,nil",
    "CAAnimationGroup,animations,nil", "CABasicAnimation,fromValue;toValue;byValue,nil;nil;nil",
    "CALayer,opacity,1", "CALayer,anchorPoint,0.5;0.5", "CALayer,contentsRect,0;0;1;1",
    "CALayer,speed;timeOffset;beginTime,1;0;0", "CALayer,fillMode,removed",
    "CALayer,shadowColor,opaque black", "CALayer,borderColor,black", "CALayer,backgroundColor,nil",
    "CALayer,isDoubleSided,yes", "CALayer,masksToBounds,no", "CALayer,hidden,false",
    "CALayer,transform,identity", "CALayer,maskedCorners,15", "CALayer,cornerCurve,circular",
    "CALayer,contentsGravity,resize", "CALayer,magnificationFilter,linear",
    "CALayer,minificationFilter,linear", "CALayer,needsDisplayOnBoundsChange,false",
    "CATransaction,completionBlock,nil", "implicit animation,fillMode,backwards",
    "implicit animation,timingFunction,default", "implicit animation,duration,0.25",
    "UIViewPropertyAnimator,pausesOnCompletion,false", "UIView begin/commit,default delay,0",
    "UIView begin/commit,default curve,easeInEaseOut", "UIView begin/commit,repeat count,0",
    "UIView begin/commit,autoreverses,no", "UIView begin/commit,begins from current state,no",
    "UISpringTimingParameters(),mass;stiffness;damping,3;1000;500",
    "UISpringTimingParameters(),settlingDuration,0.6",
    "UIView.AnimationOptions,beginFromCurrentState;repeat,4;8",
    "UIView.AnimationOptions,overrideInheritedDuration;overrideInheritedCurve,32;64",
    "UIView.AnimationOptions,allowAnimatedContent;showHideTransitionViews,128;256",
    "UIView.AnimationOptions,curveLinear;transitionCurlDown,196608;4194304",
    "UIView.AnimationOptions,preferredFramesPerSecondDefault,0",
    "UIView.AnimationOptions,preferredFramesPerSecond30,117440512",
    "UIView.KeyframeAnimationOptions,calculationModeLinear;calculationModeCubicPaced,0;4096",
    "UIView.KeyframeAnimationOptions,overrideInheritedOptions,512",
  ])
  func `know more defaults`(row: String) throws {
    let complaints = try Self.complaints(.defaults, Self.defaults, [row])
    #expect(complaints == [])
  }

  @Test(arguments: [
    "animation A (1 s) added,startA > block > stopA:finished=1",
    "animation A with a completion block,startA > block > stopA:finished=1",
    "\"animations A and C (2 s) added in one transaction\","
      + "startA > startC > stopA:finished=1 > block > stopC:finished=1",
    "\"animation H added, completion block set\",startH > block > stopH:finished=1",
    "animation C (30 s) removed with removeAllAnimations(),startC > block > stopC:finished=0",
    "animation E replaced by animation K under the same key,"
      + "startE > block > stopE:finished=0 > startK > stopK:finished=1",
    "animation L with a nil key,startL > block > stopL:finished=1 ; animation keys empty",
    "UIView absolute overlap: first block animation still in flight when the second is added,"
      + "first completion is called at once with finished=false",
    "UIViewPropertyAnimator on a view that is in no window: startAnimation,"
      + "completion runs at once with .end",
  ])
  func `know more orders`(row: String) throws {
    let complaints = try Self.complaints(.eventOrder, "scenario,expected", [row])
    #expect(complaints == [])
  }

  private static let keys: [String] = [
    "contents", "backgroundColor", "borderColor", "borderWidth", "shadowOffset", "zPosition",
  ]

  @Test(arguments: keys)
  func `know more keys that animate`(key: String) throws {
    let head = "key,default_action_class_on_a_committed_layer"
    let complaints = try Self.complaints(.implicitActions, head, [key + ",CABasicAnimation"])
    #expect(complaints == [])
  }

  @Test(arguments: [
    "mask,CATransition", "masksToBounds,CATransition", "filters,CATransition", "frame,nil",
    "position.x,nil", "bounds.size,nil", "bounds.origin,nil", "onOrderOut,nil", "delegate,nil",
    "timeOffset,nil", "opaque,nil", "onLayout,nil", "shadowPath,nil",
  ])
  func `know more keys that do not`(row: String) throws {
    let head = "key,default_action_class_on_a_committed_layer"
    let complaints = try Self.complaints(.implicitActions, head, [row])
    #expect(complaints == [])
  }

  private static let scenarios: [(String, String)] = [
    (
      "group duration 2; child A opacity 0->1 beginTime 0.5 duration 1 linear; model opacity 0.5",
      "0,0.5,0"
    ),
    ("group duration 1 repeatCount 2; child A position.x 0->10 duration 2 linear", "1.5,1,2.5"),
    (
      "group duration 2 speed 2; child A position.x 0->10 duration 4; model opacity 0.25",
      "0.5,0.25,2.5"
    ),
    ("group duration 1 autoreverses; child B opacity 0->1 duration 1", "1.25,0.75,0"),
    ("group duration 2; child A opacity 0->1; model opacity 0.5; model position.x 7", "2.5,0.5,7"),
  ]

  @Test(arguments: scenarios)
  func `know more groups`(scenario: String, row: String) throws {
    let head = "scenario,t,opacity,position_x,tolerance"
    let complaints = try Self.complaints(.group, head, ["\"\(scenario)\",\(row),1e-9"])
    #expect(complaints == [])
  }

  @Test(arguments: [
    "cubicPaced,0;100,,0.3,30", "cubicPaced,0;50;100,,0.75,75", "cubicPaced,0;5;100,,0,0",
    "cubicPaced,0;100;0,,0.5,100", "discrete,0;1;0.3,0;0.3;0.6,0.65,0.3",
    "discrete,0;1;0.3,0;0.3;0.6;1,0.2,0", "cubic,5,,0.3,0.5", "linear,0;10,0.5;0,0.25,2.5",
    "linear,0;10;20,0;0.5;1;1,0.25,5", "paced,0;10;40,0;0.9;1,0.5,20",
  ])
  func `know more keyframes`(row: String) throws {
    let head = "mode,values,key_times,t_fraction,value,tolerance"
    let complaints = try Self.complaints(.keyframes, head, [row + ",1e-4"])
    #expect(complaints == [])
  }

  @Test(arguments: [
    "cubicPaced,\"move 0,0; line 100,0; line 100,100\",,0.75,100,50",
    "paced,\"move 0,0; line 30,40; close\",,0.75,15,20",
    "linear,\"move 0,0; quad 100,0 to 100,100\",,0.5,75,25",
    "discrete,\"move 0,0; line 9,0; line 9,9\",0;0.2;0.4,0.3,9,0",
  ])
  func `know more paths`(row: String) throws {
    let head = "mode,path,key_times,t_fraction,x,y,tolerance"
    let complaints = try Self.complaints(.keyframePath, head, [row + ",1e-6"])
    #expect(complaints == [])
  }

  @Test(arguments: [
    "rotateX(1) from rotateX(0.5),0.5,"
      + "1;0;0;0;0;0.731688869;0.68163876;0;0;-0.68163876;0.731688869;0;0;0;0;1",
    "keyPath transform.translation.x 0->100,0.25,1;0;0;0;0;1;0;0;0;0;1;0;25;0;0;1",
    "keyPath transform.scale.y 1->3,0.5,1;0;0;0;0;2;0;0;0;0;1;0;0;0;0;1",
    "\"valueFunction scale [1,1,1]->[3,5,1]\",0.5,2;0;0;0;0;3;0;0;0;0;1;0;0;0;0;1",
    "valueFunction rotateZ 0->4*pi,0.125,0;1;0;0;-1;0;0;0;0;0;1;0;0;0;0;1",
    "setValue 3 forKeyPath transform.translation.y,-,1;0;0;0;0;1;0;0;0;0;1;0;0;3;0;1",
    "\"translation(0,0,40) from identity\",0.5,1;0;0;0;0;1;0;0;0;0;1;0;0;0;20;1",
  ])
  func `know more ways in space`(row: String) throws {
    let head = "scenario,fraction,m11..m44 (row major),tolerance"
    let complaints = try Self.complaints(.transform3D, head, [row + ",1e-8"])
    #expect(complaints == [])
  }

  @Test(arguments: [
    "read frame,0.5;0.5,0;0;100;50,200;300,\"scale(2,4)\",100;200;200;200",
    "read frame,0;0,0;0;10;10,5;5,rotateZ(pi/2),-5;5;10;10",
    "\"set frame -> bounds,position\",0.25;0.5,0;0;100;50,35;45,identity,10;20;100;50",
    "set frame under transform,0.5;0.5,0;0;50;100,60;45,rotateZ(pi/2),10;20;100;50",
    "set frame (input 10;10;-10;-10 is standardised),0;0,0;0;10;10,0;0,identity,0;0;10;10",
    "change anchorPoint (from 0.5;0.5),0;0,0;0;100;50,50;25,identity,50;25;100;50",
    "set bounds (1;2;-3;-4) standardised,0.5;0.5,-2;-2;3;4,0;0,identity,",
    "read frame,0.5;0.5,0;0;100;50,7;9,\"translation(10,20)\",-33;4;100;50",
  ])
  func `know more places`(row: String) throws {
    let head = "kind,anchor_point,bounds,position,transform,frame,tolerance"
    let complaints = try Self.complaints(.layerGeometry, head, [row + ",1e-9"])
    #expect(complaints == [])
  }

  @Test func `know more conversions, each on the ground of those before`() throws {
    let rows = [
      "child 0;0;50;50 pos 100;50 in parent 0;0;200;200,parent->child,75;25,0;0",
      "\"child scale(2,2)\",parent->child,150;100,50;50",
      "\"parent sublayerTransform translation(10,20)\",parent->child,85;45,0;0",
      "\"parent sublayerTransform scale(2,2)\",child->parent,0;0,50;-50",
      "child rotateZ(pi/2),child->parent,0;0,125;25",
      "same,child->parent,50;50,75;75",
      "child frame 50;60;100;100 bounds origin 10;10,parent->child,40;50,0;0",
      "\"same child with scale(2,2)\",child->parent,10;10,0;10",
      "child anchorPoint 0;0,child->parent,10;10,50;60",
    ]
    let head = "scenario,direction,point_in,point_out"
    let complaints = try Self.complaints(.layerConvert, head, rows)
    #expect(complaints == [])
  }

  // MARK: False and unreadable rows

  private static let checkers: [(OracleChecker, String, String)] = [
    (OracleChecker.defaults, defaults, "CAAnimation,duration,1"),
    (.defaults, defaults, "CAAnimation,mood,0"), (.defaults, defaults, "CAMood,duration,0"),
    (.defaults, defaults, "CALayer,anchorPoint,0.5"),
    (.eventOrder, "scenario,expected", "animation A,stopA"),
    (.eventOrder, "scenario,expected", "animation A,startA > stopA:finished=1 ; keys lost"),
    (.eventOrder, "scenario,expected", "animation A thought of,startA > stopA:finished=1"),
    (.eventOrder, "scenario,expected", "completion block,block"),
    (
      .eventOrder, "scenario,expected",
      "UIView additive overlap,first completion comes at once with finished=true"
    ),
    (.additive, "scenario,t,value,tolerance", "UIView additive: center.z 0->1,0,0,1"),
    (.additive, "scenario,t,value,tolerance", "position.x cumulative from 0 to 10 twice,1,0,9"),
    (.additive, "scenario,t,value,tolerance", "\"same plus B 0->0.1\",1,0,9"),
    (.group, "scenario,t,opacity,position_x,tolerance", "group duration 2; dog A,0,0,0,1"),
    (.group, "scenario,t,opacity,position_x,tolerance", "group duration 2,0,1,0,1"),
    (.keyframes, "mode,values,key_times,t_fraction,value,tolerance", "wavy,0;1,,0,0,1"),
    (.keyframePath, "mode,path,key_times,t_fraction,x,y,tolerance", "linear,jump 0,,0,0,0,1"),
    (.transform3D, "scenario,fraction,m11..m44 (row major),tolerance", "spin it,0.5,1,1"),
    (
      .layerGeometry, "kind,anchor_point,bounds,position,transform,frame,tolerance",
      "guess frame,0;0,0;0;1;1,0;0,identity,0;0;1;1,1"
    ),
    (
      .layerConvert, "scenario,direction,point_in,point_out",
      "child 0;0;5;5 upside down,child->parent,0;0,0;0"
    ),
    (
      .layerConvert, "scenario,direction,point_in,point_out",
      "child 0;0;5;5 pos 1;1,child->aunt,0;0,0;0"
    ),
    (
      .animatorScenarios, "scenario,quantity,value,tolerance",
      "\"wobbly, duration 2: start\",fractionComplete,0,1"
    ),
    (
      .animatorScenarios, "scenario,quantity,value,tolerance",
      "\"linear: paused, scrubbed upwards to 0.5\",presentation,0,1"
    ),
    (
      .animatorScenarios, "scenario,quantity,value,tolerance",
      "\"linear, duration 2: start\",mood,0,1"
    ),
    (
      .springFromDuration,
      "kind,duration,damping_ratio,velocity,mass,stiffness,damping,tolerance",
      "hope+dampingRatio,1,1,0,1,1,1,1"
    ),
  ]

  @Test(arguments: checkers)
  func `complain`(checker: OracleChecker, head: String, row: String) throws {
    #expect(try !Self.complaints(checker, head, [row]).isEmpty)
  }
}
