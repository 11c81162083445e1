internal import OrderedCollections

// Motions and compositions of values that only some layers have, like those of other values.
extension Motion.Face {
  /// A value under a key of a layer's class; `nil` for none, or one that cannot be interpolated.
  package init?(own value: Any?) {
    switch value {
    case let number as NSNumber: self = .number(number.doubleValue)
    case let point as CGPoint: self = .point(point)
    case let color as CGColor: self = .color(UIColor(cgColor: color))
    case let colors as [CGColor]: self = .colors(colors.map(UIColor.init(cgColor:)))
    case let numbers as [NSNumber]: self = .numbers(numbers.map(\.doubleValue))
    case let path as CGPath: self = .path(path)
    default: return nil
    }
  }
}

extension OwnPart {
  /// Both ends of its way, on top of the value below.
  fileprivate func ends(over below: Any?) -> (from: Motion.Face?, to: Motion.Face?) {
    func end(_ progress: Double) -> Motion.Face? {
      Motion.Face(own: shown(over: below, at: (progress, 0)))
    }
    return (end(0), end(1))
  }

  func motion(on layer: CALayer) -> Motion? {
    let model = layer.modelOwnValue(forKey: key)
    let (from, to) = ends(over: model)
    guard let from, let to, let model = Motion.Face(own: model),
      let shown = Motion.Face(own: layer.shownOwnValue(forKey: key))
    else { return nil }
    return Motion(
      layer: layer, keyPath: key, from: from, to: to, model: model, shown: shown, part: nil)
  }
}

extension CALayer {
  /// The compositions of the values that a key path reads, for any class of layer.
  package final func lines(ofKeyPath keyPath: String, member: String?) -> [Composition.Line] {
    let known = compositions(ofKeyPath: keyPath, member: member)
    return known.isEmpty ? [ownLine(ofKey: keyPath)] : known.flatMap(\.lines)
  }

  // The composition of a value under a key of the layer's class.
  private final func ownLine(ofKey key: String) -> Composition.Line {
    let model = modelOwnValue(forKey: key)
    var shown = model
    var steps: [Composition.LineStep] = []
    for attached in animations.all {
      for (cohort, part) in attached.ownParts where part.key == key {
        let (below, place) = (shown, attached.place(of: cohort))
        place.map { shown = part.shown(over: below, at: $0) }
        let cause = state.account?.beginnings[ObjectIdentifier(attached)]?.cause
        let ends = part.ends(over: below)
        steps.append(
          Composition.LineStep(
            part: Composition.Part(
              origin: Composition.Origin(name: attached.name, cause: cause), share: nil,
              isReturning: false, replaced: [], circumstances: place == nil ? [.showsNothing] : []),
            progress: place?.progress, isAdditive: false, from: ends.from, to: ends.to,
            shown: Motion.Face(own: shown)))
      }
    }
    return Composition.Line(
      keyPath: key, model: Motion.Face(own: model), setter: own?.setters[key], steps: steps)
  }
}
