/// Kinds of terminals, by their answers to questions about pixels.
enum PixelPeer: CaseIterable {
  case kitty, iTerm, sixel, tmux, none

  private static let cell = "\u{1B}[6;20;10t"

  var answers: String {
    switch self {
    case .kitty:
      "\u{1B}_Gi=4207;OK\u{1B}\\\u{1B}P>|kitty(0.26.5)\u{1B}\\" + Self.cell
        + "\u{1B}[?1016;2$y\u{1B}[?62;c"
    case .iTerm:
      "\u{1B}_Gi=4207;OK\u{1B}\\\u{1B}P>|iTerm2 3.5.0\u{1B}\\" + Self.cell
        + "\u{1B}[?1016;0$y\u{1B}[?62;4c"
    case .sixel: Self.cell + "\u{1B}[?1;0;256S\u{1B}[?1016;2$y\u{1B}[?63;1;2;4;6c"
    case .tmux: "\u{1B}P>|tmux 3.3a\u{1B}\\\u{1B}[?1;2c"
    case .none: "\u{1B}[?62c"
    }
  }

  /// The first characters of a picture.
  var start: String? {
    switch self {
    case .kitty: "\u{1B}_Ga=T,f=100,"
    case .iTerm: "\u{1B}]1337;File="
    case .sixel: "\u{1B}P0;1;0q"
    case .tmux, .none: nil
    }
  }
}
