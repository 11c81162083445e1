import Testing

@testable import FlipbookLanguage

/// The sessions that the language was designed around.
@Suite struct DesignTests {
  private static let texts: [(String, String)] = [
    ("view box frame: (0, 0, 100, 100)    # center (50, 50)", "view box frame:[0, 0, 100, 100]"),
    (
      "animator slide 2s linear { box.center.x += 200; box.alpha = 0 }    # inactive; nothing",
      "animator slide 2s linear {set box.center.x += 200 ; set box.alpha = 0}"
    ),
    ("start slide     # model: center.x 250, alpha 0; shown: 50 and 1", "start slide"),
    ("step 0.5s", "step 0.5s"), ("pause slide", "pause slide"),
    ("scrub slide 50%", "scrub slide 50%"), ("reverse slide", "reverse slide"),
    ("run", "run"), ("back 0.5s", "back 0.5s"),
    (
      "animate 0.5s { view1.frame.size.width += 200; "
        + "view2.frame.origin.x = view1.frame.maxX + 20 }",
      "animate 0.5s {set view1.frame.size.width += 200 ; "
        + "set view2.frame.origin.x = (view1.frame.maxX + 20)}"
    ),
    ("begin 1.2s completion: { expect finished }", "begin 1.2s completion:{expect finished}"),
    ("delay 0.2s", "delay 0.2s"), ("commit", "commit"), ("# 0 animateViews", ""),
    (
      "view circle frame: (20, 20, 60, 60) cornerRadius: 30",
      "view circle frame:[20, 20, 60, 60] cornerRadius:30"
    ),
    (
      "dance circle 2s easeInOut { .transform = scale(1.5); .center = root.center; "
        + ".backgroundColor = blue }",
      "dance circle 2s easeInOut {set .transform = scale(1.5) ; set .center = root.center ; "
        + "set .backgroundColor = blue}"
    ),
    (
      "completion circle { root.backgroundColor = green }",
      "completion circle {set root.backgroundColor = green}"
    ),
    ("start circle after: 5s", "start circle after:5s"),
    (
      "view v alpha: 0 isUserInteractionEnabled: false",
      "view v alpha:0 isUserInteractionEnabled:false"
    ),
    (
      "on v.layer \"Fade In\" { v.isUserInteractionEnabled = true }",
      "on v.layer 'Fade In' {set v.isUserInteractionEnabled = true}"
    ),
    ("animation fade opacity to: 1 1s", "animation fade opacity to:1 1s"),
    ("attach fade to: v.layer key: \"Fade In\"", "attach fade to:v.layer key:'Fade In'"),
    ("let time = 1s", "bind time 1s"), ("perform intro", "perform intro"),
    (
      """
      chain intro {
        then time { box.center.x += 100 }
        do { box.tag = 1 }
        wait { after 0.7s { resume intro } }

      }
      """,
      "chain intro {then time {set box.center.x += 100} ; do {set box.tag = 1} ; "
        + "wait {after 0.7s {resume intro}}}"
    ),
    (
      "animate 0.3s { box.alpha = 0 } completion: { expect finished }",
      "animate 0.3s {set box.alpha = 0} completion:{expect finished}"
    ),
    (
      "animate 0.3s spring(dampingRatio: 0.2, initialVelocity: 0.2) delay: 0.2s autoreverse "
        + "{ box.center.x += 100 }",
      "animate 0.3s spring(dampingRatio:0.2, initialVelocity:0.2) delay:0.2s autoreverse "
        + "{set box.center.x += 100}"
    ),
  ]

  @Test(arguments: texts)
  func `reads every line of the design`(text: String, outline: String) throws {
    #expect(Outline.of(try parse(text)) == outline)
  }

  private static let outlines: [(String, String)] = [
    ("expect a == b within: 0.1", "expect (a == b) within:0.1"),
    ("expect always box.alpha < 1 for: 2s", "expect always (box.alpha < 1) for:2s"),
    (
      "run until: box.center.x > 200 && box.alpha < 1",
      "run until:((box.center.x > 200) && (box.alpha < 1))"
    ),
    (
      "keyframes 2s { at 0% for: 50% { .alpha = 0 }; at 50% for: 50% { .alpha = 1 } }",
      "keyframes 2s {at 0% for:50% {set .alpha = 0} ; at 50% for:50% {set .alpha = 1}}"
    ),
    (
      "box.transform = scale(1.5) * rotate(45deg)",
      "set box.transform = (scale(1.5) * rotate(45deg))"
    ),
    ("finish at: end", "finish at:end"),
    (
      "sample box.alpha box.center.x every: 1f for: 2s",
      "sample box.alpha box.center.x every:1f for:2s"
    ),
    (
      "animation b position values: (0, 0) 1s", "animation b position values:[0, 0] 1s"
    ),
    (
      "chain c { then 1s { }; and 0.5s { }; wait timeout: 1s }",
      "chain c {then 1s {} ; and 0.5s {} ; wait timeout:1s}"
    ),
    ("slide.scrubsLinearly = false", "set slide.scrubsLinearly = false"),
    ("table --format json", "table format:json"),
  ]

  @Test(arguments: outlines)
  func `reads what the tables of commands ask for`(text: String, outline: String) throws {
    #expect(Outline.of(try parse(text)) == outline)
  }

  @Test func `reads all the seeds as one entry`() throws {
    let entry = try parse(Self.seeds)
    let verbs = entry.statements.map { statement in
      if case .command(let command) = statement { command.verb.text } else { "-" }
    }
    #expect(
      verbs == [
        "view", "view", "animate", "begin", "delay", "-", "commit", "view", "dance", "completion",
        "start", "run", "view", "on", "animation", "attach", "run", "view", "-", "chain",
        "perform", "run", "animate", "animate",
      ])
    #expect(Outline.of(try parse(entry.description)) == Outline.of(entry))
  }

  private static let seeds = """
    # 0 animateViews
    view view1 frame: (0, 0, 100, 50)
    view view2 frame: (120, 0, 50, 50)
    animate 0.5s { view1.frame.size.width += 200; view2.frame.origin.x = view1.frame.maxX + 20 }
    begin 1.2s completion: { expect finished }
    delay 0.2s
    view1.frame.origin.x += 50
    commit
    # 1 Dance
    view circle frame: (20, 20, 60, 60) cornerRadius: 30
    dance circle 2s easeInOut { .transform = scale(1.5); .center = root.center; \
    .backgroundColor = blue }
    completion circle { root.backgroundColor = green }
    start circle after: 5s
    run                                             # 7 s
    # 2 action layer
    view v alpha: 0 isUserInteractionEnabled: false
    on v.layer "Fade In" { v.isUserInteractionEnabled = true }
    animation fade opacity to: 1 1s
    attach fade to: v.layer key: "Fade In"
    run                                             # the action fired once; v.alpha is 0 again
    # 3 chain
    view box frame: (0, 0, 50, 50)
    let time = 1s
    chain intro {
      then time { box.center.x += 100 }
      do { box.tag = 1 }
      then time { box.center.y += 100 }
      wait { after 0.7s { resume intro } }
      then time { box.alpha = 0.5 }
      then time { box.alpha = 0 }
    }
    perform intro
    run                                             # 4.7 s
    # 4 builder
    animate 0.3s { box.alpha = 0 } completion: { expect finished }
    animate 0.3s spring(dampingRatio: 0.2, initialVelocity: 0.2) delay: 0.2s autoreverse \
    { box.center.x += 100 }
    """
}
