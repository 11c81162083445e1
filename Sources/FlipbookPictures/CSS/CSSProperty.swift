import FlipbookText

/// A property of CSS that moves, as one number or as several that are told together.
enum CSSProperty: CaseIterable {
  case visibility, translate, rotate, scale, transform, width, height, opacity
  case backgroundColor, borderRadius, borderWidth, borderColor

  var name: String {
    switch self {
    case .backgroundColor: "background-color"
    case .borderRadius: "border-radius"
    case .borderWidth: "border-width"
    case .borderColor: "border-color"
    default: "\(self)"
    }
  }

  /// How many numbers it has.
  var width: Int {
    switch self {
    case .translate, .scale: 2
    case .backgroundColor, .borderColor: 4
    case .transform: 9
    default: 1
    }
  }

  /// Whether something that moves a value of a layer may move it.
  func follows(_ keyPath: String) -> Bool {
    switch self {
    case .visibility: keyPath == "hidden"
    // A transform moves what it is about, and so does a size where that is not the middle.
    case .translate:
      ["position", "bounds.size", "anchorPoint", "transform"].contains(keyPath)
    case .rotate, .scale, .transform: ["transform", "zPosition"].contains(keyPath)
    case .width, .height: keyPath == "bounds.size"
    case .opacity: keyPath == "opacity"
    case .backgroundColor: keyPath == "backgroundColor"
    case .borderRadius: keyPath == "cornerRadius"
    case .borderWidth: keyPath == "borderWidth"
    case .borderColor: keyPath == "borderColor"
    }
  }

  /// What else must be said for it to be seen, or to mean the same.
  var needs: [String] {
    switch self {
    case .width, .height: ["box-sizing: border-box"]
    case .borderWidth: ["box-sizing: border-box", "border-style: solid"]
    case .borderColor: ["border-style: solid"]
    default: []
    }
  }

  /// A value in the words of CSS.
  func text(_ numbers: [Double]) -> String {
    switch self {
    case .visibility: return numbers[0] > 0 ? "visible" : "hidden"
    case .rotate: return NumberText.brief(numbers[0], digits: 4) + "deg"
    case .scale:
      return (numbers[0] == numbers[1] ? [numbers[0]] : numbers)
        .map { NumberText.brief($0, digits: 6) }.joined(separator: " ")
    case .opacity: return NumberText.brief(numbers[0], digits: 5)
    case .translate: return Self.pixels(numbers[1] == 0 ? [numbers[0]] : numbers)
    case .width, .height, .borderRadius, .borderWidth: return Self.pixels(numbers)
    case .backgroundColor, .borderColor: return Self.color(numbers)
    case .transform:
      let rows = [0, 3].map { [numbers[$0], numbers[$0 + 1], 0, numbers[$0 + 2]] }
      let all = rows[0] + rows[1] + [0, 0, 1, 0] + [numbers[6], numbers[7], 0, numbers[8]]
      return "matrix3d(\(all.map { NumberText.brief($0, digits: 8) }.joined(separator: ", ")))"
    }
  }

  private static func pixels(_ numbers: [Double]) -> String {
    numbers.map { number in
      let text = NumberText.brief(number, digits: 4)
      return text == "0" ? text : text + "px"
    }.joined(separator: " ")
  }

  // Colours are mixed with their alpha multiplied in, and are told without.
  private static func color(_ numbers: [Double]) -> String {
    let alpha = numbers[3]
    guard alpha > 0 else { return "transparent" }
    let color = PaintColor(
      red: numbers[0] / alpha, green: numbers[1] / alpha, blue: numbers[2] / alpha, alpha: alpha)
    return alpha == 1 ? color.hexText : color.fullHexText
  }

  static func numbers(of color: PaintColor?) -> SIMD4<Double> {
    guard let color else { return .zero }
    return [
      color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha,
    ]
  }
}
