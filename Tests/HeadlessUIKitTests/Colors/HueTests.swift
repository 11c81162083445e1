import HeadlessUIKit
import Testing

@Suite struct `a colour by its hue` {
  private static let rows: [(hue: Double, saturation: Double, brightness: Double, rgb: [Double])] =
    [
      (0, 1, 1, [1, 0, 0]), (1 / 6.0, 1, 1, [1, 1, 0]), (1 / 3.0, 1, 1, [0, 1, 0]),
      (0.5, 1, 1, [0, 1, 1]), (2 / 3.0, 1, 1, [0, 0, 1]), (5 / 6.0, 1, 1, [1, 0, 1]),
      (1, 1, 1, [1, 0, 0]), (1 / 12.0, 1, 1, [1, 0.5, 0]), (0.3, 0, 0.4, [0.4, 0.4, 0.4]),
      (0, 0.5, 0.8, [0.8, 0.4, 0.4]), (2, 1, 0.5, [0.5, 0, 0]),
    ]

  @Test(arguments: rows.indices)
  func `is as on the wheel`(index: Int) {
    let row = Self.rows[index]
    let color = UIColor(
      hue: row.hue, saturation: row.saturation, brightness: row.brightness, alpha: 0.5)
    let components = color.cgColor.components ?? []
    for (found, expected) in zip(components, row.rgb + [0.5]) {
      #expect(abs(found - expected) < 1e-12)
    }
    #expect(components.count == 4)
  }
}
