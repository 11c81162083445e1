/// The letters that names are written in: six pixels wide and thirteen high.
///
/// Source: the font 6x13 of X11's misc-fixed, which is in the public domain.
enum Letters {
  static let (width, height) = (6, 13)

  /// The rows of a letter, the leftmost of six pixels in the highest bit; a box for an unknown one.
  static func rows(of letter: Unicode.Scalar) -> [UInt8] {
    let place: Int
    switch letter.value {
    case 32, 160: return []
    case 33...126: place = Int(letter.value) - 33
    case 161...255: place = Int(letter.value) - 161 + 94
    default: return [0, 0] + [60] + Array(repeating: 36, count: 7) + [60]
    }
    return packed[place * height..<(place + 1) * height].map { $0 - 35 }
  }

  // A row is a sign, 35 above its number, and a letter thirteen: ASCII from 33 on, Latin-1 from 161.
  private static let packed = Array(
    ##"""
    ##+++++++#+####777###########77a7a77#####+AKK?--_+####5M7'+37MG#####3KK3KIG=####+++#########\##
    '++33333++'##3++'''''++3###+M?M+##########++a++#############/+3#######a###############+?+###\##
    %%''+33CC####+7EEEEE7+####+;K+++++a####?EE%'+3Ca####a%'+?%%E?####''/77Ga''####aCCOU%%E?####?\##
    ECC_EEE?####a%''++333####?EEE?EEE?####?EEEA%%E?######+?+##+?+#####+?+##/+3###%'+3C3+'%######\##
    #a##a######C3+'%'+3C####?EE%'++#+####?EEIMMOCA####+7EEEaEEE####_555?555_####?ECCCCCE?####_55\##
    55555_####aCCC_CCCa####aCCC_CCCC####?ECCCIEE?####EEEEaEEEE####?+++++++?####1''''''G;####EEGK\##
    SKGEE####CCCCCCCCa####EEYMMEEEE####EUUMMIIEE####?EEEEEEE?####_EEE_CCCC####?EEEEEEM?%###_EEE_\##
    KGEE####?ECC?%%E?####a++++++++####EEEEEEEE?####EEEE777++####EEEEMMMM7####EE77+77EE####EE77++\##
    +++####a%''+33Ca###?333333333?###CC33+''%%###?'''''''''?###+7E###################a##+'######\##
    #########?%AEI=####CCC_EEEE_#######?ECCE?####%%%AEEEEA#######?EaCE?####/533_3333#######?EEEA\##
    %E?##CCCOUEEEE#####+#;++++?#####'#/''''GG;##CCCGKSKGE####;+++++++?#######WMMMME#######OUEEEE\##
    #######?EEEE?#######_EEE_CCC#####AEEEA%%%#####OUCCCC#######?E;'E?#####33_3335/#######EEEEI=#\##
    ######EEE77+#######EEMMM7#######E7++7E#######EEEI=%E?#####a'+3Ca###)++++S++++)###+++++++++##\##
    #S++++)++++S###5MG##########+#+++++++####+?MKKM?+#####/533[335O######E?77?E#####EE77a+a++###\##
    #++++#++++###/53/55/%5/###77###########?EMYUYME?#####?%AEA#a########-7KK7-#########a%%######\##
    ####?#######?E]YY]YE?#####a############/55/##########++a++#a####3K+3[########3K3+S########'+\##
    ###############EEEEI]CC##A]]]]=---########/#################'+#3S33[#########?EEE?#a########\##
    K7--7K####3S33[%)-1%###3S33['-%'1###3K3+K5)-1%####+#++3CEE?###3+#+7EEaEE###'+#+7EEaEE###/5#+\##
    7EEaEE###-7#+7EEaEE###77#+7EEaEE###+7++7EEaEE####9KKKO[KKQ####?ECCCCCE?+3#3+#aCC_CCa###'+#aC\##
    C_CCa###/5#aCC_CCa###77#aCC_CCa###3+#?+++++?###'+#?+++++?###/5#?+++++?###77#?+++++?####_555]\##
    555_###-7#EEUMIEE###3+#?EEEEE?###'+#?EEEEE?###/5#?EEEEE?###-7#?EEEEE?###77#?EEEEE?#######E7+\##
    7E####%?IIMMMUU?C##3+#EEEEEE?###'+#EEEEEE?###/5#EEEEEE?###77#EEEEEE?###'+#EE7++++####C_EEE_C\##
    CC####;GGKKGEEO####3+#?%AEI=####'+#?%AEI=####/5#?%AEI=####-7#?%AEI=####77#?%AEI=###/5/#?%AEI\##
    =#######?-?KM7#######?ECCE?+3##3+#?EaCE?####'+#?EaCE?####/5#?EaCE?####77#?EaCE?####3+#;++++?\##
    ####'+#;++++?####/5#;++++?####77#;++++?###7+;'?EEEE?####-7#OUEEEE####3+#?EEEE?####'+#?EEEE?#\##
    ###/5#?EEEE?####-7#?EEEE?####77#?EEEE?#####++#a#++#######%?IMMU?C###3+#EEEEI=####'+#EEEEI=##\##
    ##/5#EEEEI=####77#EEEEI=####'+#EEEI=%E?###CCOUEEUOCC##77#EEEI=%E?
    """##.utf8)
}

extension Bitmap {
  /// Writes letters from a corner on, their dots so many pixels wide and made wider by an edge.
  mutating func write(
    _ letters: some Sequence<Unicode.Scalar>, at corner: (x: Int, y: Int), size: Int, edge: Int = 0,
    _ pixel: UInt32, in clip: Clip
  ) {
    for (place, letter) in letters.enumerated() {
      let x = corner.x + place * Letters.width * size
      for (row, bits) in Letters.rows(of: letter).enumerated() where bits != 0 {
        let y = corner.y + row * size
        for column in 0..<Letters.width where bits >> (5 - column) & 1 == 1 {
          let dot = PixelBox(
            columns: x + column * size - edge..<x + (column + 1) * size + edge,
            rows: y - edge..<y + size + edge)
          fill(dot, with: .color(pixel), in: clip)
        }
      }
    }
  }
}
