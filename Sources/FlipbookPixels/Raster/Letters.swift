/// The letters that names are written in: six pixels wide and thirteen high.
///
/// Source: the font 6x13 of X11's misc-fixed, which is in the public domain.
enum Letters {
  static let (width, height) = (6, 13)

  /// The rows of a letter from the top, the leftmost of six pixels in the highest bit; a box for one
  /// that is not in the font.
  static func rows(of letter: Unicode.Scalar) -> [UInt8] {
    let place =
      switch letter.value {
      case 32, 160: -1
      case 33...126: Int(letter.value) - 33
      case 161...255: Int(letter.value) - 161 + 94
      default: -2
      }
    guard place >= 0 else {
      return place == -1 ? [] : [0, 0] + [60] + Array(repeating: 36, count: 7) + [60]
    }
    return packed[place * height..<(place + 1) * height].map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
      default: byte == UInt8(ascii: "+") ? 62 : 63
      }
    }
  }

  // A row is a digit of base 64, and a letter thirteen of them: ASCII from 33 on, Latin-1 from 161 on.
  private static let packed = Array(
    """
    AAIIIIIIIAIAAAAUUUAAAAAAAAAAAUU+U+UUAAAAAIeoocKK8IAAAASqUEIQUqkAAAAAQooQomkaAAAAIIIAAAAAAAA\
    AEIIQQQQQIIEAAQIIEEEEEIIQAAAIqcqIAAAAAAAAAAII+IIAAAAAAAAAAAAAMIQAAAAAAA+AAAAAAAAAAAAAAAIcIA\
    AACCEEIQQggAAAAIUiiiiiUIAAAAIYoIIIII+AAAAciiCEIQg+AAAA+CEIcCCicAAAAEEMUUk+EEAAAA+ggsyCCicAA\
    AAcigg8iiicAAAA+CEEIIQQQAAAAciiiciiicAAAAciiieCCicAAAAAAIcIAAIcIAAAAAIcIAAMIQAAACEIQgQIECAA\
    AAAAA+AA+AAAAAAgQIECEIQgAAAAciiCEIIAIAAAAciimqqsgeAAAAIUiii+iiiAAAA8SSScSSS8AAAAcigggggicAA\
    AA8SSSSSSS8AAAA+ggg8ggg+AAAA+ggg8ggggAAAAcigggmiicAAAAiiii+iiiiAAAAcIIIIIIIcAAAAOEEEEEEkYAA\
    AAiikowokiiAAAAgggggggg+AAAAii2qqiiiiAAAAiyyqqmmiiAAAAciiiiiiicAAAA8iii8ggggAAAAciiiiiiqcCA\
    AA8iii8okiiAAAAciggcCCicAAAA+IIIIIIIIAAAAiiiiiiiicAAAAiiiiUUUIIAAAAiiiiqqqqUAAAAiiUUIUUiiAA\
    AAiiUUIIIIIAAAA+CEEIQQg+AAAcQQQQQQQQQcAAAggQQIEECCAAAcEEEEEEEEEcAAAIUiAAAAAAAAAAAAAAAAAAA+A\
    AIEAAAAAAAAAAAAAAAcCeimaAAAAggg8iiii8AAAAAAAciggicAAAACCCeiiiieAAAAAAAci+gicAAAAMSQQ8QQQQAA\
    AAAAAciiieCicAAgggsyiiiiAAAAAIAYIIIIcAAAAAEAMEEEEkkYAAgggkowokiAAAAYIIIIIIIcAAAAAAA0qqqqiAA\
    AAAAAsyiiiiAAAAAAAciiiicAAAAAAA8iii8gggAAAAAeiiieCCCAAAAAsyggggAAAAAAAciYEicAAAAAQQ8QQQSMAA\
    AAAAAiiiimaAAAAAAAiiiUUIAAAAAAAiiqqqUAAAAAAAiUIIUiAAAAAAAiiimaCicAAAAA+EIQg+AAAGIIIIwIIIIGA\
    AAIIIIIIIIIAAAwIIIIGIIIIwAAASqkAAAAAAAAAAIAIIIIIIIAAAAIcqooqcIAAAAAMSQQ4QQSsAAAAAAicUUciAAA\
    AAiiUU+I+IIAAAAIIIIAIIIIAAAMSQMSSMCSMAAAUUAAAAAAAAAAAciq2y2qicAAAAAcCeieA+AAAAAAAAKUooUKAAA\
    AAAAAA+CCAAAAAAAAAAcAAAAAAAci62262icAAAAA+AAAAAAAAAAAAMSSMAAAAAAAAAAII+IIA+AAAAQoIQ4AAAAAAA\
    AQoQIwAAAAAAAAEIAAAAAAAAAAAAAAAiiiim6ggAAe6666aKKKAAAAAAAAMAAAAAAAAAAAAAAAAAEIAQwQQ4AAAAAAA\
    AAciiicA+AAAAAAAAoUKKUoAAAAQwQQ4CGKOCAAAQwQQ4EKCEOAAAQoQIoSGKOCAAAAIAIIQgiicAAAQIAIUii+iiAA\
    AEIAIUii+iiAAAMSAIUii+iiAAAKUAIUii+iiAAAUUAIUii+iiAAAIUIIUii+iiAAAAWooos4oouAAAAcigggggicIQ\
    AQIA+gg8gg+AAAEIA+gg8gg+AAAMSA+gg8gg+AAAUUA+gg8gg+AAAQIAcIIIIIcAAAEIAcIIIIIcAAAMSAcIIIIIcAA\
    AUUAcIIIIIcAAAA8SSS6SSS8AAAKUAiiyqmiiAAAQIAciiiiicAAAEIAciiiiicAAAMSAciiiiicAAAKUAciiiiicAA\
    AUUAciiiiicAAAAAAAiUIUiAAAACcmmqqqyycgAAQIAiiiiiicAAAEIAiiiiiicAAAMSAiiiiiicAAAUUAiiiiiicAA\
    AEIAiiUIIIIAAAAg8iii8gggAAAAYkkookiisAAAAQIAcCeimaAAAAEIAcCeimaAAAAMSAcCeimaAAAAKUAcCeimaAA\
    AAUUAcCeimaAAAMSMAcCeimaAAAAAAAcKcoqUAAAAAAAciggicIQAAQIAci+gicAAAAEIAci+gicAAAAMSAci+gicAA\
    AAUUAci+gicAAAAQIAYIIIIcAAAAEIAYIIIIcAAAAMSAYIIIIcAAAAUUAYIIIIcAAAUIYEciiiicAAAAKUAsyiiiiAA\
    AAQIAciiiicAAAAEIAciiiicAAAAMSAciiiicAAAAKUAciiiicAAAAUUAciiiicAAAAAIIA+AIIAAAAAAACcmqqycgA\
    AAQIAiiiimaAAAAEIAiiiimaAAAAMSAiiiimaAAAAUUAiiiimaAAAAEIAiiimaCicAAAggsyiiysggAAUUAiiimaCic
    """.utf8)
}
