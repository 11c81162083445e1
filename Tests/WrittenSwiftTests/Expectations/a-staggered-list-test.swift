// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func aStaggeredList() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let gap: Double = 0.08
  let cell0 = UIView(frame: CGRect(x: 20, y: 60 + 0 * 60, width: 350, height: 50))
  cell0.alpha = 0
  stage.window.addSubview(cell0)
  let cell1 = UIView(frame: CGRect(x: 20, y: 60 + 1 * 60, width: 350, height: 50))
  cell1.alpha = 0
  stage.window.addSubview(cell1)
  let cell2 = UIView(frame: CGRect(x: 20, y: 60 + 2 * 60, width: 350, height: 50))
  cell2.alpha = 0
  stage.window.addSubview(cell2)
  let cell3 = UIView(frame: CGRect(x: 20, y: 60 + 3 * 60, width: 350, height: 50))
  cell3.alpha = 0
  stage.window.addSubview(cell3)
  let cell4 = UIView(frame: CGRect(x: 20, y: 60 + 4 * 60, width: 350, height: 50))
  cell4.alpha = 0
  stage.window.addSubview(cell4)
  let cell5 = UIView(frame: CGRect(x: 20, y: 60 + 5 * 60, width: 350, height: 50))
  cell5.alpha = 0
  stage.window.addSubview(cell5)
  let cell6 = UIView(frame: CGRect(x: 20, y: 60 + 6 * 60, width: 350, height: 50))
  cell6.alpha = 0
  stage.window.addSubview(cell6)
  let cell7 = UIView(frame: CGRect(x: 20, y: 60 + 7 * 60, width: 350, height: 50))
  cell7.alpha = 0
  stage.window.addSubview(cell7)
  let cell8 = UIView(frame: CGRect(x: 20, y: 60 + 8 * 60, width: 350, height: 50))
  cell8.alpha = 0
  stage.window.addSubview(cell8)
  let cell9 = UIView(frame: CGRect(x: 20, y: 60 + 9 * 60, width: 350, height: 50))
  cell9.alpha = 0
  stage.window.addSubview(cell9)
  let cell10 = UIView(frame: CGRect(x: 20, y: 60 + 10 * 60, width: 350, height: 50))
  cell10.alpha = 0
  stage.window.addSubview(cell10)
  let cell11 = UIView(frame: CGRect(x: 20, y: 60 + 11 * 60, width: 350, height: 50))
  cell11.alpha = 0
  stage.window.addSubview(cell11)
  UIView.animate(withDuration: 0.4, delay: 0 * gap, options: [.curveEaseOut]) {
    cell0.alpha = 1
    cell0.center.y -= 20
  }
  UIView.animate(withDuration: 0.4, delay: 1 * gap, options: [.curveEaseOut]) {
    cell1.alpha = 1
    cell1.center.y -= 20
  }
  UIView.animate(withDuration: 0.4, delay: 2 * gap, options: [.curveEaseOut]) {
    cell2.alpha = 1
    cell2.center.y -= 20
  }
  UIView.animate(withDuration: 0.4, delay: 3 * gap, options: [.curveEaseOut]) {
    cell3.alpha = 1
    cell3.center.y -= 20
  }
  UIView.animate(withDuration: 0.4, delay: 4 * gap, options: [.curveEaseOut]) {
    cell4.alpha = 1
    cell4.center.y -= 20
  }
  UIView.animate(withDuration: 0.4, delay: 5 * gap, options: [.curveEaseOut]) {
    cell5.alpha = 1
    cell5.center.y -= 20
  }
  UIView.animate(withDuration: 0.4, delay: 6 * gap, options: [.curveEaseOut]) {
    cell6.alpha = 1
    cell6.center.y -= 20
  }
  UIView.animate(withDuration: 0.4, delay: 7 * gap, options: [.curveEaseOut]) {
    cell7.alpha = 1
    cell7.center.y -= 20
  }
  UIView.animate(withDuration: 0.4, delay: 8 * gap, options: [.curveEaseOut]) {
    cell8.alpha = 1
    cell8.center.y -= 20
  }
  UIView.animate(withDuration: 0.4, delay: 9 * gap, options: [.curveEaseOut]) {
    cell9.alpha = 1
    cell9.center.y -= 20
  }
  UIView.animate(withDuration: 0.4, delay: 10 * gap, options: [.curveEaseOut]) {
    cell10.alpha = 1
    cell10.center.y -= 20
  }
  UIView.animate(withDuration: 0.4, delay: 11 * gap, options: [.curveEaseOut]) {
    cell11.alpha = 1
    cell11.center.y -= 20
  }

  stage.advance(by: 1.28)
  if abs(0 - 1) <= 0.5 {
    cell0.backgroundColor = .systemGray
  } else {
    cell0.backgroundColor = .white
  }
  if abs(1 - 1) <= 0.5 {
    cell1.backgroundColor = .systemGray
  } else {
    cell1.backgroundColor = .white
  }
  if abs(0 - 1) <= 0.5 {
    cell2.backgroundColor = .systemGray
  } else {
    cell2.backgroundColor = .white
  }
  if abs(1 - 1) <= 0.5 {
    cell3.backgroundColor = .systemGray
  } else {
    cell3.backgroundColor = .white
  }
  if abs(0 - 1) <= 0.5 {
    cell4.backgroundColor = .systemGray
  } else {
    cell4.backgroundColor = .white
  }
  if abs(1 - 1) <= 0.5 {
    cell5.backgroundColor = .systemGray
  } else {
    cell5.backgroundColor = .white
  }
  if abs(0 - 1) <= 0.5 {
    cell6.backgroundColor = .systemGray
  } else {
    cell6.backgroundColor = .white
  }
  if abs(1 - 1) <= 0.5 {
    cell7.backgroundColor = .systemGray
  } else {
    cell7.backgroundColor = .white
  }
  if abs(0 - 1) <= 0.5 {
    cell8.backgroundColor = .systemGray
  } else {
    cell8.backgroundColor = .white
  }
  if abs(1 - 1) <= 0.5 {
    cell9.backgroundColor = .systemGray
  } else {
    cell9.backgroundColor = .white
  }
  if abs(0 - 1) <= 0.5 {
    cell10.backgroundColor = .systemGray
  } else {
    cell10.backgroundColor = .white
  }
  if abs(1 - 1) <= 0.5 {
    cell11.backgroundColor = .systemGray
  } else {
    cell11.backgroundColor = .white
  }
  #expect(abs((cell3.layer.shown.backgroundColor?.components?[0] ?? 0) - 142 / 255) <= 0.000000001)
  #expect(abs((cell3.layer.shown.backgroundColor?.components?[1] ?? 0) - 142 / 255) <= 0.000000001)
  #expect(abs((cell3.layer.shown.backgroundColor?.components?[2] ?? 0) - 147 / 255) <= 0.000000001)
  #expect(abs((cell3.layer.shown.backgroundColor?.components?[3] ?? 0) - 1) <= 0.000000001)
  #expect(abs((cell4.layer.shown.backgroundColor?.components?[0] ?? 0) - 1) <= 0.000000001)
  #expect(abs((cell4.layer.shown.backgroundColor?.components?[1] ?? 0) - 1) <= 0.000000001)
  #expect(abs((cell4.layer.shown.backgroundColor?.components?[2] ?? 0) - 1) <= 0.000000001)
  #expect(abs((cell4.layer.shown.backgroundColor?.components?[3] ?? 0) - 1) <= 0.000000001)
}

@Test func aStaggeredList2() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let gap: Double = 0.04
  let cell0 = UIView(frame: CGRect(x: 20, y: 60 + 0 * 60, width: 350, height: 50))
  cell0.alpha = 0
  stage.window.addSubview(cell0)
  let cell1 = UIView(frame: CGRect(x: 20, y: 60 + 1 * 60, width: 350, height: 50))
  cell1.alpha = 0
  stage.window.addSubview(cell1)
  let cell2 = UIView(frame: CGRect(x: 20, y: 60 + 2 * 60, width: 350, height: 50))
  cell2.alpha = 0
  stage.window.addSubview(cell2)
  let cell3 = UIView(frame: CGRect(x: 20, y: 60 + 3 * 60, width: 350, height: 50))
  cell3.alpha = 0
  stage.window.addSubview(cell3)
  let cell4 = UIView(frame: CGRect(x: 20, y: 60 + 4 * 60, width: 350, height: 50))
  cell4.alpha = 0
  stage.window.addSubview(cell4)
  let cell5 = UIView(frame: CGRect(x: 20, y: 60 + 5 * 60, width: 350, height: 50))
  cell5.alpha = 0
  stage.window.addSubview(cell5)
  let cell6 = UIView(frame: CGRect(x: 20, y: 60 + 6 * 60, width: 350, height: 50))
  cell6.alpha = 0
  stage.window.addSubview(cell6)
  let cell7 = UIView(frame: CGRect(x: 20, y: 60 + 7 * 60, width: 350, height: 50))
  cell7.alpha = 0
  stage.window.addSubview(cell7)
  let cell8 = UIView(frame: CGRect(x: 20, y: 60 + 8 * 60, width: 350, height: 50))
  cell8.alpha = 0
  stage.window.addSubview(cell8)
  let cell9 = UIView(frame: CGRect(x: 20, y: 60 + 9 * 60, width: 350, height: 50))
  cell9.alpha = 0
  stage.window.addSubview(cell9)
  let cell10 = UIView(frame: CGRect(x: 20, y: 60 + 10 * 60, width: 350, height: 50))
  cell10.alpha = 0
  stage.window.addSubview(cell10)
  let cell11 = UIView(frame: CGRect(x: 20, y: 60 + 11 * 60, width: 350, height: 50))
  cell11.alpha = 0
  stage.window.addSubview(cell11)
  UIView.animate(springDuration: 0.4, bounce: 0.2, delay: 0 * gap) {
    cell0.alpha = 1
    cell0.center.y -= 20
  }
  UIView.animate(springDuration: 0.4, bounce: 0.2, delay: 1 * gap) {
    cell1.alpha = 1
    cell1.center.y -= 20
  }
  UIView.animate(springDuration: 0.4, bounce: 0.2, delay: 2 * gap) {
    cell2.alpha = 1
    cell2.center.y -= 20
  }
  UIView.animate(springDuration: 0.4, bounce: 0.2, delay: 3 * gap) {
    cell3.alpha = 1
    cell3.center.y -= 20
  }
  UIView.animate(springDuration: 0.4, bounce: 0.2, delay: 4 * gap) {
    cell4.alpha = 1
    cell4.center.y -= 20
  }
  UIView.animate(springDuration: 0.4, bounce: 0.2, delay: 5 * gap) {
    cell5.alpha = 1
    cell5.center.y -= 20
  }
  UIView.animate(springDuration: 0.4, bounce: 0.2, delay: 6 * gap) {
    cell6.alpha = 1
    cell6.center.y -= 20
  }
  UIView.animate(springDuration: 0.4, bounce: 0.2, delay: 7 * gap) {
    cell7.alpha = 1
    cell7.center.y -= 20
  }
  UIView.animate(springDuration: 0.4, bounce: 0.2, delay: 8 * gap) {
    cell8.alpha = 1
    cell8.center.y -= 20
  }
  UIView.animate(springDuration: 0.4, bounce: 0.2, delay: 9 * gap) {
    cell9.alpha = 1
    cell9.center.y -= 20
  }
  UIView.animate(springDuration: 0.4, bounce: 0.2, delay: 10 * gap) {
    cell10.alpha = 1
    cell10.center.y -= 20
  }
  UIView.animate(springDuration: 0.4, bounce: 0.2, delay: 11 * gap) {
    cell11.alpha = 1
    cell11.center.y -= 20
  }

  stage.advance(by: 1.0571275205555555)
  if abs(0 - 1) <= 0.5 {
    cell0.backgroundColor = .systemGray
  } else {
    cell0.backgroundColor = .white
  }
  if abs(1 - 1) <= 0.5 {
    cell1.backgroundColor = .systemGray
  } else {
    cell1.backgroundColor = .white
  }
  if abs(0 - 1) <= 0.5 {
    cell2.backgroundColor = .systemGray
  } else {
    cell2.backgroundColor = .white
  }
  if abs(1 - 1) <= 0.5 {
    cell3.backgroundColor = .systemGray
  } else {
    cell3.backgroundColor = .white
  }
  if abs(0 - 1) <= 0.5 {
    cell4.backgroundColor = .systemGray
  } else {
    cell4.backgroundColor = .white
  }
  if abs(1 - 1) <= 0.5 {
    cell5.backgroundColor = .systemGray
  } else {
    cell5.backgroundColor = .white
  }
  if abs(0 - 1) <= 0.5 {
    cell6.backgroundColor = .systemGray
  } else {
    cell6.backgroundColor = .white
  }
  if abs(1 - 1) <= 0.5 {
    cell7.backgroundColor = .systemGray
  } else {
    cell7.backgroundColor = .white
  }
  if abs(0 - 1) <= 0.5 {
    cell8.backgroundColor = .systemGray
  } else {
    cell8.backgroundColor = .white
  }
  if abs(1 - 1) <= 0.5 {
    cell9.backgroundColor = .systemGray
  } else {
    cell9.backgroundColor = .white
  }
  if abs(0 - 1) <= 0.5 {
    cell10.backgroundColor = .systemGray
  } else {
    cell10.backgroundColor = .white
  }
  if abs(1 - 1) <= 0.5 {
    cell11.backgroundColor = .systemGray
  } else {
    cell11.backgroundColor = .white
  }
  #expect(abs(Double(cell11.layer.shown.opacity) - 1) <= 0.001)
  #expect(abs(cell11.layer.shown.position.y - 725) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
