import HeadlessUIKit
import Testing

/// Tiles that come in one after another.
private final class TileBoard: UIView {
  let tiles = (0..<5).map { UIView(frame: CGRect(x: 60 * $0, y: 0, width: 50, height: 50)) }

  func present(completion: @escaping (Int) -> Void) {
    for (index, tile) in tiles.enumerated() {
      tile.alpha = 0
      tile.transform = CGAffineTransform(translationX: 0, y: 40)
      addSubview(tile)

      UIView.animate(
        withDuration: 0.4, delay: 0.1 * Double(index), options: [.curveEaseOut],
        animations: {
          tile.alpha = 1
          tile.transform = .identity
        },
        completion: { finished in
          if finished { completion(index) }
        })
    }
  }
}

@Suite struct `staggered delays over an array of views` {
  private let stage = Stage()
  private let board: TileBoard

  init() {
    board = stage.run { TileBoard(frame: CGRect(x: 0, y: 0, width: 390, height: 50)) }
    stage.window.addSubview(board)
  }

  // How far ease-out is at quarters of its time.
  private static let eased: [CGFloat] = [0, 0.3781395, 0.6846432, 0.9065353, 1]

  @Test func `bring each view in a tenth of a second after the one before`() {
    stage.run { board.present { _ in } }
    #expect(board.tiles.allSatisfy { $0.alpha == 1 && $0.transform == .identity })
    for step in 0...8 {
      for (index, tile) in board.tiles.enumerated() {
        let progress = Self.eased[min(max(step - index, 0), 4)]
        let shown = tile.layer.presentation()
        expect(shown.map { CGFloat($0.opacity) }, near: progress, within: 1e-5)
        expect(shown?.affineTransform().ty, near: 40 * (1 - progress), within: 1e-3)
      }
      stage.advance(by: 0.1)
    }
  }

  @Test func `end in their order`() {
    var ended: [String] = []
    stage.run { board.present { ended.append("\($0) at \(self.stage.now)") } }
    stage.advance(by: 10)
    #expect(ended == ["0 at 0.4", "1 at 0.5", "2 at 0.6", "3 at 0.7", "4 at 0.8"])
  }
}
