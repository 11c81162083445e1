internal import PropertyEngine

/// The effect of an animation on a value under a key that not every layer has.
struct OwnPart {
  private enum Effect {
    case row(Way, Mixing, ValueRow.Form)
    case matrix(MatrixEffect)
    /// One value after the other; the way is that of their indices.
    case steps(Way, [Any])
  }

  let key: String
  private let effect: Effect

  /// Makes the part; `nil` if the animation moves no such value.
  init?(_ animation: CAPropertyAnimation, on layer: CALayer) {
    guard let key = animation.keyPath, LayerKeyPath(key) == nil else { return nil }
    self.key = key
    let before = layer.ownValueBefore(forKey: key)
    let given = animation.givenValues
    if (given.first ?? before) is CATransform3D {
      let matrix = LayerNumbers.matrix(before) ?? .identity
      guard let source = animation.wholeSource(before: { .matrix(matrix) }) else { return nil }
      effect = .matrix(MatrixEffect(source, isAdditive: animation.isAdditive))
      return
    }
    let rows = given.compactMap(ValueRow.init)
    let old = before.flatMap(ValueRow.init)
    if let steps = animation.steps,
      rows.count < given.count || rows.contains(where: { !$0.fits(rows[0]) })
    {
      effect = .steps(steps, given)
      return
    }
    guard rows.count == given.count,
      let first = rows.first(where: { !$0.isInteger }) ?? rows.first ?? old
    else { return nil }
    if let other = rows.first(where: { !$0.fits(first) }) {
      // The two cannot be interpolated.
      guard let basic = animation as? CABasicAnimation, basic.fromValue != nil else { return nil }
      effect = .row(
        .straight(from: other.numbers, delta: other.numbers.map { _ in 0 }), .absolute, other.form)
      return
    }
    let found = animation.way(of: first.numbers.count) {
      old.flatMap { $0.fits(first) ? $0.numbers : nil } ?? first.numbers
    }
    guard let (way, mixing) = found else { return nil }
    effect = .row(way, mixing, first.form)
  }

  /// The value at a place of the animation, on top of the value below.
  func shown(over below: Any?, at place: MediaTiming.Place) -> Any? {
    switch effect {
    case .steps(let way, let values):
      return values[Int(way.numbers(at: place.progress).first ?? 0)]
    case .matrix(let effect):
      return CATransform3D(effect.matrix(on: LayerNumbers.matrix(below) ?? .identity, at: place))
    case .row(let way, let mixing, let form):
      let own = ValueRow(form, way.numbers(at: place.progress))
      let under = below.flatMap(ValueRow.init).flatMap { $0.fits(own) ? $0 : nil }
      // A value below of another form stays as it is, if the mixing keeps any of it.
      guard let under else {
        if mixing.keep != 0 || mixing.keepPerProgress != 0 { return below }
        return ValueRow(own.isInteger ? .kind(.number) : form, own.numbers).object
      }
      let numbers = own.numbers.enumerated().map { index, number in
        mixing.value(way, index, own: number, below: under.numbers[index], at: place)
      }
      return ValueRow(under.isInteger ? form : under.form, numbers).object
    }
  }
}
