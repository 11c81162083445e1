// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays a-staggered-list in this view, made for 390 by 844 points.
  ///
  /// Needs iOS 17: springs are given by duration and bounce.
  func playAStaggeredList() async throws {
    let gap: Double = 0.04
    var cells: [UIView] = []
    for i in 0..<12 {
      let cell = UIView(frame: CGRect(x: 20, y: 60 + Double(i) * 60, width: 350, height: 50))
      cell.alpha = 0
      addSubview(cell)
      cells.append(cell)
    }
    for i in 0..<12 {
      UIView.animate(springDuration: 0.4, bounce: 0.2, delay: Double(i) * gap) {
        cells[i].alpha = 1
        cells[i].center.y -= 20
      } completion: { _ in }
    }

    try await Task.sleep(for: .seconds(1.0571275205555555))
    for i in 0..<12 {
      let isOdd: Double = (Double(i)).truncatingRemainder(dividingBy: 2)
      if isOdd == 1 {
        cells[i].backgroundColor = .systemGray
      } else {
        cells[i].backgroundColor = .white
      }
    }
  }
}
