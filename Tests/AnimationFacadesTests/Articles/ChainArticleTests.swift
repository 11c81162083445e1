import AnimationFacades
import HeadlessUIKit
import Testing

// The listings of "Escape the Pyramid of DOOM!".

internal class Node<T> {
  var data: T
  var next: Node?

  init(data: T) {
    self.data = data
  }
}

internal struct Queue<T> {
  var first: Node<T>?
  var last: Node<T>?

  mutating func dequeue() -> T? {
    let pop = first?.data
    first = first?.next
    if first == nil {
      last = nil
    }
    return pop
  }

  mutating func enqueue(data: T) {
    if last == nil {
      first = Node(data: data)
      last = first
    } else {
      last?.next = Node(data: data)
      last = last?.next
    }
  }
}

/// The controller that animates, in all the article's ways.
private final class Controller {
  let stage = Stage()
  let box: UIView
  let time = 0.75
  private var count = 0
  private(set) var calls: [String] = []
  private var animations = Queue<(TimeInterval, () -> Void)>()

  init() {
    box = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    stage.window.addSubview(box)
    box.backgroundColor = .red
  }

  func animationFunction() {
    count += 1
    box.center.x += 100
    box.alpha = 1 / CGFloat(count)
    box.transform = box.transform.rotated(by: 0.5)
    box.backgroundColor = count % 2 == 0 ? .red : .blue
  }

  func nonAnimationFunction() {
    calls.append("\(stage.now)")
  }

  func functionThatTakesTime(_ completion: @escaping () -> Void) {
    Stage.afterDelay(0.7, completion)
  }

  func pyramid() {
    UIView.animate(
      withDuration: time,
      animations: { [unowned self] in
        // animation
        self.animationFunction()
      }
    ) { [unowned self] success in
      // non-animation function
      self.nonAnimationFunction()
      UIView.animate(
        withDuration: time,
        animations: {
          // animation
          self.animationFunction()
        }
      ) { success in
        // function that takes time
        self.functionThatTakesTime {
          UIView.animate(
            withDuration: self.time,
            animations: {
              // animation
              self.animationFunction()
            }
          ) { success in
            UIView.animate(
              withDuration: self.time,
              animations: {
                // animation
                self.animationFunction()
              })
          }
        }
      }
    }
  }

  func chain() {
    Animate(duration: time) { [unowned self] in
      // animation
      self.animationFunction()
    }.do { [unowned self] in
      // non-animation function
      self.nonAnimationFunction()
    }.then(duration: time) { [unowned self] in
      // animation
      self.animationFunction()
    }.wait { [unowned self] resume in
      // function that takes time
      self.functionThatTakesTime {
        resume()
      }
    }.then(duration: time) { [unowned self] in
      // animation
      self.animationFunction()
    }.then(duration: time) { [unowned self] in
      // animation
      self.animationFunction()
    }.perform()
  }

  func enqueue(_ animation: (TimeInterval, () -> Void)) {
    animations.enqueue(data: animation)
  }

  func perform() {
    guard let animation = animations.dequeue() else { return }
    UIView.animate(withDuration: animation.0, animations: animation.1) { success in
      self.perform()
    }
  }

  /// Every number that is shown of the box.
  var picture: [CGFloat] {
    guard let shown = box.layer.presentation() else { return [] }
    let transform = shown.affineTransform()
    return [shown.position.x, shown.position.y, CGFloat(shown.exactOpacity), transform.a]
      + [transform.b, transform.c, transform.d] + (shown.backgroundColor?.components ?? [])
  }
}

@Suite struct `the article on the pyramid` {
  @Test(arguments: [60.0, 120])
  func `shows the same flat as it shows nested, at every frame`(rate: Double) {
    let (nested, flat) = (Controller(), Controller())
    nested.stage.run(nested.pyramid)
    flat.stage.run(flat.chain)
    for frame in 0...Int(4 * rate) {
      #expect(nested.picture == flat.picture, "frame \(frame)")
      nested.stage.advance(by: 1 / rate)
      flat.stage.advance(by: 1 / rate)
    }
    #expect(nested.calls == ["0.75"] && flat.calls == ["0.75"])
    #expect(flat.box.center.x == 425 && flat.picture == nested.picture)
  }

  @Test func `performs a queue of animations one after another`() {
    let controller = Controller()
    let animation: (TimeInterval, () -> Void) = (
      5.0,
      {
        controller.animationFunction()
      }
    )
    controller.enqueue(animation)
    controller.enqueue(animation)
    controller.stage.run(controller.perform)
    controller.stage.advance(by: 7.5)
    #expect(controller.box.layer.presentation()?.position.x == 175)
    controller.stage.advance(by: 2.5)
    #expect(controller.box.center.x == 225 && controller.picture[0] == 225)
  }

  @Test func `takes from its queue in order what was put in, in any order of both`() {
    var (queue, taken) = (Queue<Int>(), [Int]())
    #expect(queue.dequeue() == nil)
    for round in 0..<3 {
      for number in 0..<5 { queue.enqueue(data: 5 * round + number) }
      for _ in 0..<(4 + round) { queue.dequeue().map { taken.append($0) } }
    }
    #expect(taken == Array(0..<15) && queue.dequeue() == nil)
  }
}
