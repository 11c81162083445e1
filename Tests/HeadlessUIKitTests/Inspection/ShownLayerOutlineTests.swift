import Testing

@testable import HeadlessUIKit

@Suite struct `The outline of a shown layer` {
  let stage = Stage()

  private func add(_ frame: CGRect, in parent: UIView? = nil) -> UIView {
    stage.run {
      let view = UIView(frame: frame)
      (parent ?? stage.window).addSubview(view)
      return view
    }
  }

  private func outline(of view: UIView) -> [CGPoint]? {
    stage.shownLayers.first { $0.layer === view.layer }?.outline
  }

  @Test func `is its corners where nothing cuts`() {
    let desk = add(CGRect(x: 20, y: 30, width: 100, height: 100))
    let card = add(CGRect(x: 90, y: 10, width: 40, height: 20), in: desk)
    stage.run { card.transform = CGAffineTransform(rotationAngle: 1) }
    #expect(stage.shownLayers.allSatisfy { $0.outline == $0.corners })
  }

  @Test func `ends at the bounds of a view that clips, far above as well`() {
    let desk = add(CGRect(x: 20, y: 30, width: 100, height: 100))
    let tray = add(CGRect(x: 50, y: 0, width: 100, height: 100), in: desk)
    let card = add(CGRect(x: 30, y: 10, width: 40, height: 20), in: tray)
    stage.run { desk.clipsToBounds = true }
    #expect(
      outline(of: card) == [
        CGPoint(x: 100, y: 40), CGPoint(x: 120, y: 40), CGPoint(x: 120, y: 60),
        CGPoint(x: 100, y: 60),
      ])
    #expect(outline(of: desk)?.count == 4)
  }

  @Test func `has more corners where a turned one is cut, and none where all of it is`() {
    let desk = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let turned = add(CGRect(x: 70, y: 30, width: 40, height: 40), in: desk)
    let away = add(CGRect(x: 100, y: 0, width: 40, height: 40), in: desk)
    stage.run {
      turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
      desk.clipsToBounds = true
    }
    let corners = outline(of: turned) ?? []
    #expect(corners.count == 5 && corners.allSatisfy { $0.x <= 100 })
    #expect(corners.filter { $0.x == 100 }.count == 2)
    #expect((outline(of: away) ?? []).count < 3)
  }

  @Test func `is cut where it reaches behind the eye, and ends at the window's edge`() {
    let room = add(CGRect(x: 100, y: 100, width: 200, height: 200))
    let door = add(CGRect(x: 0, y: 50, width: 200, height: 100), in: room)
    stage.run {
      room.layer.sublayerTransform.m34 = -1 / 50
      door.transform3D = CATransform3DMakeRotation(1.2, 0, 1, 0)
    }
    let shown = stage.shownLayers.last
    #expect(shown?.outline != shown?.corners && shown?.outline.count ?? 0 >= 3)
    #expect(
      shown?.outline.allSatisfy { (0...390).contains($0.x) && (0...844).contains($0.y) } == true)
  }

  @Test func `a presentation answers what is kept as its layer does`() {
    let desk = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.run { desk.layer.masksToBounds = true }
    let presentation = desk.layer.presentation()
    #expect(presentation?.masksToBounds == true)
    presentation?.masksToBounds = false
    #expect(desk.clipsToBounds)
  }
}
