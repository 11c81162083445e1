internal import PropertyEngine

// The motions of an animation added to a layer, in rows like those of blocks and animators.
extension AttachedAnimation {
  /// The values it moves, in the order given; an open end is the model below (choice).
  package var motions: [Motion] {
    guard let layer else { return [] }
    return parts.flatMap { $0.animation.motions(on: layer, before: $0.before ?? layer.modelValues) }
      + ownParts.compactMap { $0.part.motion(on: layer) }
  }
}

extension CAPropertyAnimation {
  fileprivate func motions(on layer: CALayer, before: LayerModel) -> [Motion] {
    guard let path = keyPath.flatMap(LayerKeyPath.init) else { return [] }
    switch path.target {
    case .matrix(let key): return [transform(key, on: layer, before: before)].compactMap(\.self)
    case .member(_, let member):
      let name = self.keyPath ?? ""
      let names = member.width == 1 ? [name] : ["\(name).x", "\(name).y"]
      return numbers(path, on: layer, before: before, rows: names.map { ($0, nil) })
    case .numbers(let parts) where path.kind == .color:
      guard let (from, to) = ends(path, on: layer, before: before) else { return [] }
      let faces = [from, to].map { Motion.Face.color(UIColor(components: SIMD4($0))) }
      return [motion(parts[0].key, on: layer, from: faces[0], to: faces[1])]
    case .numbers(let parts):
      let rows = parts.flatMap { part in part.components.map { (part.key.path($0), (part.key, $0)) }
      }
      return numbers(path, on: layer, before: before, rows: rows)
    }
  }

  // Both ends, on top of the model.
  private func ends(
    _ path: LayerKeyPath, on layer: CALayer, before: LayerModel
  ) -> (from: [Double], to: [Double])? {
    guard let below = path.numbers(layer.modelValues.value),
      let start = path.numbers(before.value),
      let (way, mixing) = way(of: path.width, before: { start })
    else { return nil }
    func end(_ progress: Double) -> [Double] {
      let keep = mixing.keep + mixing.keepPerProgress * progress
      return zip(below, way.numbers(at: progress)).map { keep * $0 + $1 }
    }
    return (end(0), end(1))
  }

  // The numbers that a straight way changes, or all those of keyframes, which may return.
  private func numbers(
    _ path: LayerKeyPath, on layer: CALayer, before: LayerModel,
    rows: [(keyPath: String, part: (key: LayerKey, component: Int)?)]
  ) -> [Motion] {
    guard let (from, to) = ends(path, on: layer, before: before),
      let model = path.numbers(layer.modelValues.value)
    else { return [] }
    return from.indices.filter { from[$0] != to[$0] || self is CAKeyframeAnimation }.map { index in
      Motion(
        layer: layer, keyPath: rows[index].keyPath, from: .number(from[index]),
        to: .number(to[index]), model: .number(model[index]),
        shown: .number((path.numbers(layer.shown) ?? model)[index]), part: rows[index].part)
    }
  }

  private func transform(_ key: LayerKey, on layer: CALayer, before: LayerModel) -> Motion? {
    guard let source = wholeSource(before: { before.value(key) }) else { return nil }
    let effect = MatrixEffect(source, isAdditive: isAdditive)
    let model = layer.modelValue(key).matrix
    func end(_ progress: Double) -> Motion.Face {
      let place = (progress: progress, cycles: 0.0)
      return .transform(CATransform3D(effect.matrix(on: model, at: place)))
    }
    return motion(key, on: layer, from: end(0), to: end(1))
  }

  private func motion(
    _ key: LayerKey, on layer: CALayer, from: Motion.Face, to: Motion.Face
  ) -> Motion {
    Motion(
      layer: layer, keyPath: key.keyPath, from: from, to: to,
      model: layer.modelValue(key).face(key), shown: layer.shown(key).face(key), part: nil)
  }
}
