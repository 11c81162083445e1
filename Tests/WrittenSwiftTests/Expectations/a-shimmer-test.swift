// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func aShimmer() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let row0 = UIView(frame: CGRect(x: 20, y: 100 + 0 * 80, width: 350, height: 60))
  row0.layer.cornerRadius = 8
  row0.backgroundColor = .systemGray
  row0.clipsToBounds = true
  stage.window.addSubview(row0)
  let row1 = UIView(frame: CGRect(x: 20, y: 100 + 1 * 80, width: 350, height: 60))
  row1.layer.cornerRadius = 8
  row1.backgroundColor = .systemGray
  row1.clipsToBounds = true
  stage.window.addSubview(row1)
  let row2 = UIView(frame: CGRect(x: 20, y: 100 + 2 * 80, width: 350, height: 60))
  row2.layer.cornerRadius = 8
  row2.backgroundColor = .systemGray
  row2.clipsToBounds = true
  stage.window.addSubview(row2)
  let row3 = UIView(frame: CGRect(x: 20, y: 100 + 3 * 80, width: 350, height: 60))
  row3.layer.cornerRadius = 8
  row3.backgroundColor = .systemGray
  row3.clipsToBounds = true
  stage.window.addSubview(row3)
  let band0 = UIView(frame: CGRect(x: -80, y: 0, width: 80, height: 60))
  band0.backgroundColor = .white
  band0.alpha = 0.5
  row0.addSubview(band0)
  let band1 = UIView(frame: CGRect(x: -80, y: 0, width: 80, height: 60))
  band1.backgroundColor = .white
  band1.alpha = 0.5
  row1.addSubview(band1)
  let band2 = UIView(frame: CGRect(x: -80, y: 0, width: 80, height: 60))
  band2.backgroundColor = .white
  band2.alpha = 0.5
  row2.addSubview(band2)
  let band3 = UIView(frame: CGRect(x: -80, y: 0, width: 80, height: 60))
  band3.backgroundColor = .white
  band3.alpha = 0.5
  row3.addSubview(band3)
  UIView.animate(withDuration: 1.2, delay: 0 * 0.1, options: [.curveLinear, .repeat]) {
    band0.center.x = 390
  }
  UIView.animate(withDuration: 1.2, delay: 1 * 0.1, options: [.curveLinear, .repeat]) {
    band1.center.x = 390
  }
  UIView.animate(withDuration: 1.2, delay: 2 * 0.1, options: [.curveLinear, .repeat]) {
    band2.center.x = 390
  }
  UIView.animate(withDuration: 1.2, delay: 3 * 0.1, options: [.curveLinear, .repeat]) {
    band3.center.x = 390
  }
  UIView.animate(withDuration: 0.3) {
    row0.alpha = 0
    row1.alpha = 0
    row2.alpha = 0
    row3.alpha = 0
  }

  stage.advance(by: 0.3)
  band0.removeFromSuperview()
  band1.removeFromSuperview()
  band2.removeFromSuperview()
  band3.removeFromSuperview()

  stage.advance(by: 0)
}
