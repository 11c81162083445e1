import TestSupport

// Entries about layers and their animations, and about chains.
extension RandomEntries {
  mutating func layerEntry(_ names: Known) -> String {
    guard !names.layers.isEmpty, random.number(0...9) > 0 else {
      let kind = random.pick([
        "layer", "layer", "shape", "gradient",
      ])
      let own = [
        "shape": "path: oval(0, 0, 20, 10) strokeColor: blue strokeEnd: 0.4",
        "gradient": "colors: (red, blue) locations: (0, 0.5)",
      ]
      return "\(kind) \(fresh("l")) frame: (\(random.number(0...50)), 0, 20, 10) "
        + "backgroundColor: red \(own[kind] ?? "")"
    }
    guard !names.animations.isEmpty, random.number(0...9) > 1 else { return animation() }
    let layer = random.pick(names.layers)
    let target = random.chance(50) ? layer : random.pick(names.views)
    let animation = random.pick(names.animations)
    switch random.number(0...11) {
    case 0...3:
      return "attach \(animation) to: \(target)" + random.pick(["", "", " key: \"a key\""])
    case 4: return "detach \(target)"
    case 5: return "group \(fresh("g")) \(duration()) \(animation) \(random.pick(names.animations))"
    case 6:
      return "transaction \(duration()) \(random.pick(["", "easeIn "])){ \(change(layer)) } "
        + random.pick(["", "completion: { \(target).layer }", "completion: { }"])
        .replacing("\(layer).layer", with: layer)
    case 7:
      return "\(random.pick(["\(layer)", "\(random.pick(names.views)).layer"]))"
        + random.pick([
          ".speed = 0", ".speed = 1", ".speed = 2", ".timeOffset = 0.3", ".beginTime = 0.5",
        ])
    case 8: return keyframes(names)
    case 9: return "on \(random.pick(names.views)).layer \(animation) \(firedBlock(names))"
    default: return change(layer)
    }
  }

  private mutating func animation() -> String {
    let name = fresh("k")
    let what = random.pick([
      "opacity to: 0.2", "position.x by: 40", "position.x values: (0, 10, -10, 0)",
      "transform.rotation.z from: 0 to: 7", "cornerRadius from: 3", "bounds.size to: (5, 5)",
      "backgroundColor to: blue", "opacity values: (1, 0, 0.5) mode: cubic",
      "strokeEnd to: 1", "colors to: (green, white)", "path to: oval(5, 5, 30, 30)",
    ])
    let options = random.pick([
      "", " isAdditive", " autoreverses", " repeatCount: 2.5", " isCumulative repeatCount: 2",
      " fillMode: forwards isRemovedOnCompletion: false", " beginTime: 0.4s", " speed: 2",
    ])
    return
      "animation \(name) \(what) \(duration())\(random.pick(["", " easeIn", " linear"]))\(options)"
  }

  private mutating func change(_ layer: String) -> String {
    let number = random.number(-40...40)
    return layer
      + random.pick([
        ".position.x += \(number)", ".opacity = 0.3", ".transform = scale(1.5)",
        ".cornerRadius = 4",
        ".backgroundColor = green", ".bounds.size = (\(abs(number)), 4)", ".zPosition = 3",
        ".isHidden = true", ".transform.rotation.z = 1", ".opacity = 1",
      ])
  }

  private mutating func keyframes(_ names: Known) -> String {
    "keyframes \(duration())\(timing()) \(random.pick(["", "mode: cubic ", "mode: discrete "]))"
      + "{ at 0% for: 50% \(block(names)); at \(random.pick(["50%", "25%"])) for: 30% "
      + "\(block(names)) }"
  }

  mutating func chainEntry(_ names: Known) -> String {
    guard let chain = names.chains.last, random.number(0...9) > 2 else {
      let name = fresh("c")
      let count = random.number(1...4)
      let steps = (0..<count).map { _ in step(names, name) }
      return "chain \(name) { \(steps.joined(separator: "; ")) }"
    }
    return random.pick([
      "perform \(chain)", "perform \(chain)", "pause \(chain)", "start \(chain)",
      "scrub \(chain) \(random.number(0...20) * 5)%",
      "scrub \(chain) \(random.number(0...20) * 5)%",
      "reverse \(chain)", "resume \(chain)", "decay \(chain)", "stop \(chain)",
      "pause \(chain); scrub \(chain) 40%",
    ])
  }

  private mutating func step(_ names: Known, _ chain: String) -> String {
    switch random.number(0...9) {
    case 0: return "do \(firedBlock(names))"
    case 1: return "wait timeout: \(duration())"
    case 2: return "wait { after 0.4s { resume \(chain) } }"
    case 3: return "and \(duration())\(timing()) \(block(names))"
    default: return "then \(duration())\(timing()) \(block(names))"
    }
  }
}
