import HeadlessUIKit

/// How the engine's costs grow with the number of things.
enum EngineGrowth {
  static let all = [
    Growth.line("a frame of N animators") { frame($0) },
    Growth.line("stop of each of N running animators") {
      EndingLines.stops($0, of: $0, isForEach: false)
    },
    Growth.line("finish of each of N running animators") {
      EndingLines.stops($0, of: $0, isForEach: false) {
        $0.stopAnimation(false)
        $0.finishAnimation(at: .current)
      }
    },
    Growth.line("one stop among N running animators", isForEach: true) {
      EndingLines.stops(50, of: $0, isForEach: true)
    },
    Growth.line("N animators end at one moment") { EndingLines.atOnce($0) },
    Growth.line("N animators, from making to end", contestant: lives),
    Growth.line("N UIView.animate of one property, time standing") { LifeLines.animates($0) },
    Growth.line("N animations attached to one layer", contestant: attached),
    Growth.line("a chain of N steps") { whole(LifeLines.chain($0), $0) },
    Growth.line("N views added and removed", contestant: added),
    Growth.line("N views in each other", contestant: nested),
    Growth.line("N animate blocks after each other, read each time", contestant: reads),
  ]

  private static func whole(_ contestant: Contestant, _ count: Int) -> Contestant {
    Contestant(name: contestant.name, operations: 1, isProgram: false) {
      var cost = try contestant.turn()
      cost.nanoseconds *= Double(count)
      return cost
    }
  }

  /// Computes four frames of `count` numbers, moved by an animator each or together by one.
  static func frame(
    _ count: Int, _ timing: any UITimingCurveProvider = FrameLines.curve, together: Bool = false
  ) -> Contestant {
    let crowd = Crowd(count)
    return Contestant("engine") {
      crowd.reset()
      if together { crowd.startTogether(timing) } else { crowd.startEach(timing) }
      crowd.stage.advance(by: Reference.spread)
      crowd.stage.pose()
      return { for _ in 0..<4 { crowd.tick() } }
    }
  }

  /// Makes and starts `count` animators, and lets them end.
  static func lives(_ count: Int) -> Contestant {
    let crowd = Crowd(count)
    return Contestant("engine") {
      crowd.reset()
      return {
        crowd.startEach(FrameLines.curve)
        crowd.stage.advance(by: 2)
      }
    }
  }

  // Each animation has its own key, and all still run when the last one is added.
  private static func attached(_ count: Int) -> Contestant {
    Contestant("engine") {
      let crowd = Crowd(1)
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
      return {
        for index in 0..<count {
          crowd.stage.run { crowd.views[0].layer.add(animation, forKey: "\(index)") }
        }
      }
    }
  }

  private static func added(_ count: Int) -> Contestant {
    Contestant("engine") {
      {
        let crowd = Crowd(count)
        crowd.stage.run { crowd.views.forEach { $0.removeFromSuperview() } }
      }
    }
  }

  // Adds each view to the one before, in its own turn, and at the end reads the last one's place.
  private static func nested(_ count: Int) -> Contestant {
    Contestant("engine") {
      let stage = Stage()
      return {
        var inner: UIView = stage.window
        for _ in 0..<count {
          stage.run {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            inner.addSubview(view)
            inner = view
          }
        }
        precondition(inner.layer.presentation() != nil)
      }
    }
  }

  // Starts each block in its own turn, and reads what is shown in between as a printing shell does.
  private static func reads(_ count: Int) -> Contestant {
    let crowd = Crowd(count)
    return Contestant("engine") {
      crowd.reset()
      return {
        for view in crowd.views {
          crowd.stage.run { UIView.animate(withDuration: 1) { view.center.x += 100 } }
          crowd.stage.advance(by: 1e-6)
          precondition(view.layer.presentation() != nil)
        }
      }
    }
  }
}
