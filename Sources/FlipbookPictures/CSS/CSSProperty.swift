/// A property of CSS that moves, as one number or as several together.
enum CSSProperty: String, CaseIterable {
  case visibility, translate, rotate, scale, transform, width, height, opacity
  case backgroundColor = "background-color"
  case borderRadius = "border-radius"
  case borderWidth = "border-width"
  case borderColor = "border-color"
  case boxShadow = "box-shadow"

  var width: Int {
    switch self {
    case .translate, .scale: 2
    case .backgroundColor, .borderColor: 4
    case .boxShadow: 7
    case .transform: 9
    default: 1
    }
  }

  /// Whether a motion of a layer's key path may move it.
  func follows(_ keyPath: String) -> Bool {
    switch self {
    case .visibility: keyPath == "hidden"
    // Transforms move the corner, and so do sizes unless the anchor is in the middle.
    case .translate: ["position", "bounds.size", "anchorPoint", "transform"].contains(keyPath)
    case .rotate, .scale, .transform: ["transform", "zPosition"].contains(keyPath)
    case .width, .height: keyPath == "bounds.size"
    case .borderRadius: keyPath == "cornerRadius"
    // The background casts it.
    case .boxShadow: keyPath.hasPrefix("shadow") || keyPath == "backgroundColor"
    case .opacity, .backgroundColor, .borderWidth, .borderColor: keyPath == "\(self)"
    }
  }

  /// Declarations that it needs to be visible or to mean the same.
  var needs: [String] {
    switch self {
    case .width, .height: ["box-sizing: border-box"]
    case .borderWidth: ["box-sizing: border-box", "border-style: solid"]
    case .borderColor: ["border-style: solid"]
    default: []
    }
  }

  func text(_ numbers: [Double]) -> String {
    switch self {
    case .visibility: return numbers[0] > 0 ? "visible" : "hidden"
    case .rotate: return NumberText.brief(numbers[0], digits: 4) + "deg"
    case .scale: return SVGNumber.list(numbers[0] == numbers[1] ? [numbers[0]] : numbers, digits: 6)
    case .opacity: return NumberText.brief(numbers[0], digits: 5)
    case .translate: return Self.pixels(numbers[1] == 0 ? [numbers[0]] : numbers)
    case .width, .height, .borderRadius, .borderWidth: return Self.pixels(numbers)
    case .backgroundColor, .borderColor: return Self.color(numbers)
    case .boxShadow:
      return Self.pixels(Array(numbers[..<3])) + " " + Self.color(Array(numbers[3...]))
    case .transform:
      let rows = [0, 3].map { [numbers[$0], numbers[$0 + 1], 0, numbers[$0 + 2]] }
      let all = rows[0] + rows[1] + [0, 0, 1, 0] + [numbers[6], numbers[7], 0, numbers[8]]
      return "matrix3d(\(SVGNumber.list(all, digits: 8, separator: ", ")))"
    }
  }

  private static func pixels(_ numbers: [Double]) -> String {
    numbers.map { number in
      let text = NumberText.brief(number, digits: 4)
      return text == "0" ? text : text + "px"
    }.joined(separator: " ")
  }

  // The numbers of a colour are multiplied by its alpha, as CSS interpolates them.
  private static func color(_ numbers: [Double]) -> String {
    let alpha = numbers[3]
    guard alpha > 0 else { return "transparent" }
    let color = PaintColor([numbers[0] / alpha, numbers[1] / alpha, numbers[2] / alpha, alpha])
    return alpha == 1 ? color.hexText : color.fullHexText
  }

  static func numbers(of color: PaintColor?) -> SIMD4<Double> {
    // A browser limits colours, even where an easing goes beyond its ends.
    guard let parts = color?.parts.clamped(lowerBound: .zero, upperBound: .one) else {
      return .zero
    }
    return parts * [parts.w, parts.w, parts.w, 1]
  }
}
