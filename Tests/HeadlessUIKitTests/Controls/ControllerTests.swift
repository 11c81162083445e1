import HeadlessUIKit
import Testing

@Suite struct `a bare view controller` {
  private final class Screen: UIViewController {
    var heard: [String] = []
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      heard.append("load")
      view.addSubview(label)
    }
    override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { heard.append("is appearing") }
    override func viewDidAppear(_ animated: Bool) { heard.append("appear") }
    override func viewDidLayoutSubviews() { heard.append("layout") }
    override func didMove(toParent parent: UIViewController?) {
      heard.append(parent == nil ? "out" : "in")
    }
  }

  private let stage = Stage()

  @Test func `makes its view when it is asked for, and fills a window with it`() {
    let screen = stage.run { Screen() }
    #expect(!screen.isViewLoaded && screen.viewIfLoaded == nil)
    #expect(screen.modalPresentationStyle == .pageSheet)
    let window = stage.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = screen
      #expect(screen.heard == ["load"])
      window.makeKeyAndVisible()
      return window
    }
    #expect(screen.heard == ["load", "will appear", "is appearing", "layout", "appear"])
    #expect(screen.view.frame == UIScreen.main.bounds && screen.label.window === stage.window)
    #expect(window.isKeyWindow && !stage.window.subviews.isEmpty && window.screen.scale == 3)
    stage.run { window.rootViewController = nil }
    #expect(screen.label.window == nil)
  }

  @Test func `is told of the touches its view does not deal with`() {
    final class Touched: UIViewController {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += touches.count
        super.touchesBegan(touches, with: event)
      }
    }
    let screen = stage.run { Touched() }
    stage.run { screen.loadViewIfNeeded() }
    stage.window.addSubview(screen.view)
    let box = stage.run { UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)) }
    screen.view.addSubview(box)
    stage.touch(box, taps: 1)
    stage.advance(by: 1)
    #expect(screen.count == 1)
    #expect(screen.view.next === screen && screen.next === stage.window)
  }

  @Test func `makes another view where it says so, and has children`() {
    final class Drawer: UIViewController {
      override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
    }
    let (parent, child) = stage.run { (Drawer(), Screen()) }
    stage.run { parent.loadViewIfNeeded() }
    #expect(parent.view.bounds.width == 7)
    parent.addChild(child)
    child.didMove(toParent: parent)
    #expect(parent.children.first === child && child.parent === parent)
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil && child.heard == ["in", "out"])
  }
}

@Suite struct `an inert control` {
  private let stage = Stage()

  @Test func `calls what was added for an event`() {
    var pressed: [String] = []
    stage.run {
      let button = UIButton()
      button.setTitle("Go", for: .normal)
      button.addAction(UIAction(title: "a") { pressed.append($0.title) }, for: .touchUpInside)
      button.addAction(UIAction { _ in pressed.append("b") }, for: [.valueChanged, .touchDown])
      button.sendActions(for: .touchUpInside)
      button.sendActions(for: .valueChanged)
      #expect(button.title(for: .highlighted) == "Go" && button.isEnabled && !button.isSelected)
    }
    #expect(pressed == ["a", "b"])
  }

  @Test func `keeps its words and its picture`() {
    stage.run {
      let label = UILabel()
      (label.text, label.numberOfLines, label.textAlignment) = ("Hello", 2, .center)
      label.font = .boldSystemFont(ofSize: 20)
      #expect(label.text == "Hello" && label.font.pointSize == 20 && label.textColor == .label)
      let image = UIImageView(image: UIImage(size: CGSize(width: 3, height: 4)))
      #expect(image.frame == CGRect(x: 0, y: 0, width: 3, height: 4) && image.image != nil)
      let tinted = image.image?.withRenderingMode(.alwaysTemplate)
      #expect(tinted?.renderingMode == .alwaysTemplate && tinted?.size == image.image?.size)
      #expect(image.image?.renderingMode == .automatic)
    }
  }

  @Test func `keeps its styles until it has other words`() throws {
    let font = try #require(UIFont(name: "Avenir", size: 12))
    #expect(font.fontName == "Avenir" && font.pointSize == 12 && UIFont(name: "", size: 12) == nil)
    #expect(UIFont.systemFont(ofSize: 9).fontName != UIFont.boldSystemFont(ofSize: 9).fontName)
    stage.run {
      let label = UILabel()
      #expect(label.attributedText == nil)
      let key = NSAttributedString.Key("NSFont")
      label.attributedText = NSAttributedString(string: "Hi", attributes: [key: font])
      #expect(label.attributedText?.attribute(key, at: 0, effectiveRange: nil) as? UIFont === font)
      #expect(label.text == "Hi")
      label.text = "Ho"
      #expect(label.attributedText == NSAttributedString(string: "Ho"))
    }
  }

  @Test func `has a picture for each of its states`() {
    stage.run {
      let button = UIButton()
      let (plain, pressed) = (UIImage(), UIImage(size: CGSize(width: 1, height: 1)))
      button.setImage(plain, for: .normal)
      button.setImage(pressed, for: .highlighted)
      #expect(button.image(for: .disabled) === plain && button.image(for: .highlighted) === pressed)
      button.setImage(nil, for: .highlighted)
      #expect(button.image(for: .highlighted) === plain)
    }
  }
}
