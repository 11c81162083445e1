package import FlipbookPictures

extension Cell {
  /// A number as it is shown: an angle in degrees.
  package init(_ quantity: Quantity) { self.init(quantity.value, isAngle: quantity.unit == .angle) }

  /// A number; in radians where it is an angle.
  package init(_ value: Double, isAngle: Bool) {
    self = isAngle ? .degrees(value.degrees) : .number(value)
  }
}
