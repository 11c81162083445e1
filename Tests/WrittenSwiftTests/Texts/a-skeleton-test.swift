// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func aSkeleton() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 20, y: 100, width: 350, height: 140))
  card.backgroundColor = .white
  card.layer.cornerRadius = 12
  stage.window.addSubview(card)
  var bars: [UIView] = []
  for i in 0..<3 {
    let bar = UIView(
      frame: CGRect(x: 16, y: 20 + 36 * Double(i), width: 318 - 60 * Double(i), height: 20))
    bar.backgroundColor = .systemGray5
    bar.layer.cornerRadius = 6
    card.addSubview(bar)
    bars.append(bar)
  }
  var lines: [UIView] = []
  for i in 0..<3 {
    let line = UIView(
      frame: CGRect(x: 16, y: 20 + 36 * Double(i), width: 318 - 60 * Double(i), height: 20))
    line.backgroundColor = .black
    line.alpha = 0
    card.addSubview(line)
    lines.append(line)
  }
  let pulse = CABasicAnimation(keyPath: "opacity")
  pulse.fromValue = 1
  pulse.toValue = 0.4
  pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  pulse.duration = 0.8
  pulse.repeatCount = .greatestFiniteMagnitude
  pulse.autoreverses = true
  // add pulse to: bar0 after: i * 0.15s
  #error("Not translated: what it names is known when it runs")
  // add pulse to: bar1 after: i * 0.15s
  #error("Not translated: what it names is known when it runs")
  // add pulse to: bar2 after: i * 0.15s
  #error("Not translated: what it names is known when it runs")

  stage.advance(by: 2)
  // let now = shown(bar0.alpha)
  #error("Not translated: it depends on 'bar0', which is not translated")
  // detach bar0
  #error("Not translated: it depends on 'bar0', which is not translated")
  // bar0.alpha = now
  #error("Not translated: it depends on 'bar0', which is not translated")
  // let now = shown(bar1.alpha)
  #error("Not translated: it depends on 'bar1', which is not translated")
  // detach bar1
  #error("Not translated: it depends on 'bar1', which is not translated")
  // bar1.alpha = now
  #error("Not translated: it depends on 'bar1', which is not translated")
  // let now = shown(bar2.alpha)
  #error("Not translated: it depends on 'bar2', which is not translated")
  // detach bar2
  #error("Not translated: it depends on 'bar2', which is not translated")
  // bar2.alpha = now
  #error("Not translated: it depends on 'bar2', which is not translated")
  // animate 0.3s delay: i * 0.05s { "bar\(i)".alpha = 0; "line\(i)".alpha = 1 }
  #error("Not translated: it depends on 'bar0', which is not translated")
  // animate 0.3s delay: i * 0.05s { "bar\(i)".alpha = 0; "line\(i)".alpha = 1 }
  #error("Not translated: it depends on 'bar1', which is not translated")
  // animate 0.3s delay: i * 0.05s { "bar\(i)".alpha = 0; "line\(i)".alpha = 1 }
  #error("Not translated: it depends on 'bar2', which is not translated")
  // expect continuous bar1.alpha: it depends on 'bar1', which is not translated

  stage.advance(by: 0.4)
  #expect(abs(Double(lines[2].layer.shown.opacity) - 1) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
