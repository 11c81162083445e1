// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays a-heart-that-is-liked-as-uiview in this view, made for 390 by 844 points.
  func playAHeartThatIsLikedAsUiview() {
    let dot0 = UIView(frame: CGRect(x: 191, y: 419, width: 8, height: 8))
    dot0.layer.cornerRadius = 4
    dot0.backgroundColor = abs(
      (0).truncatingRemainder(dividingBy: 2) - 0) <= 0.5 ? .systemPink : .systemOrange
    addSubview(dot0)
    let dot1 = UIView(frame: CGRect(x: 191, y: 419, width: 8, height: 8))
    dot1.layer.cornerRadius = 4
    dot1.backgroundColor = abs(
      (1).truncatingRemainder(dividingBy: 2) - 0) <= 0.5 ? .systemPink : .systemOrange
    addSubview(dot1)
    let dot2 = UIView(frame: CGRect(x: 191, y: 419, width: 8, height: 8))
    dot2.layer.cornerRadius = 4
    dot2.backgroundColor = abs(
      (2).truncatingRemainder(dividingBy: 2) - 0) <= 0.5 ? .systemPink : .systemOrange
    addSubview(dot2)
    let dot3 = UIView(frame: CGRect(x: 191, y: 419, width: 8, height: 8))
    dot3.layer.cornerRadius = 4
    dot3.backgroundColor = abs(
      (3).truncatingRemainder(dividingBy: 2) - 0) <= 0.5 ? .systemPink : .systemOrange
    addSubview(dot3)
    let dot4 = UIView(frame: CGRect(x: 191, y: 419, width: 8, height: 8))
    dot4.layer.cornerRadius = 4
    dot4.backgroundColor = abs(
      (4).truncatingRemainder(dividingBy: 2) - 0) <= 0.5 ? .systemPink : .systemOrange
    addSubview(dot4)
    let dot5 = UIView(frame: CGRect(x: 191, y: 419, width: 8, height: 8))
    dot5.layer.cornerRadius = 4
    dot5.backgroundColor = abs(
      (5).truncatingRemainder(dividingBy: 2) - 0) <= 0.5 ? .systemPink : .systemOrange
    addSubview(dot5)
    let dot6 = UIView(frame: CGRect(x: 191, y: 419, width: 8, height: 8))
    dot6.layer.cornerRadius = 4
    dot6.backgroundColor = abs(
      (6).truncatingRemainder(dividingBy: 2) - 0) <= 0.5 ? .systemPink : .systemOrange
    addSubview(dot6)
    let dot7 = UIView(frame: CGRect(x: 191, y: 419, width: 8, height: 8))
    dot7.layer.cornerRadius = 4
    dot7.backgroundColor = abs(
      (7).truncatingRemainder(dividingBy: 2) - 0) <= 0.5 ? .systemPink : .systemOrange
    addSubview(dot7)
    let heart = UIView(frame: CGRect(x: 171, y: 399, width: 48, height: 48))
    heart.layer.cornerRadius = 24
    heart.backgroundColor = .systemGray
    addSubview(heart)
    let ratio: Double = 0.5
    let pop: Double = 0.4
    heart.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    UIView.animate(
      withDuration: pop, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0) {
      heart.transform = .identity
      heart.backgroundColor = .systemPink
    }
    let gap: Double = 0.02
    UIView.animate(withDuration: 0.6, delay: 0 * gap, options: [.curveEaseOut]) {
      dot0.center = CGPoint(
        x: dot0.center.x + 60 * cos(0 * (Double.pi / 4)),
        y: dot0.center.y + 60 * sin(0 * (Double.pi / 4)))
    }
    UIView.animate(withDuration: 0.6, delay: 1 * gap, options: [.curveEaseOut]) {
      dot1.center = CGPoint(
        x: dot1.center.x + 60 * cos(1 * (Double.pi / 4)),
        y: dot1.center.y + 60 * sin(1 * (Double.pi / 4)))
    }
    UIView.animate(withDuration: 0.6, delay: 2 * gap, options: [.curveEaseOut]) {
      dot2.center = CGPoint(
        x: dot2.center.x + 60 * cos(2 * (Double.pi / 4)),
        y: dot2.center.y + 60 * sin(2 * (Double.pi / 4)))
    }
    UIView.animate(withDuration: 0.6, delay: 3 * gap, options: [.curveEaseOut]) {
      dot3.center = CGPoint(
        x: dot3.center.x + 60 * cos(3 * (Double.pi / 4)),
        y: dot3.center.y + 60 * sin(3 * (Double.pi / 4)))
    }
    UIView.animate(withDuration: 0.6, delay: 4 * gap, options: [.curveEaseOut]) {
      dot4.center = CGPoint(
        x: dot4.center.x + 60 * cos(4 * (Double.pi / 4)),
        y: dot4.center.y + 60 * sin(4 * (Double.pi / 4)))
    }
    UIView.animate(withDuration: 0.6, delay: 5 * gap, options: [.curveEaseOut]) {
      dot5.center = CGPoint(
        x: dot5.center.x + 60 * cos(5 * (Double.pi / 4)),
        y: dot5.center.y + 60 * sin(5 * (Double.pi / 4)))
    }
    UIView.animate(withDuration: 0.6, delay: 6 * gap, options: [.curveEaseOut]) {
      dot6.center = CGPoint(
        x: dot6.center.x + 60 * cos(6 * (Double.pi / 4)),
        y: dot6.center.y + 60 * sin(6 * (Double.pi / 4)))
    }
    UIView.animate(withDuration: 0.6, delay: 7 * gap, options: [.curveEaseOut]) {
      dot7.center = CGPoint(
        x: dot7.center.x + 60 * cos(7 * (Double.pi / 4)),
        y: dot7.center.y + 60 * sin(7 * (Double.pi / 4)))
    }
    UIView.animate(withDuration: 0.3, delay: 0.3 + 0 * gap, options: [.curveLinear]) {
      dot0.alpha = 0
    }
    UIView.animate(withDuration: 0.3, delay: 0.3 + 1 * gap, options: [.curveLinear]) {
      dot1.alpha = 0
    }
    UIView.animate(withDuration: 0.3, delay: 0.3 + 2 * gap, options: [.curveLinear]) {
      dot2.alpha = 0
    }
    UIView.animate(withDuration: 0.3, delay: 0.3 + 3 * gap, options: [.curveLinear]) {
      dot3.alpha = 0
    }
    UIView.animate(withDuration: 0.3, delay: 0.3 + 4 * gap, options: [.curveLinear]) {
      dot4.alpha = 0
    }
    UIView.animate(withDuration: 0.3, delay: 0.3 + 5 * gap, options: [.curveLinear]) {
      dot5.alpha = 0
    }
    UIView.animate(withDuration: 0.3, delay: 0.3 + 6 * gap, options: [.curveLinear]) {
      dot6.alpha = 0
    }
    UIView.animate(withDuration: 0.3, delay: 0.3 + 7 * gap, options: [.curveLinear]) {
      dot7.alpha = 0
    }
  }
}
