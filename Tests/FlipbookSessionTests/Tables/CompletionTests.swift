import FlipbookAssembly
import FlipbookCommands
import FlipbookText
import FlipbookValues
import Testing

@testable import FlipbookPrompt
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct CompletionTests {
  private func words(_ line: String, after entries: [String] = Answers.stage) -> [String] {
    let session = Session.entered(entries)
    return session.completions(of: line, cursor: line.utf8.count).completions.map(\.word)
  }

  static let exact: [(line: String, words: [String])] = [
    ("sta", ["start", "stage"]), ("scrub sli", ["slide"]), ("rev", ["reverse"]),
    ("zzz", []),
    ("bo", ["box"]),
    ("box.al", ["alpha"]), ("box.frame.m", ["minX", "midX", "maxX", "minY", "midY", "maxY"]),
    ("box.center.", ["x", "y"]), ("box.frame.size.", ["width", "height"]),
    (
      "slide.is",
      [
        "isRunning", "isReversed", "isInterruptible", "isUserInteractionEnabled",
        "isManualHitTestingEnabled",
      ]
    ), ("box.alpha.", []), ("nope.", []), ("step; rev", ["reverse"]), ("a\nrev", ["reverse"]),
    ("animate 1s { box.al", ["alpha"]), ("animate 1s { bo", ["box"]), ("start sl", ["slide"]),
    ("start slide af", ["after:"]), ("stop slide wi", ["withoutFinishing"]),
    ("animator x 2s lin", ["linear", "scrubsLinearly:"]), ("animator x 2s .lin", ["linear"]),
    ("animator x 2s spr", ["spring(", "interactiveSpring", "androidSpring"]),
    ("view a fr", ["frame:"]), ("view a in: bo", ["box"]),
    ("view a frame: bo", ["box"]), ("finish slide at: ", ["start", "current", "end"]),
    (
      "box.backgroundColor = systemB",
      [
        "systemBlue", "systemBrown",
      ]
    ), ("let x = cla", ["clamp("]), ("let x = ti", ["time"]), ("set dig", ["digits"]),
    ("set co", ["columns", "color"]),
    ("set color ", ["auto", "always", "never"]), ("goto bra", ["branch1"]),
    ("save x.md ", ["clean", "force"]), ("export c", ["cast", "csv", "css"]),
    ("export svg a.svg kind: ", ["still", "filmstrip", "onion", "plot", "sheet", "animation"]),
    ("export svg a.svg kind: plot si", ["size:"]),
    ("export csv a.csv fo", ["force", "follow", "for:"]),
    ("export csv a.csv every: 1s bo", ["box"]),
    ("save ", []), ("save x.md force every: ", []),
    (
      "curve easeInO",
      ["easeInOut", "easeInOutSine", "easeInOutQuad", "easeInOutCubic"]
        + ["Quart", "Quint", "Expo", "Circ", "Back"].map { "easeInOut" + $0 }
    ),
    ("curve linear spr", ["spring(", "interactiveSpring", "androidSpring"]),
    ("why box.cen", ["center"]), ("why box.alpha at", ["atan2(", "at:"]), ("doct", ["doctor"]),
    ("compare sli", ["slide"]),
    ("compare slide bra", ["branch1"]),
    ("compare slide slide of", ["of:"]), ("plot box.alpha fr", ["from:"]),
    ("animator x 2s materialS", ["materialSlow", "materialSlowEffects", "materialStandard"]),
    ("stage.", ["now", "frame", "isReduceMotionEnabled"]), ("step 1s; goto ti", ["time"]),
    ("animate 1s { .transf", ["transform"]),
    ("expect box.fr", ["frame"]), ("watch sl", ["slide"]),
    ("animate 1s { box.alpha = 0 } compl", ["completion:"]),
    ("animate 1s { box.alpha = 0 } completion: { expe", ["expect"]),
  ]

  @Test(arguments: exact) func `offers what fits`(row: (line: String, words: [String])) {
    #expect(words(row.line) == row.words, "\(row.line)")
  }

  @Test func `an empty line offers every verb and every name`() {
    let all = words("")
    let verbs = Commands.standard.listed.filter { !$0.places.contains(.chain) }.map(\.name)
    for word in verbs + ["let", "root", "box", "slide", "time"] {
      #expect(all.contains(word))
    }
  }

  @Test func `every way is told in a few words`() {
    let session = Session.entered(
      Answers.stage + ["mark m", "animate 1s name: n { box.alpha = 0 }"])
    let lines = Self.exact.map(\.line) + ["", "goto ", "again ", "set ", "set format ", "help "]
    for line in lines {
      for completion in session.completions(of: line, cursor: line.utf8.count).completions {
        #expect(!completion.detail.isEmpty, "\(line): \(completion.word)")
        #expect(!completion.detail.contains("\n"))
      }
    }
  }

  @Test func `names with blanks are offered in quotes`() {
    #expect(words("show \"My", after: ["view \"My Box\""]) == ["\"My Box\""])
    #expect(words("\"My Box\".al", after: ["view \"My Box\""]) == ["alpha"])
  }

  @Test func `what is typed begins every word that fits best, wherever the cursor is`() {
    let session = Session.entered(Answers.stage)
    let lines = [
      "animator x 2s linear { box.center.x += 20 }", "view \"ä b\" in: box é.", "%$ \"(",
    ]
    for line in lines {
      for cursor in 0...line.utf8.count + 2 {
        let (typed, completions) = session.completions(of: line, cursor: cursor)
        #expect(typed >= 0 && typed <= cursor)
        let before = Array(line.utf8.prefix(cursor).suffix(typed))
        #expect(
          completions.allSatisfy {
            $0.fit != .beginning || Array($0.word.utf8.prefix(typed)) == before
          })
      }
    }
  }

  @Test func `a view has its dance among its members, with its animator's while it has one`() {
    let dancing = Answers.stage + ["dance box 1s { .alpha = 0 }"]
    #expect(words("box.dan") == ["dance"] && words("box.dance.pr") == ["progress"])
    #expect(words("box.dance.fractionC", after: dancing) == ["fractionComplete"])
    #expect(words("box.dance.fra").isEmpty)
  }

  private static let fittings: [(String, [String])] = [
    ("slide.comp", ["fractionComplete", "pausesOnCompletion"]), ("box.COL", ["backgroundColor"]),
    ("box.CEN", ["center"]), ("BO", ["box"]), ("ANIM", ["animator", "animate", "animation"]),
    ("box.radius", ["cornerRadius"]), ("view a inter", ["isUserInteractionEnabled:"]),
    ("box.backgroundColor = BLUE", ["blue", "systemBlue"]), ("set RAT", ["rate"]),
    // In the middle of a word nothing begins, and one letter is too few.
    ("slide.omplete", []), ("box.frame.x", []), ("box.R", []), ("box.0", []),
  ]

  @Test(arguments: fittings)
  func `case does not matter, and words within a word count`(line: String, fitting: [String]) {
    #expect(words(line) == fitting)
  }

  @Test func `what begins so comes first, then what does but for the case, then the rest`() {
    let views = ["view ballRoom", "view Ball", "view footBall", "view ball"]
    #expect(words("show ball", after: views) == ["ballRoom", "ball", "Ball", "footBall"])
    #expect(words("show Ba", after: views) == ["Ball", "ballRoom", "ball", "footBall"])
    #expect(words("show ROOM", after: views + ["view \"My Room\""]) == ["ballRoom", "\"My Room\""])
    #expect(words("show ÉT", after: ["view étoile"]) == ["étoile"])
  }

  @Test func `completing changes nothing`() {
    let session = Session.entered(Answers.stage)
    let before = session.picture
    for row in Self.exact { _ = session.completions(of: row.line, cursor: row.line.utf8.count) }
    #expect(session.picture == before && session.transcript.count == Answers.stage.count)
  }
}
