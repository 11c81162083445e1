/// A layer that shows the layers in it several times, the later copies above the earlier ones.
///
/// Pictures of a stage draw the copies. Added animations and actions can animate the values. Apple:
/// quartzcore/careplicatorlayer.
open class CAReplicatorLayer: CALayer {
  private static let animated: Set = [
    "instanceAlphaOffset", "instanceBlueOffset", "instanceColor", "instanceDelay",
    "instanceGreenOffset", "instanceRedOffset", "instanceTransform",
  ]

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "instanceColor": CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    case "instanceTransform": CATransform3DIdentity
    case _ where animated.contains(key): NSNumber(value: 0.0)
    default: super.defaultValue(forKey: key)
    }
  }

  open override class func defaultAction(forKey event: String) -> (any CAAction)? {
    animated.contains(event) ? DefaultActions.basic(event) : super.defaultAction(forKey: event)
  }

  /// The number of copies, the layers themselves included (default: 1); of more than 1,000 the
  /// first are drawn (choice).
  open var instanceCount: Int {
    get { (value(forKey: "instanceCount") as? NSNumber)?.intValue ?? 1 }
    set { setValue(newValue, forKey: "instanceCount") }
  }

  /// The transform from each copy to the next, about the anchor point (default: the identity).
  open var instanceTransform: CATransform3D {
    get { value(forKey: "instanceTransform") as? CATransform3D ?? CATransform3DIdentity }
    set { setValue(newValue, forKey: "instanceTransform") }
  }

  /// The delay of each copy after the one before, in seconds (default: 0).
  open var instanceDelay: CFTimeInterval {
    get { number("instanceDelay") }
    set { setValue(newValue, forKey: "instanceDelay") }
  }

  /// The factor of the colours of the first copy (default: white); `nil` counts as clear.
  open var instanceColor: CGColor? {
    get { value(forKey: "instanceColor") as? CGColor }
    set { setValue(newValue, forKey: "instanceColor") }
  }

  /// The amount added to the red of that factor for each further copy (default: 0).
  open var instanceRedOffset: Float {
    get { Float(number("instanceRedOffset")) }
    set { setValue(newValue, forKey: "instanceRedOffset") }
  }

  /// The same for green (default: 0).
  open var instanceGreenOffset: Float {
    get { Float(number("instanceGreenOffset")) }
    set { setValue(newValue, forKey: "instanceGreenOffset") }
  }

  /// The same for blue (default: 0).
  open var instanceBlueOffset: Float {
    get { Float(number("instanceBlueOffset")) }
    set { setValue(newValue, forKey: "instanceBlueOffset") }
  }

  /// The same for alpha (default: 0).
  open var instanceAlphaOffset: Float {
    get { Float(number("instanceAlphaOffset")) }
    set { setValue(newValue, forKey: "instanceAlphaOffset") }
  }

  /// Whether the copies keep their depth (default: false); only stored.
  open var preservesDepth: Bool {
    get { value(forKey: "preservesDepth") as? Bool ?? false }
    set { setValue(newValue, forKey: "preservesDepth") }
  }

  private func number(_ key: String) -> Double {
    (value(forKey: key) as? NSNumber)?.doubleValue ?? 0
  }
}

extension CAReplicatorLayer: Replicating {
  package final var copies: [LayerCopy] {
    let color = SIMD4((instanceColor?.components ?? [0, 0, 0, 0]).map { Double($0) })
    let step = SIMD4(
      number("instanceRedOffset"), number("instanceGreenOffset"), number("instanceBlueOffset"),
      number("instanceAlphaOffset"))
    let (delay, turn) = (instanceDelay, instanceTransform)
    var transform = CATransform3DIdentity
    return (0..<min(max(instanceCount, 0), 1000)).map { place in
      defer { transform = CATransform3DConcat(transform, turn) }
      let tint = (color + step * Double(place)).clamped(lowerBound: .zero, upperBound: .one)
      return LayerCopy(transform, delay: delay * Double(place), tint: tint)
    }
  }
}
