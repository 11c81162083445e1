import FlipbookPictures
import Foundation
import HeadlessUIKit

extension Snapshot.Shape {
  /// What a layer of this kind draws; `nil` for any other, and for one without a path.
  init?(of layer: CALayer) {
    guard let layer = layer as? CAShapeLayer, let path = layer.path else { return nil }
    var line = Line()
    line.color = layer.strokeColor.map(PaintColor.init)
    line.width = Double(layer.lineWidth)
    (line.cap, line.join) = (layer.lineCap.rawValue, layer.lineJoin.rawValue)
    line.miterLimit = Double(layer.miterLimit)
    line.dashes = (layer.lineDashPattern ?? []).map(\.doubleValue)
    line.dashPhase = Double(layer.lineDashPhase)
    let pieces: [ShapePath.Element] = path.pieces.map { piece in
      switch piece {
      case .move(let end): .move(end)
      case .line(let end): .line(end)
      case .cubic(let first, let second, let end): .cubic(first, second, end)
      case .close: .close
      }
    }
    self.init(
      ShapePath(pieces), fill: layer.fillColor.map(PaintColor.init),
      isEvenOdd: layer.fillRule == .evenOdd, line: line, from: Double(layer.strokeStart),
      to: Double(layer.strokeEnd))
  }
}

extension Snapshot.Gradient {
  /// The colours of a layer of this kind; `nil` for any other, and for one without.
  init?(of layer: CALayer) {
    guard let layer = layer as? CAGradientLayer, let colors = layer.colors as? [CGColor] else {
      return nil
    }
    let kind: Kind =
      switch layer.type {
      case .radial: .radial
      case .conic: .conic
      default: .axial
      }
    func place(_ point: CGPoint) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }
    self.init(
      kind, colors.map(PaintColor.init), at: (layer.locations ?? []).map(\.doubleValue),
      from: place(layer.startPoint), to: place(layer.endPoint))
  }
}
