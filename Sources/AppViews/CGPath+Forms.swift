// Forms that apps write, and pieces made of others. Apple: coregraphics/cgpath.
extension CGPath {
  /// Makes a path around a rectangle, from its upper left corner clockwise, moved by a transform.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(UIBezierPath(rect: rect).cgPath.moved(by: transform).elements)
  }

  /// Makes a path around an ellipse, from its right end clockwise, moved by a transform.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(UIBezierPath(ovalIn: rect).cgPath.moved(by: transform).elements)
  }

  /// Makes a path around a rectangle with round corners, like `addRoundedRect`, and transforms it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path.moved(by: transform).elements)
  }

  /// The path moved by a transform (`nil`: by none).
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    moved(by: transform).copy()
  }

  private final func moved(by transform: UnsafePointer<CGAffineTransform>?) -> CGPath {
    transform.map { transformed(by: $0.pointee) } ?? self
  }
}

extension CGMutablePath {
  /// Adds the pieces of another path, moved by a transform.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.transformed(by: transform).elements
  }

  /// Begins a new piece at the first of some points, with lines from each to the next.
  public func addLines(between points: [CGPoint]) {
    for (place, point) in points.enumerated() { place == 0 ? move(to: point) : addLine(to: point) }
  }

  /// Adds an arc over an angle, in radians, with a line to its beginning if the path is not empty.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) {
    let radii = SIMD2(repeating: Double(radius))
    add(
      arc: center, radii: radii, from: Double(startAngle), by: Double(delta), isJoined: !isEmpty)
  }

  /// Adds a rectangle with round corners, clockwise from the upper right one; a corner is at most
  /// half as wide and high, in points (choice; a larger one is a programmer error on a device).
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let radii = CGSize(
      width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
    let middles = rect.insetBy(dx: radii.width, dy: radii.height)
    let (left, right, top, bottom) = (middles.minX, middles.maxX, middles.minY, middles.maxY)
    let corners = [(right, top), (right, bottom), (left, bottom), (left, top)]
    for (quarter, (x, y)) in corners.enumerated() {
      add(
        arc: CGPoint(x: x, y: y), radii: SIMD2(Double(radii.width), Double(radii.height)),
        from: Double(quarter - 1) * .pi / 2, by: .pi / 2, isJoined: quarter > 0)
    }
    closeSubpath()
  }
}
