/// How solid a box is drawn, in five steps.
struct Shade: Equatable {
  /// 0 for invisible to 4 for solid.
  let step: Int

  /// The step nearest to an opacity, at least 1 above 0.
  init(opacity: Double) {
    let share = min(max(opacity.isNaN ? 0 : opacity, 0), 1)
    step = share > 0 ? max(1, Int((share * 4).rounded())) : 0
  }

  func character(isASCII: Bool) -> String {
    (isASCII ? [" ", ".", ":", "*", "#"] : [" ", "░", "▒", "▓", "█"])[step]
  }
}

/// The signs of an upright box's outline; that of an invisible box has gaps.
struct OutlineSigns {
  let across: String
  let down: String
  /// From the upper left, row by row.
  let corners: [String]

  init(_ shade: Shade, isRound: Bool = false, isASCII: Bool) {
    switch (isASCII, shade.step) {
    case (true, 0): (across, down, corners) = ("'", "'", ["'", "'", "'", "'"])
    case (true, _):
      (across, down, corners) = ("-", "|", isRound ? [".", ".", "'", "'"] : ["+", "+", "+", "+"])
    case (false, let step):
      (across, down) = step == 0 ? ("┄", "┆") : ("─", "│")
      corners = isRound ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
    }
  }
}
