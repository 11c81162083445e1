import Testing
import UIKit

@MainActor @Suite struct `inequalities` {
  private let stage = Stage()
  private let board: UIView

  init() {
    let (stage, board) = (
      stage, stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)) }
    )
    self.board = board
    stage.run { stage.window.addSubview(board) }
  }

  private func make(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    board.addSubview(view)
    return view
  }

  private func activate(
    _ constraints: NSLayoutConstraint..., at priority: UILayoutPriority = .required
  ) {
    for constraint in constraints {
      constraint.priority = priority
      constraint.isActive = true
    }
  }

  @Test func `bound a wish, which moves as far as they let it`() {
    let card = stage.run { make() }
    let width = card.widthAnchor.constraint(equalToConstant: 100)
    stage.run {
      activate(width, at: .defaultHigh)
      activate(
        card.leftAnchor.constraint(greaterThanOrEqualTo: board.leftAnchor, constant: 20),
        card.rightAnchor.constraint(lessThanOrEqualTo: board.rightAnchor, constant: -20),
        card.centerXAnchor.constraint(equalTo: board.centerXAnchor))
    }
    #expect(card.frame.minX == 100 && card.frame.width == 100)
    stage.run {
      width.constant = 1000
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { board.layoutIfNeeded() }
    }
    stage.advance(by: 0.5)
    #expect(card.frame.minX == 20 && card.frame.width == 260)
    #expect(card.layer.presentation()?.frame.minX == 60)
    #expect(card.layer.presentation()?.frame.width == 180 && stage.programmerErrors.isEmpty)
  }

  @Test func `of sizes have the other one, a multiple or a number as their bound`() {
    let views = stage.run { (0..<4).map { _ in make() } }
    stage.run {
      for view in views {
        activate(view.widthAnchor.constraint(equalToConstant: 90), at: .defaultLow)
      }
      activate(
        views[0].widthAnchor.constraint(lessThanOrEqualToConstant: 50),
        views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
        views[2].widthAnchor.constraint(
          lessThanOrEqualTo: views[0].widthAnchor, multiplier: 0.5, constant: 5),
        views[3].widthAnchor.constraint(
          greaterThanOrEqualTo: views[1].widthAnchor, multiplier: 2, constant: -40))
    }
    #expect(views.map(\.frame.width) == [50, 120, 30, 200])
  }

  // Stevia's own tests have it so on a device.
  @Test func `of sides hold exactly where nothing else is said`() {
    let (one, other, third) = stage.run { (make(), make(), make()) }
    for view in [one, other, third] { view.bounds.size = CGSize(width: 40, height: 30) }
    stage.run {
      activate(
        one.topAnchor.constraint(lessThanOrEqualTo: board.topAnchor, constant: 23),
        one.rightAnchor.constraint(lessThanOrEqualTo: board.rightAnchor, constant: -74),
        one.rightAnchor.constraint(lessThanOrEqualTo: board.rightAnchor, constant: -50),
        one.heightAnchor.constraint(lessThanOrEqualToConstant: 90),
        other.leftAnchor.constraint(greaterThanOrEqualTo: board.leftAnchor, constant: 9),
        other.leftAnchor.constraint(lessThanOrEqualTo: one.leftAnchor, constant: -10))
      activate(
        third.leftAnchor.constraint(lessThanOrEqualTo: board.leftAnchor, constant: 80),
        third.topAnchor.constraint(greaterThanOrEqualTo: board.topAnchor), at: .defaultLow)
      activate(third.leftAnchor.constraint(equalTo: board.leftAnchor, constant: 60), at: .init(1))
    }
    // Not the farther one, which is met as well; a height is not a side, and a wish is something said.
    #expect(one.frame == CGRect(x: 186, y: 23, width: 40, height: 30))
    #expect(other.frame.minX == 9 && third.frame.minX == 60 && third.frame.minY == 0)
    #expect(stage.programmerErrors.isEmpty)
  }

  @Test func `let go of what holds without them`() {
    let (lower, upper, edge) = stage.run { (make(), make(), make()) }
    stage.run {
      activate(upper.topAnchor.constraint(equalTo: board.topAnchor, constant: 40), at: .defaultHigh)
      activate(lower.topAnchor.constraint(equalTo: board.topAnchor), at: .defaultLow)
      activate(
        lower.topAnchor.constraint(greaterThanOrEqualTo: board.topAnchor, constant: 20),
        upper.topAnchor.constraint(lessThanOrEqualTo: lower.topAnchor, constant: -10))
      activate(edge.leftAnchor.constraint(equalTo: board.leftAnchor, constant: 20), at: .defaultLow)
      activate(
        edge.leftAnchor.constraint(lessThanOrEqualTo: board.leftAnchor, constant: 10),
        edge.leftAnchor.constraint(lessThanOrEqualTo: board.leftAnchor, constant: 5))
    }
    // Not 20 and 10: the lower one goes down until the upper one has its wish.
    #expect(lower.frame.minY == 50 && upper.frame.minY == 40)
    #expect(edge.frame.minX == 5 && stage.programmerErrors.isEmpty)
  }

  // Errors in the order of priorities, the least of which a search over places finds.
  @Test(arguments: 0..<40) func `come as near as a search does`(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    let said: [(one: Int, factor: Double, sign: Int, room: Double)] = (0..<(3 + pick(4))).map { _ in
      (pick(2), [0, 0, -1, 1][pick(4)], pick(3) - 1, Double(pick(17) + 2))
    }
    let cards = stage.run { [make(), make()] }
    try stage.run {
      for (index, (one, factor, sign, room)) in said.enumerated() {
        let relation = try #require(NSLayoutConstraint.Relation(rawValue: sign))
        activate(
          NSLayoutConstraint(
            item: cards[one], attribute: .left, relatedBy: relation,
            toItem: factor == 0 ? board : cards[1 - one], attribute: .left,
            multiplier: factor == 0 ? 1 : factor, constant: room),
          at: UILayoutPriority(Float(900 - index)))
      }
    }
    func errors(_ places: [Double]) -> [Double] {
      said.map { one, factor, sign, room in
        let error = places[one] - factor * places[1 - one] - room
        let far = sign == 0 ? abs(error) : max(error * Double(-sign), 0)
        return (far * 1e4).rounded()
      }
    }
    let found = errors(cards.map { Double($0.frame.minX) })
    let steps = stride(from: -60.0, through: 60, by: 1)
    let isBeaten = steps.contains { x in
      steps.contains { errors([x, $0]).lexicographicallyPrecedes(found) }
    }
    #expect(!isBeaten, "\(said): \(found)")
  }

  @Test func `of a lower priority than an equality give way, and required ones are told`() {
    let card = stage.run { make() }
    stage.run {
      activate(card.heightAnchor.constraint(lessThanOrEqualToConstant: 30), at: .defaultLow)
      activate(card.heightAnchor.constraint(equalToConstant: 70), at: .defaultHigh)
      activate(card.widthAnchor.constraint(equalToConstant: 50))
    }
    #expect(card.frame.size.equalTo(CGSize(width: 50, height: 70)))
    #expect(stage.programmerErrors.isEmpty)
    stage.run { activate(card.widthAnchor.constraint(greaterThanOrEqualToConstant: 60)) }
    #expect(card.frame.width == 50)
    #expect(
      stage.programmerErrors == [
        "the constraint UIView.width >= 60.0 is left out: it contradicts others"
      ])
  }

  @Test func `of hugging and resisting say which of two views stretches or shrinks`() {
    let plate = stage.run { Plate() }
    let (one, other) = stage.run { (make(Plate()), make(plate)) }
    stage.run {
      activate(
        one.leftAnchor.constraint(equalTo: board.leftAnchor),
        other.leftAnchor.constraint(equalTo: one.rightAnchor),
        other.rightAnchor.constraint(equalTo: board.rightAnchor))
      other.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    #expect(one.frame.width == 100 && other.frame.width == 200)
    stage.run {
      board.frame.size.width = 600
      one.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    #expect(one.frame.width == 200 && other.frame.width == 400)
    stage.run {
      one.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      activate(one.heightAnchor.constraint(equalToConstant: 5), at: UILayoutPriority(700))
      activate(other.heightAnchor.constraint(equalToConstant: 5), at: UILayoutPriority(800))
    }
    #expect(one.frame.width == 400 && other.frame.width == 200)
    #expect(one.frame.height == 20 && other.frame.height == 5)
    stage.run { plate.width = 150 }
    #expect(one.frame.width == 450 && other.frame.width == 150)
    #expect(one.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(one.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 31)
  }
}

private final class Plate: UIView {
  var width = 200.0 { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
}
