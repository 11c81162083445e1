import Foundation
import PropertyEngine

/// A spring read from another framework's words and moved by that framework's rules, written from
/// its sources and not from the program's.
struct ForeignSpring {
  private var (mass, stiffness, damping) = (1.0, 0.0, 0.0)
  private var velocity = 0.0
  /// Whether more than critical damping counts as critical.
  private var clamps = false
  /// The points of a curve, over the seconds it takes.
  private var curve: (points: [Double], seconds: Double)?

  init?(_ text: String, in dialect: String, way: Double, duration: Double) {
    switch dialect {
    case "UIKit": readUIKit(text, duration)
    case "Core Animation":
      read(text, "mass = ", "stiffness = ", "damping = ")
      velocity = Self.number(text, "initialVelocity = ") ?? 0
      clamps = !text.contains("allowsOverdamping = true")
    case "SwiftUI": readSwiftUI(text)
    case "Android": readAndroid(text, way)
    case "CSS":
      let list = text.split(separator: "(")[1].dropLast().split(separator: ", ")
      curve = (list.compactMap { Double($0) }, Double(text.prefix { $0 != "s" }) ?? 0)
    default: return nil
    }
  }

  /// The moments to look at, in seconds.
  func moments(_ duration: Double) -> [Double] {
    (0...400).map { duration * Double($0) / 400 }
  }

  func progress(at time: Double) -> Double {
    guard let curve else { return closedForm(time) }
    let place = min(time / curve.seconds, 1) * Double(curve.points.count - 1)
    let part = min(Int(place), curve.points.count - 2)
    return curve.points[part]
      + (curve.points[part + 1] - curve.points[part]) * (place - Double(part))
  }

  // The textbooks' closed form.
  private func closedForm(_ t: Double) -> Double {
    let frequency = (stiffness / mass).squareRoot()
    var ratio = damping / (2 * (stiffness * mass).squareRoot())
    if clamps { ratio = min(ratio, 1) }
    let decay = ratio * frequency
    if abs(ratio - 1) < 1e-11 {
      return 1 - exp(-frequency * t) * (1 + (frequency - velocity) * t)
    } else if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return 1 - exp(-decay * t) * (cos(swing * t) + (decay - velocity) / swing * sin(swing * t))
    }
    let split = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (split - decay, -split - decay)
    let b = (velocity + slow) / (fast - slow)
    return 1 + (-1 - b) * exp(slow * t) + b * exp(fast * t)
  }

  // MARK: Reading

  private static func number(_ text: String, _ label: String) -> Double? {
    guard let place = text.range(of: label) else { return nil }
    return Double(text[place.upperBound...].prefix { "-0123456789.".contains($0) })
  }

  private mutating func read(_ text: String, _ mass: String, _ stiffness: String, _ damping: String)
  {
    self.mass = Self.number(text, mass) ?? 1
    self.stiffness = Self.number(text, stiffness) ?? 0
    self.damping = Self.number(text, damping) ?? 0
  }

  // Sets the spring by the seconds of a swing and its share of the critical damping.
  private mutating func seen(_ response: Double, _ ratio: Double) {
    (mass, stiffness) = (1, pow(2 * .pi / response, 2))
    damping = 4 * .pi * ratio / response
  }

  private mutating func seen(_ response: Double, bounce: Double) {
    seen(response, bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  private mutating func readUIKit(_ text: String, _ duration: Double) {
    velocity = Self.number(text, "dx: ") ?? 0
    if let ratio = Self.number(text, "dampingRatio: ") {
      let spring = SpringParameters(
        settlingIn: duration, dampingRatio: ratio, initialVelocity: velocity)
      (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    } else if let response = Self.number(text, "duration: ") {
      seen(response, bounce: Self.number(text, "bounce: ") ?? 0)
    } else {
      clamps = true
      read(text, "mass: ", "stiffness: ", "damping: ")
    }
  }

  private mutating func readSwiftUI(_ text: String) {
    if text.hasPrefix("Spring(") {
      seen(Self.number(text, "duration: ") ?? 0, bounce: Self.number(text, "bounce: ") ?? 0)
    } else if text.hasPrefix(".spring(") {
      seen(Self.number(text, "response: ") ?? 0, Self.number(text, "dampingFraction: ") ?? 0)
    } else {
      clamps = true
      read(text, "mass: ", "stiffness: ", "damping: ")
      velocity = Self.number(text, "initialVelocity: ") ?? 0
    }
  }

  private mutating func readAndroid(_ text: String, _ way: Double) {
    func float(_ label: String) -> Double {
      Self.number(text, label).map { Double(Float($0)) } ?? 0
    }
    stiffness = float("setStiffness(")
    damping = 2 * float("setDampingRatio(") * stiffness.squareRoot()
    velocity = float("setStartVelocity(") / way
  }
}
