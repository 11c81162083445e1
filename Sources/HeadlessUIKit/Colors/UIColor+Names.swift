/// A named colour, for tables of names.
package struct NamedColor: Sendable {
  package let name: String
  package let color: UIColor
}

extension UIColor {
  /// Every named colour, in the order UIKit's documentation lists them.
  package static let named: [NamedColor] = [
    NamedColor(name: "black", color: black),
    NamedColor(name: "darkGray", color: darkGray),
    NamedColor(name: "lightGray", color: lightGray),
    NamedColor(name: "white", color: white),
    NamedColor(name: "gray", color: gray),
    NamedColor(name: "red", color: red),
    NamedColor(name: "green", color: green),
    NamedColor(name: "blue", color: blue),
    NamedColor(name: "cyan", color: cyan),
    NamedColor(name: "yellow", color: yellow),
    NamedColor(name: "magenta", color: magenta),
    NamedColor(name: "orange", color: orange),
    NamedColor(name: "purple", color: purple),
    NamedColor(name: "brown", color: brown),
    NamedColor(name: "clear", color: clear),
    NamedColor(name: "systemRed", color: systemRed),
    NamedColor(name: "systemOrange", color: systemOrange),
    NamedColor(name: "systemYellow", color: systemYellow),
    NamedColor(name: "systemGreen", color: systemGreen),
    NamedColor(name: "systemMint", color: systemMint),
    NamedColor(name: "systemTeal", color: systemTeal),
    NamedColor(name: "systemCyan", color: systemCyan),
    NamedColor(name: "systemBlue", color: systemBlue),
    NamedColor(name: "systemIndigo", color: systemIndigo),
    NamedColor(name: "systemPurple", color: systemPurple),
    NamedColor(name: "systemPink", color: systemPink),
    NamedColor(name: "systemBrown", color: systemBrown),
    NamedColor(name: "systemGray", color: systemGray),
    NamedColor(name: "systemGray2", color: systemGray2),
    NamedColor(name: "systemGray3", color: systemGray3),
    NamedColor(name: "systemGray4", color: systemGray4),
    NamedColor(name: "systemGray5", color: systemGray5),
    NamedColor(name: "systemGray6", color: systemGray6),
  ]
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
  public static let systemRed = bytes(255, 59, 48)
  /// The system's orange, light appearance.
  public static let systemOrange = bytes(255, 149, 0)
  /// The system's yellow, light appearance.
  public static let systemYellow = bytes(255, 204, 0)
  /// The system's green, light appearance.
  public static let systemGreen = bytes(52, 199, 89)
  /// The system's mint, light appearance.
  public static let systemMint = bytes(0, 199, 190)
  /// The system's teal, light appearance.
  public static let systemTeal = bytes(48, 176, 199)
  /// The system's cyan, light appearance.
  public static let systemCyan = bytes(50, 173, 230)
  /// The system's blue, light appearance.
  public static let systemBlue = bytes(0, 122, 255)
  /// The system's indigo, light appearance.
  public static let systemIndigo = bytes(88, 86, 214)
  /// The system's purple, light appearance.
  public static let systemPurple = bytes(175, 82, 222)
  /// The system's pink, light appearance.
  public static let systemPink = bytes(255, 45, 85)
  /// The system's brown, light appearance.
  public static let systemBrown = bytes(162, 132, 94)
  /// The system's gray, light appearance.
  public static let systemGray = bytes(142, 142, 147)
  /// The system's gray 2, light appearance.
  public static let systemGray2 = bytes(174, 174, 178)
  /// The system's gray 3, light appearance.
  public static let systemGray3 = bytes(199, 199, 204)
  /// The system's gray 4, light appearance.
  public static let systemGray4 = bytes(209, 209, 214)
  /// The system's gray 5, light appearance.
  public static let systemGray5 = bytes(229, 229, 234)
  /// The system's gray 6, light appearance.
  public static let systemGray6 = bytes(242, 242, 247)

  private static func bytes(_ red: Double, _ green: Double, _ blue: Double) -> UIColor {
    UIColor(components: SIMD4(red / 255, green / 255, blue / 255, 1))
  }
}
