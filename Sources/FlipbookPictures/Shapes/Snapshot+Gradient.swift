import CLibrary

extension Snapshot {
  /// A gradient that a layer draws above its background.
  package struct Gradient: Equatable, Sendable {
    /// Along the line from the start to the end; in ellipses around the start, with the end in a
    /// corner of the last one's box; in a turn about the start, from the direction of the end.
    package enum Kind: Sendable { case axial, radial, conic }

    package struct Stop: Equatable, Sendable {
      let share: Double
      let color: PaintColor
    }

    package let kind: Kind
    /// At least one, by rising shares, which may lie before the start and beyond the end.
    let stops: [Stop]
    /// In shares of the bounds; the gradient is stretched with them (choice).
    package let start: SIMD2<Double>
    package let end: SIMD2<Double>

    /// nil without colours; unless there is a share for each, they are spread evenly (choice).
    package init?(
      _ kind: Kind, _ colors: [PaintColor], at shares: [Double], from start: SIMD2<Double>,
      to end: SIMD2<Double>
    ) {
      guard !colors.isEmpty else { return nil }
      (self.kind, self.start, self.end) = (kind, start, end)
      let even = colors.indices.map { Double($0) / Double(max(colors.count - 1, 1)) }
      var last = -Double.infinity
      stops = zip(colors, shares.count == colors.count ? shares : even).map { color, share in
        last = max(share.isFinite ? share : 0, last)
        return Stop(share: last, color: color)
      }
    }

    var stopsWithin: [Stop] {
      guard stops.contains(where: { !(0...1).contains($0.share) }) else { return stops }
      let ends = [0.0, 1].map { Stop(share: $0, color: color(at: $0)) }
      return [ends[0]] + stops.filter { $0.share > 0 && $0.share < 1 } + [ends[1]]
    }

    /// The colour at a place, both in shares of the bounds.
    func color(at place: SIMD2<Double>, size: SIMD2<Double>) -> PaintColor {
      let (way, here) = (end - start, place - start)
      let share: Double =
        switch kind {
        case .axial: (here * way).sum() / (way * way).sum()
        case .radial: (here / way).length
        case .conic:
          (Self.turn(of: here * size) - Self.turn(of: way * size) + 1)
            .truncatingRemainder(dividingBy: 1)
        }
      return color(at: share)
    }

    package func color(at share: Double) -> PaintColor {
      guard let next = stops.firstIndex(where: { $0.share > share }) else {
        return stops[stops.count - 1].color
      }
      guard next > 0 else { return stops[0].color }
      let (before, after) = (stops[next - 1], stops[next])
      return before.color.mixed(
        with: after.color, (share - before.share) / (after.share - before.share))
    }

    /// A direction in turns, 0…1, from the x axis toward the y axis.
    package static func turn(of way: SIMD2<Double>) -> Double {
      let turn = atan2(way.y, way.x) / (2 * .pi)
      return turn < 0 ? turn + 1 : turn
    }

    /// The words of CSS for an image that fills a box of a size.
    func image(size: SIMD2<Double>) -> String {
      let (way, middle) = ((end - start) * size, start * size)
      func stops(_ unit: String, _ length: (Double) -> Double) -> String {
        self.stops.map { stop in
          "\(stop.color.fullHexText) \(SVGNumber.text(length(stop.share)))\(unit)"
        }.joined(separator: ", ")
      }
      let center = "at \(SVGNumber.text(middle.x))px \(SVGNumber.text(middle.y))px"
      switch kind {
      case .radial:
        let radii = "\(SVGNumber.text(abs(way.x)))px \(SVGNumber.text(abs(way.y)))px"
        return "radial-gradient(\(radii) \(center), \(stops("%") { $0 * 100 }))"
      case .conic:
        let angle = SVGNumber.text(Self.turn(of: way) * 360 + 90)
        return "conic-gradient(from \(angle)deg \(center), \(stops("%") { $0 * 100 }))"
      case .axial:
        // Lines of one colour are stretched with the box. CSS counts lengths at right angles to them,
        // from the corner that is farthest back.
        let across = (end - start) * SIMD2(size.y, size.x)
        let unit = across.length > 0 ? across / across.length : [0, 1]
        let corner = pointwiseMin(unit * size, .zero).sum()
        let (from, to) = ((middle * unit).sum() - corner, ((middle + way) * unit).sum() - corner)
        let angle = SVGNumber.text(atan2(unit.x, -unit.y) * 180 / .pi)
        return "linear-gradient(\(angle)deg, \(stops("px") { from + (to - from) * $0 }))"
      }
    }
  }
}

extension PaintColor {
  func mixed(with other: PaintColor, _ share: Double) -> PaintColor {
    PaintColor(parts + (other.parts - parts) * share)
  }

  static func mean(of colors: [PaintColor]) -> PaintColor {
    PaintColor(colors.reduce(.zero) { $0 + $1.parts } / Double(max(colors.count, 1)))
  }
}
