/// A named colour, for tables of names.
package struct NamedColor: Sendable {
  package let name: String
  package let color: UIColor
}

extension UIColor {
  /// Every named colour, in the order UIKit's documentation lists them.
  package static let named: [NamedColor] = [
    ("black", black), ("darkGray", darkGray), ("lightGray", lightGray), ("white", white),
    ("gray", gray), ("red", red), ("green", green), ("blue", blue), ("cyan", cyan),
    ("yellow", yellow), ("magenta", magenta), ("orange", orange), ("purple", purple),
    ("brown", brown), ("clear", clear), ("systemRed", systemRed), ("systemOrange", systemOrange),
    ("systemYellow", systemYellow), ("systemGreen", systemGreen), ("systemMint", systemMint),
    ("systemTeal", systemTeal), ("systemCyan", systemCyan), ("systemBlue", systemBlue),
    ("systemIndigo", systemIndigo), ("systemPurple", systemPurple), ("systemPink", systemPink),
    ("systemBrown", systemBrown), ("systemGray", systemGray), ("systemGray2", systemGray2),
    ("systemGray3", systemGray3), ("systemGray4", systemGray4), ("systemGray5", systemGray5),
    ("systemGray6", systemGray6),
  ].map { NamedColor(name: $0.0, color: $0.1) }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark gray.
  public static let darkGray = UIColor(white: 1 / 3.0, alpha: 1)
  /// Light gray.
  public static let lightGray = UIColor(white: 2 / 3.0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing to see: black with alpha 0.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The system's red, light appearance.
  public static let systemRed = rgb(255, 59, 48)
  /// The system's orange, light appearance.
  public static let systemOrange = rgb(255, 149, 0)
  /// The system's yellow, light appearance.
  public static let systemYellow = rgb(255, 204, 0)
  /// The system's green, light appearance.
  public static let systemGreen = rgb(52, 199, 89)
  /// The system's mint, light appearance.
  public static let systemMint = rgb(0, 199, 190)
  /// The system's teal, light appearance.
  public static let systemTeal = rgb(48, 176, 199)
  /// The system's cyan, light appearance.
  public static let systemCyan = rgb(50, 173, 230)
  /// The system's blue, light appearance.
  public static let systemBlue = rgb(0, 122, 255)
  /// The system's indigo, light appearance.
  public static let systemIndigo = rgb(88, 86, 214)
  /// The system's purple, light appearance.
  public static let systemPurple = rgb(175, 82, 222)
  /// The system's pink, light appearance.
  public static let systemPink = rgb(255, 45, 85)
  /// The system's brown, light appearance.
  public static let systemBrown = rgb(162, 132, 94)
  /// The system's gray, light appearance.
  public static let systemGray = rgb(142, 142, 147)
  /// The system's gray 2, light appearance.
  public static let systemGray2 = rgb(174, 174, 178)
  /// The system's gray 3, light appearance.
  public static let systemGray3 = rgb(199, 199, 204)
  /// The system's gray 4, light appearance.
  public static let systemGray4 = rgb(209, 209, 214)
  /// The system's gray 5, light appearance.
  public static let systemGray5 = rgb(229, 229, 234)
  /// The system's gray 6, light appearance.
  public static let systemGray6 = rgb(242, 242, 247)
}
