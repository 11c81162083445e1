import PropertyEngine
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct CompositionTests {
  /// The first value on a stage that differs in any bit from the composition of its parts.
  private func wrongFold(on stage: Stage) -> String? {
    for layer in Preorder(stage.window.layer, \.children) {
      for key in LayerKey.allCases {
        let composition = Composition(AnimatedValue(layer, key))
        let shown = layer.shown(key)
        let folded = composition.steps.reduce(composition.model) { $1.shown(over: $0) }
        guard folded.bits == shown.bits else {
          return "\(key.keyPath) at \(stage.now): \(folded) and \(shown)"
        }
      }
    }
    return nil
  }

  // Checks both ways of computing shown values: each by itself, and all at once.
  private func check(_ stage: Stage, _ seed: Int) {
    #expect(wrongFold(on: stage) == nil, "seed \(seed)")
    stage.pose()
    #expect(wrongFold(on: stage) == nil, "seed \(seed), posed")
  }

  @Test(arguments: 0..<Int(Seeds.count))
  func `the parts of what animators move make what is shown`(seed: Int) {
    let play = ScriptPlay()
    if seed % 2 == 0 { play.stage.keepAccount { _, path in path } }
    for entry in Script(seed: UInt64(seed)).entries {
      play.stage.advance(by: Double(entry.frames) / 60)
      check(play.stage, seed)
      play.make(entry)
      check(play.stage, seed)
    }
  }

  @Test(arguments: 0..<Int(Seeds.count))
  func `the parts of what layers' animations move make what is shown`(seed: Int) {
    let play = LayerScriptPlay()
    if seed % 2 == 0 { play.stage.keepAccount { _, path in path } }
    for entry in LayerScript(seed: UInt64(seed)).entries {
      play.stage.advance(by: Double(entry.frames) / 60)
      check(play.stage, seed)
      play.make(entry)
      check(play.stage, seed)
    }
  }

  @Test(arguments: 0..<Int(Seeds.count))
  func `an account of what layers' animations do changes nothing`(seed: Int) {
    let (plain, kept) = (LayerScriptPlay(), LayerScriptPlay())
    kept.stage.keepAccount { _, path in path }
    for entry in LayerScript(seed: UInt64(seed)).entries {
      for play in [plain, kept] {
        play.stage.advance(by: Double(entry.frames) / 60)
        play.make(entry)
      }
      #expect(plain.bits == kept.bits && plain.heard == kept.heard, "seed \(seed)")
    }
    let told = kept.stage.events.filter { event in
      switch event.kind {
      case .scrubbed, .assigned, .jumped: false
      default: true
      }
    }
    #expect(told == plain.stage.events, "seed \(seed)")
  }

  @Test func `a number has a part for each animation, which says what it adds`() {
    let stage = Stage()
    let view = stage.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
      return view
    }
    stage.advance(by: 0.25)
    let lines = view.layer.compositions(ofKeyPath: "position", member: nil).flatMap(\.lines)
    #expect(lines.map(\.keyPath) == ["position.x", "position.y"])
    #expect(lines[0].model == .number(105) && lines[0].steps.map(\.shown) == [.number(30)])
    #expect(lines[0].steps.map(\.from) == [.number(-100)] && lines[1].steps.isEmpty)
    #expect(lines[0].steps[0].part.share == 0.25 && lines[0].steps[0].progress == 0.25)
  }
}

extension LayerValue {
  fileprivate var bits: [UInt64] {
    switch self {
    case .none: []
    case .numbers(let numbers): (0..<4).map { numbers[$0].bitPattern }
    case .matrix(let matrix):
      [matrix.r1, matrix.r2, matrix.r3, matrix.r4].flatMap { row in
        (0..<4).map { row[$0].bitPattern }
      }
    }
  }
}
