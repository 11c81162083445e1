// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays a-shimmer in this view, made for 390 by 844 points.
  func playAShimmer() async throws {
    var rows: [UIView] = []
    for i in 0..<4 {
      let row = UIView(frame: CGRect(x: 20, y: 100 + Double(i) * 80, width: 350, height: 60))
      row.layer.cornerRadius = 8
      row.backgroundColor = .systemGray
      row.clipsToBounds = true
      addSubview(row)
      rows.append(row)
    }
    var bands: [UIView] = []
    for i in 0..<4 {
      let band = UIView(frame: CGRect(x: -80, y: 0, width: 80, height: 60))
      band.backgroundColor = .white
      band.alpha = 0.5
      rows[i].addSubview(band)
      bands.append(band)
    }
    for i in 0..<4 {
      UIView.animate(withDuration: 1.2, delay: Double(i) * 0.1, options: [.curveLinear, .repeat]) {
        bands[i].center.x = 390
      } completion: { _ in }
    }
    UIView.animate(withDuration: 0.3) {
      for i in 0..<4 { rows[i].alpha = 0 }
    } completion: { _ in }

    try await Task.sleep(for: .seconds(0.3))
    for i in 0..<4 { bands[i].removeFromSuperview() }
  }
}
