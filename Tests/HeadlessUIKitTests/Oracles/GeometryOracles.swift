import HeadlessUIKit
import TestSupport

extension OracleChecker {
  /// The word before the brackets names the action; the numbers in them may be its input instead of
  /// its result.
  static let layerGeometry = OracleChecker("layer_geometry.csv") { row in
    let kind = try row.row.text("kind")
    let layer = try Stage().run { try GeometryScenario(row.row).layer(kind) }
    var complaints = try row.complaint(about: layer.bounds.numbers, "bounds")
    complaints += try row.complaint(about: layer.position.numbers, "position")
    complaints += try row.complaint(about: layer.anchorPoint.numbers, "anchor_point")
    // A frame that is set under a rotation is smaller than the bounding box of the result.
    let isSet = kind.hasPrefix("set frame") && !kind.contains("input")
    if !isSet, try !row.row.text("frame").isEmpty {
      complaints += try row.complaint(about: layer.frame.numbers, "frame")
    }
    return complaints
  }
}

/// A row of layer_geometry.csv.
private struct GeometryScenario {
  let anchor: CGPoint
  let bounds: CGRect
  let position: CGPoint
  let transform: CATransform3D
  let frame: CGRect?

  init(_ row: OracleRow) throws {
    anchor = try CGPoint(numbers: row.numbers("anchor_point"))
    bounds = try CGRect(numbers: row.numbers("bounds"))
    position = try CGPoint(numbers: row.numbers("position"))
    transform = try CATransform3D(row.expression("transform"))
    let frame = try row.optionalNumbers("frame")
    self.frame = frame.isEmpty ? nil : try CGRect(numbers: frame)
  }

  /// The layer after what a kind of row does.
  func layer(_ kind: String) throws -> CALayer {
    let layer = CALayer()
    layer.anchorPoint = anchor
    layer.transform = transform
    layer.position = position
    let input = try Self.input(kind)
    if kind.hasPrefix("read frame") {
      layer.bounds = bounds
    } else if kind.hasPrefix("set frame"), let new = try input.map(CGRect.init(numbers:)) ?? frame {
      layer.position = CGPoint(x: 1000, y: -1000)
      layer.bounds = CGRect(x: bounds.minX, y: bounds.minY, width: 1, height: 1)
      layer.frame = new
    } else if kind.hasPrefix("set bounds") {
      layer.bounds = try input.map(CGRect.init(numbers:)) ?? bounds
    } else if kind.contains("anchorPoint") {
      layer.bounds = bounds
      layer.anchorPoint = try input.map(CGPoint.init(numbers:)) ?? CGPoint(x: 0.5, y: 0.5)
      layer.anchorPoint = anchor
    } else {
      throw OracleError.unknownName(kind)
    }
    return layer
  }

  // The numbers in brackets, if there are some.
  private static func input(_ kind: String) throws -> [Double]? {
    guard let match = kind.firstMatch(of: #/\([^)\d-]*((?:[-\d.]+;)+[-\d.]+)/#) else { return nil }
    return try numbers(match.1)
  }

  static func numbers(_ text: Substring) throws -> [Double] {
    try text.split(separator: ";").map { part in
      guard let number = OracleExpression.number(in: String(part)) else {
        throw OracleError.unknownName(String(text))
      }
      return number
    }
  }
}

extension CGPoint {
  init(numbers: [Double]) throws {
    guard numbers.count == 2 else { throw OracleError.unknownName("\(numbers)") }
    self.init(x: numbers[0], y: numbers[1])
  }

  var numbers: [Double] { [Double(x), Double(y)] }
}

extension CGRect {
  init(numbers: [Double]) throws {
    guard numbers.count == 4 else { throw OracleError.unknownName("\(numbers)") }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}
