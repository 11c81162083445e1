import FlipbookPictures
import FlipbookText
import Foundation
import HeadlessUIKit

/// One layer sample by sample.
struct PageNodeRecord {
  private let name: String
  private let colorPaths: [String]
  // Kept, so that no other layer takes its place in memory.
  private let layer: CALayer
  private let parent: Int?
  private var numbers: [[Double]] = Self.numberNames.map { _ in [] }
  private var words: [[String?]] = Self.wordNames.map { _ in [] }
  private var transforms: [CATransform3D] = []
  private var anchor = CGPoint(x: 0.5, y: 0.5)
  private var count = 0

  // Half a pixel and 1/255 never notice a ten-thousandth.
  private static let digits = 4
  // Of the numbers of a matrix those of a perspective are the smallest.
  private static let matrixDigits = 7

  private static let numberNames = [
    "seen", "left", "top", "width", "height", "opacity", "order", "radius", "borderWidth",
  ]
  private static let wordNames = ["fill", "border", "shadow"]
  // What need not be said, by name.
  private static let defaults: [String: Double] = [
    "seen": 1, "opacity": 1, "order": 0, "radius": 0, "borderWidth": 0,
  ]

  init(of layer: CALayer, in world: World, parent: Int?) {
    (self.layer, self.parent) = (layer, parent)
    name = world.name(of: layer) ?? ""
    colorPaths = ["backgroundColor", "borderColor"].map { world.path(ofKeyPath: $0, on: layer) }
  }

  /// Takes in what is shown at a sample.
  mutating func see(_ placed: PlacedLayer, at place: Int) {
    fill(to: place)
    let (layer, box) = (placed.shown, placed.box)
    let values = [
      1, box.minX, box.minY, box.width, box.height, layer.exactOpacity, Double(placed.order),
      layer.cornerRadius, layer.borderWidth,
    ]
    for (index, value) in values.enumerated() { numbers[index].append(Double(value)) }
    words[0].append(layer.backgroundColor.map(Self.hex))
    words[1].append(layer.borderWidth == 0 ? nil : layer.borderColor.map(Self.hex))
    words[2].append(Self.shadow(of: layer))
    transforms.append(placed.transform)
    anchor = layer.anchorPoint
    count += 1
  }

  // Where it is not shown, all else stays as it was, which takes least room.
  private mutating func fill(to place: Int) {
    while count < place {
      for index in numbers.indices {
        numbers[index].append(index == 0 ? 0 : numbers[index].last ?? .nan)
      }
      for index in words.indices { words[index].append(words[index].last ?? nil) }
      transforms.append(transforms.last ?? CATransform3DIdentity)
      count += 1
    }
  }

  // In the words of CSS, whose blur reaches as far again as a shadow's radius (choice).
  private static func shadow(of layer: CALayer) -> String? {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor, layer.backgroundColor != nil
    else { return nil }
    let lengths = [
      Double(layer.shadowOffset.width), Double(layer.shadowOffset.height),
      Double(layer.shadowRadius) * 2,
    ]
    let alpha = color.alpha * CGFloat(layer.shadowOpacity)
    return lengths.map { NumberText.brief($0, digits: 2) + "px " }.joined()
      + hex(UIColor(cgColor: color).withAlphaComponent(alpha).cgColor)
  }

  private static func hex(_ color: CGColor) -> String {
    PaintColor(color).fullHexText
  }

  // MARK: For the page

  func node(count: Int) -> Page.Node {
    var record = self
    record.fill(to: count)
    let numbers = zip(Self.numberNames, record.numbers).map { name, values in
      (name: name, track: PageTrack(values, digits: Self.digits))
    }
    let words = zip(Self.wordNames, record.words).map { name, values in
      (name: name, track: PageTrack(values))
    }
    return Page.Node(
      name: name, parent: parent, anchor: (Double(anchor.x), Double(anchor.y)),
      values: numbers.filter { name, track in
        Self.defaults[name].map { !track.isAlways($0) } ?? true
      } + words.filter { !$0.track.isEmpty }, matrix: Self.matrix(record.transforms))
  }

  /// A curve for each colour that changes.
  func colors(count: Int) -> [Page.Curve] {
    var record = self
    record.fill(to: count)
    return zip(colorPaths, record.words).compactMap { path, values in
      let colors = zip(values, record.numbers[0]).map { $1 == 0 ? nil : $0 }
      guard Set(colors.compactMap(\.self)).count > 1 else { return nil }
      let track = PageTrack(colors)
      return Page.Curve(name: path, shown: track, model: PageTrack([]), isColor: true)
    }
  }

  // Nothing where it never transforms; six numbers where it never leaves the plane as it is seen.
  private static func matrix(_ transforms: [CATransform3D]) -> [PageTrack] {
    if transforms.allSatisfy(CATransform3DIsIdentity) { return [] }
    let isFlat = transforms.allSatisfy { $0.m14 == 0 && $0.m24 == 0 && $0.m44 == 1 }
    let paths: [KeyPath<CATransform3D, CGFloat>] =
      isFlat
      ? [\.m11, \.m12, \.m21, \.m22, \.m41, \.m42]
      : [
        \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
        \.m42, \.m43, \.m44,
      ]
    return paths.map { path in
      PageTrack(transforms.map { Double($0[keyPath: path]) }, digits: matrixDigits)
    }
  }
}
