import TestSupport
import Testing

@testable import HeadlessUIKit

/// A presentation computes its values when they are read; a held one still keeps its moment.
@Suite struct HeldPresentationTests {
  // The results of looking at every frame of a script, and before and after each of its calls.
  private static func look<Seen>(
    through script: LayerScript, _ see: (LayerScriptPlay) -> Seen
  ) -> [Seen] {
    let play = LayerScriptPlay()
    var seen: [Seen] = []
    for entry in script.entries {
      for _ in 0..<min(entry.frames, 4) {
        play.stage.advance(by: Double(entry.frames) / 240)
        seen.append(see(play))
      }
      play.stage.run {
        seen.append(see(play))
        play.make(entry)
        seen.append(see(play))
      }
      seen.append(see(play))
    }
    return seen
  }

  @Test(arguments: 0..<Int(Seeds.count))
  func `what is held shows every value it would show if all had been read at once`(seed: Int) {
    let script = LayerScript(seed: UInt64(seed))
    let read = Self.look(through: script) { play in play.presentations.map { $0.map(play.bits) } }
    var plays: [LayerScriptPlay] = []
    let held = Self.look(through: script) { play in
      plays.append(play)
      return play.presentations
    }
    for (moment, (bits, layers)) in zip(read, held).enumerated() {
      #expect(layers.map { $0.map(plays[0].bits) } == bits, "moment \(moment)")
    }
  }

  private let stage = Stage()
  private let view: UIView
  private var layer: CALayer { view.layer }

  init() {
    let stage = stage
    view = stage.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      return view
    }
  }

  @Test func `it is the same one until something changes`() throws {
    let first = try #require(layer.presentation())
    #expect(layer.presentation() === first)
    stage.run { view.center.x += 1 }
    let second = try #require(layer.presentation())
    #expect(second !== first && second.position.x == first.position.x + 1)
    stage.advance(by: 1)
    #expect(layer.presentation() !== second)
  }

  @Test func `one that nobody holds is used again, also for another layer`() {
    var used: Set<ObjectIdentifier> = []
    func look(at layer: CALayer) {
      let shown = layer.presentation()
      #expect(shown?.model() === layer)
      shown.map { _ = used.insert(ObjectIdentifier($0)) }
    }
    for frame in 0..<100 {
      look(at: frame % 2 == 0 ? layer : stage.window.layer)
      stage.advance(by: 1.0 / 60)
    }
    #expect(used.count == 1)
  }

  @Test func `it keeps what is no number, too`() throws {
    let other = stage.run {
      let other = CALayer()
      stage.window.layer.addSublayer(other)
      (layer.name, layer.masksToBounds, layer.contentsGravity) = ("before", true, .center)
      (layer.speed, layer.duration) = (0.5, 7)
      return other
    }
    let held = try #require(layer.presentation())
    stage.run {
      other.addSublayer(layer)
      (layer.name, layer.masksToBounds, layer.contentsGravity) = ("after", false, .top)
      (layer.speed, layer.duration, layer.delegate) = (2, 8, nil)
    }
    #expect(held.name == "before" && held.masksToBounds && held.contentsGravity == .center)
    #expect(held.speed == 0.5 && held.duration == 7 && held.delegate === view)
    #expect(held.superlayer?.model() === stage.window.layer)
    let now = try #require(layer.presentation())
    #expect(now.name == "after" && !now.masksToBounds && now.contentsGravity == .top)
    #expect(now.speed == 2 && now.duration == 8 && now.delegate == nil)
    #expect(now.superlayer?.model() === other)
  }

  @Test func `it keeps nothing alive but what somebody holds`() {
    weak var gone: CALayer?
    stage.run {
      let layer = CALayer()
      gone = layer
      stage.window.layer.addSublayer(layer)
      CATransaction.flush()
      #expect(layer.presentation()?.position == .zero)
      layer.removeFromSuperlayer()
    }
    stage.advance(by: 1)
    #expect(gone == nil)
  }
}
