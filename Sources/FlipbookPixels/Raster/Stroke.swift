import CLibrary

/// The line along a path as polygons, which cover it together.
///
/// Source: w3.org/TR/SVG11/painting.html, stroke properties.
struct Stroke {
  private(set) var polygons: [[Place]] = []
  private let line: Snapshot.Shape.Line
  private let (half, nearness): (Double, Double)

  // Choice: with more dashes than these in a part, the line is whole.
  private static let mostDashes = 10_000.0

  /// - Parameter nearness: how near polygons are to round ends and joins.
  init(
    along parts: [(points: [Place], isClosed: Bool)], _ line: Snapshot.Shape.Line, nearness: Double
  ) {
    (self.line, half, self.nearness) = (line, line.width / 2, nearness)
    guard half > 0, half.isFinite else { return }
    for part in parts {
      if let dashes = dashes(of: part.points) {
        for dash in dashes { add(dash, isClosed: false) }
      } else {
        add(part.points, isClosed: part.isClosed)
      }
    }
  }

  private func dashes(of points: [Place]) -> [[Place]]? {
    let known = line.dashes
    guard known.allSatisfy({ $0 >= 0 && $0.isFinite }), known.contains(where: { $0 > 0 }) else {
      return nil
    }
    let lengths = known.count % 2 == 0 ? known : known + known
    let period = lengths.reduce(0, +)
    let whole = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    guard whole / period * Double(lengths.count) < Self.mostDashes, line.dashPhase.isFinite else {
      return nil
    }
    var rest = line.dashPhase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var place = 0
    while rest >= lengths[place], rest > 0 {
      rest -= lengths[place]
      place = (place + 1) % lengths.count
    }
    var left = lengths[place] - rest
    var dashes: [[Place]] = []
    var dash: [Place] = place % 2 == 0 ? Array(points.prefix(1)) : []
    for (start, end) in zip(points, points.dropFirst()) {
      let length = (end - start).length
      var done = 0.0
      while length - done > left {
        done += left
        let point = start + (end - start) * (done / length)
        if place % 2 == 0 {
          dashes.append(dash + [point])
          dash = []
        } else {
          dash = [point]
        }
        place = (place + 1) % lengths.count
        left = lengths[place]
      }
      left -= length - done
      if place % 2 == 0 { dash.append(end) }
    }
    return dash.isEmpty ? dashes : dashes + [dash]
  }

  private mutating func add(_ points: [Place], isClosed: Bool) {
    var points = points.reduce(into: [Place]()) { kept, point in
      if kept.last != point { kept.append(point) }
    }
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      for side in [half, -half] { if let point = points.first { cap(point, [0, side]) } }
      return
    }
    let ends = isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst()
    let sides = zip(points, ends).map { start, end in
      let way = (end - start) / (end - start).length
      return Place(-way.y, way.x) * half
    }
    for ((start, end), side) in zip(zip(points, ends), sides) {
      polygons.append([start + side, end + side, end - side, start - side])
    }
    for place in sides.indices.dropFirst() { join(points[place], sides[place - 1], sides[place]) }
    if isClosed {
      join(points[0], sides[sides.count - 1], sides[0])
    } else {
      cap(points[0], sides[0])
      cap(points[points.count - 1], sides[sides.count - 1] * -1)
    }
  }

  // Caps a line at the point it leads away from; `side` is the offset to its right edge there.
  private mutating func cap(_ point: Place, _ side: Place) {
    let back = Place(-side.y, side.x)
    switch line.cap {
    case "square":
      polygons.append([point + side, point + side + back, point - side + back, point - side])
    case "round": polygons.append([point] + arc(point, side, back) + arc(point, back, side * -1))
    default: break
    }
  }

  private mutating func join(_ point: Place, _ before: Place, _ after: Place) {
    let turn = before.x * after.y - before.y * after.x
    guard turn != 0 || (before * after).sum() < 0 else { return }
    // The gap is on the outer side.
    let (first, second) = turn > 0 ? (before * -1, after * -1) : (before, after)
    let middle = first + second
    let size = (middle * middle).sum()
    // How many times half the width the tip of a miter is away.
    let reach = 2 * half / size.squareRoot()
    let isPointed = line.join == "miter" && size > 0 && reach <= max(line.miterLimit, 1)
    let tip = isPointed ? [point + middle * (2 * half * half / size)] : []
    polygons.append(
      line.join == "round"
        ? [point] + arc(point, first, second) : [point, point + first] + tip + [point + second])
  }

  // Points around a point from one side of it to another, less than half a turn away.
  private func arc(_ point: Place, _ from: Place, _ to: Place) -> [Place] {
    let cosine = min(max((from * to).sum() / (half * half), -1), 1)
    // As many pieces as keep their middles near, each a turn by the same angle.
    let angle = acos(cosine)
    let step = 2 * acos(max(1 - nearness / half, 0))
    let count = min(max((angle / step).rounded(.up), 1), 100)
    let way: Double = from.x * to.y - from.y * to.x < 0 ? -1 : 1
    return (0...Int(count)).map { number in
      let turn = way * angle * Double(number) / count
      let (sine, cosine) = (sin(turn), cos(turn))
      return point + Place(from.x * cosine - from.y * sine, from.x * sine + from.y * cosine)
    }
  }
}
