import HeadlessUIKit
import Testing

@Suite struct `a colour that is read` {
  private static let colors: [(UIColor, [CGFloat])] = [
    (.red, [0, 1, 1, 1]), (.green, [1 / 3.0, 1, 1, 1]), (.magenta, [5 / 6.0, 1, 1, 1]),
    (.gray, [0, 0, 0.5, 1]), (.black, [0, 0, 0, 1]),
    (UIColor(hue: 0.7, saturation: 0.4, brightness: 0.8, alpha: 0.5), [0.7, 0.4, 0.8, 0.5]),
  ]

  @Test(arguments: colors)
  func `has its place on the wheel`(color: UIColor, expected: [CGFloat]) {
    var (hue, saturation, brightness, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    for (value, expected) in zip([hue, saturation, brightness, alpha], expected) {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test func `is as white as a grey is`() {
    var (white, alpha) = (CGFloat(-1), CGFloat(-1))
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25 && alpha == 0.5 && !UIColor.red.getWhite(nil, alpha: nil))
  }

  @Test func `is made of its parts, as a literal, and as layers keep it`() {
    let orange: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(orange == .orange && UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) == orange)
    let literal = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(literal == .clear && Set([orange, .orange, literal]).count == 2)
    let half = orange.withAlphaComponent(0.5)
    #expect(half != orange && half.cgColor.alpha == 0.5 && UIColor(cgColor: half.cgColor) == half)
    #expect(half.cgColor.components == [1, 0.5, 0, 0.5])
    #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5) == half.cgColor)
    var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
    #expect(half.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 0.5])
  }

  @Test func `of the system is there in its light form`() {
    #expect(UIColor.label == .black && UIColor.systemBackground == .white)
    #expect(UIColor.secondarySystemBackground == .systemGray6)
    #expect(UIColor.separator.cgColor.alpha == 0.29 && UIColor.link == .systemBlue)
  }
}
