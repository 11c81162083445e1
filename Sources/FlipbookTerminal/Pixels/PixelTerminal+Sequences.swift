import FlipbookPixels
import Foundation

extension PixelTerminal {
  /// The sequence that shows a picture at the cursor, which it may move; empty without pixels.
  ///
  /// - Parameter number: identifies a picture to replace or remove; 0 for one that stays.
  package func sequence(of picture: PixelPicture, number: Int = 0) -> String {
    guard let form, let cell, picture.isDrawable(ofCell: cell) else { return "" }
    let bitmap = picture.bitmap(ofCell: cell)
    switch form {
    case .sixel: return String(decoding: SixelText.text(of: bitmap, colors: colors), as: UTF8.self)
    case .kitty:
      return Self.kitty(Self.packed(bitmap, picture), name: number > 0 ? "i=\(number),p=1," : "")
    case .iTerm:
      return "\u{1B}]1337;File=inline=1;doNotMoveCursor=1;width=\(bitmap.box.width)px;"
        + "height=\(bitmap.box.height)px:\(Self.packed(bitmap, picture))\u{7}"
    }
  }

  /// The sequence that removes a picture from a terminal that keeps it behind text written over it.
  func removal(ofNumber number: Int) -> String {
    form == .kitty ? "\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\" : ""
  }

  private static func packed(_ bitmap: Bitmap, _ picture: PixelPicture) -> String {
    Data(PNGFile.bytes(of: bitmap, isClear: picture.isClear)).base64EncodedString()
  }

  // In pieces, as kitty's protocol asks.
  private static func kitty(_ text: String, name: String) -> String {
    var rest = text.utf8[...]
    var sequence = ""
    var head = "a=T,f=100,q=2,C=1," + name
    repeat {
      let piece = rest.prefix(4096)
      rest = rest.dropFirst(4096)
      sequence += "\u{1B}_G\(head)m=\(rest.isEmpty ? 0 : 1);\(Substring(piece))\u{1B}\\"
      head = ""
    } while !rest.isEmpty
    return sequence
  }

  /// The sequence that shows a picture among lines above the cursor, which stays where it is.
  ///
  /// - Parameter count: how many lines above the cursor row 0 of the picture is.
  package func sequence(of picture: PixelPicture, amongLinesAbove count: Int) -> String {
    let right = picture.columns.lowerBound
    return "\u{1B}7\u{1B}[\(count - picture.rows.lowerBound)A"
      + (right > 0 ? "\u{1B}[\(right)C" : "") + sequence(of: picture) + "\u{1B}8"
  }
}
