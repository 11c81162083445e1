// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func aStaggeredList() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let gap: Double = 0.08
  var cells: [UIView] = []
  for i in 0..<12 {
    let cell = UIView(frame: CGRect(x: 20, y: 60 + Double(i) * 60, width: 350, height: 50))
    cell.alpha = 0
    stage.window.addSubview(cell)
    cells.append(cell)
  }
  for i in 0..<12 {
    UIView.animate(withDuration: 0.4, delay: Double(i) * gap, options: [.curveEaseOut]) {
      cells[i].alpha = 1
      cells[i].center.y -= 20
    }
  }

  stage.advance(by: 1.28)
  for i in 0..<12 {
    let isOdd: Double = (Double(i)).truncatingRemainder(dividingBy: 2)
    if abs(isOdd - 1) <= 0.5 {
      cells[i].backgroundColor = .systemGray
    } else {
      cells[i].backgroundColor = .white
    }
  }
  #expect(
    abs((cells[3].layer.shown.backgroundColor?.components?[0] ?? 0) - 142 / 255) <= 0.000000001)
  #expect(
    abs((cells[3].layer.shown.backgroundColor?.components?[1] ?? 0) - 142 / 255) <= 0.000000001)
  #expect(
    abs((cells[3].layer.shown.backgroundColor?.components?[2] ?? 0) - 147 / 255) <= 0.000000001)
  #expect(abs((cells[3].layer.shown.backgroundColor?.components?[3] ?? 0) - 1) <= 0.000000001)
  #expect(abs((cells[4].layer.shown.backgroundColor?.components?[0] ?? 0) - 1) <= 0.000000001)
  #expect(abs((cells[4].layer.shown.backgroundColor?.components?[1] ?? 0) - 1) <= 0.000000001)
  #expect(abs((cells[4].layer.shown.backgroundColor?.components?[2] ?? 0) - 1) <= 0.000000001)
  #expect(abs((cells[4].layer.shown.backgroundColor?.components?[3] ?? 0) - 1) <= 0.000000001)
}

@Test func aStaggeredList2() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let gap: Double = 0.04
  var cells: [UIView] = []
  for i in 0..<12 {
    let cell = UIView(frame: CGRect(x: 20, y: 60 + Double(i) * 60, width: 350, height: 50))
    cell.alpha = 0
    stage.window.addSubview(cell)
    cells.append(cell)
  }
  for i in 0..<12 {
    UIView.animate(springDuration: 0.4, bounce: 0.2, delay: Double(i) * gap) {
      cells[i].alpha = 1
      cells[i].center.y -= 20
    }
  }

  stage.advance(by: 1.0571275205555555)
  for i in 0..<12 {
    let isOdd: Double = (Double(i)).truncatingRemainder(dividingBy: 2)
    if abs(isOdd - 1) <= 0.5 {
      cells[i].backgroundColor = .systemGray
    } else {
      cells[i].backgroundColor = .white
    }
  }
  #expect(abs(Double(cells[11].layer.shown.opacity) - 1) <= 0.001)
  #expect(abs(cells[11].layer.shown.position.y - 725) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
