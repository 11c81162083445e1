import Testing
import UIKit

@MainActor @Suite struct `a slider and a switch` {
  private let stage = Stage()

  @Test func `keep a number between two ends`() {
    let slider = stage.run { UISlider() }
    var events = 0
    stage.run { slider.addAction(UIAction { _ in events += 1 }, for: .valueChanged) }
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    #expect(slider.isContinuous)
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(7, animated: true)
    #expect(slider.value == 7)
    slider.minimumValue = 8
    #expect(slider.value == 8)
    // An end that passes the other one takes it along.
    slider.minimumValue = 12
    #expect(slider.maximumValue == 12 && slider.value == 12)
    slider.maximumValue = 5
    #expect(slider.minimumValue == 5 && slider.value == 5 && events == 0)
    stage.run { slider.sendActions(for: .valueChanged) }
    #expect(events == 1)
  }

  @Test func `are turned over by a tap`() {
    let light = stage.run { UISwitch(frame: CGRect(x: 20, y: 30, width: 1, height: 1)) }
    var events: [String] = []
    stage.run {
      light.addAction(UIAction { _ in events.append("changed \(light.isOn)") }, for: .valueChanged)
      light.addAction(UIAction { _ in events.append("lifted") }, for: .touchUpInside)
      stage.window.addSubview(light)
    }
    #expect(light.frame == CGRect(x: 20, y: 30, width: 51, height: 31) && !light.isOn)
    #expect(light.intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(light.sizeThatFits(.zero) == light.bounds.size)
    light.setOn(true, animated: true)
    #expect(light.isOn && events.isEmpty)
    stage.touch(light, taps: 1)
    stage.advance(by: 1)
    #expect(!light.isOn && events == ["changed false", "lifted"])
    // A finger that leaves it changes nothing.
    stage.touch(light, by: CGVector(dx: 200, dy: 0), over: 0.2)
    stage.advance(by: 1)
    #expect(!light.isOn && events.count == 2)
    stage.run { light.isEnabled = false }
    stage.touch(light, taps: 1)
    stage.advance(by: 1)
    #expect(!light.isOn && events.count == 2)
  }
}
