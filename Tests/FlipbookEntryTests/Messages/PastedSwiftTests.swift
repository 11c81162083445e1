import FlipbookAssembly
import FlipbookCommands
import FlipbookLanguage
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookSession
@testable import FlipbookSwift
@testable import SessionTestSupport

@Suite struct PastedSwiftTests {
  @Test(arguments: PastedSwift.rows) func `gets the whole line to type, which runs`(
    row: PastedSwift
  ) throws {
    let complaint = try #require(Complaint(about: row.pasted, after: row.before))
    #expect(complaint.hint == "write " + row.offered)
    let isOpen = row.offered.hasSuffix("{")
    let line = isOpen ? row.offered + " box.alpha = 0.5 }" : row.offered
    let typed = line.hasPrefix("at ") ? "keyframes 1s { \(line) }" : line
    let outcome = Answers.outcome(typed, after: row.before)
    #expect(!outcome.failed, "\(typed)\n\(outcome.text)")
  }

  @Test func `every form is pasted here`() {
    let rows = Commands.standard.all.compactMap(\.swift) + [SwiftForm.others]
    for (call, forms) in SwiftForm.Table(rows.joined(separator: "\n")).read.merging(
      SwiftForm.values.read, uniquingKeysWith: +)
    {
      let name = String(call.split(separator: ".").last ?? "")
      let count = PastedSwift.rows.count { row in
        ["(", " {"].contains { row.pasted.contains(name + $0) }
      }
      #expect(count >= forms.count, "\(call) has \(forms.count) forms and \(count) rows")
    }
  }

  @Test(arguments: [
    // The line would lose something.
    "UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews]) { box.alpha = 0 }",
    "UIView.animate(withDuration: 1, delay: 0, options: UIView.AnimationOptions(rawValue: 1)) { }",
    "UIView.animate(withDuration: 1, foo: 2) { box.alpha = 0 }", "slide.addAnimations()",
    "slide.startAnimation(afterDelay: 1, 2)", "let pop = slide.startAnimation()",
    "UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 1, dy: 2))",
    "let pop = UIView.animate(withDuration: 1) { box.alpha = 0 }", "list.add(fade)",
    "fade.delegate = self",
    "log.print(box.alpha)",
    "box.center = [10]",
    "UIView.SpringAnimator(duration: 1, damping: 1, velocity: 1).animations { box.alpha = 0 }",
    // Code that is not allowed at that place.
    "UIView.animate(withDuration: 1) { slide.startAnimation() }",
    "UIView.animate(withDuration: 1) { stage.advance(by: 1) }",
    "slide.addCompletion { _ in stage.advance(by: 1) }",
    "slide.addCompletion { _ in print(\"a\") }",
    "UIView.animate(withDuration: 1) { let a = CGPoint(x: 1, y: 2) }",
    "UIView.animate(withDuration: 1) { print(box.alpha) }",
    "UIView.animate(withDuration: 1) { self.view.layoutIfNeeded() }",
    "UIView.animate(withDuration: 1) { views.forEach { $0.alpha = 0 } }",
    "UIView.animate(withDuration: 1) { $0.alpha = 0 }",
    "UIView.animate(withDuration: 1) { for box in all { box.alpha = 0 } }",
    // Not Swift, incomplete, or more than values and calls.
    "", "$", "$0", "a.", "a(", "let", "let a =", "let a: ",
    "CATransaction.begin(); dot.opacity = 0; CATransaction.setAnimationDuration(2); "
      + "CATransaction.commit()",
    "CATransaction.setAnimationDuration($2)", "UIView.animate(withDuration: 1, ",
    "func f() { slide.startAnimation() }", "{ in", "f({ a in",
    // Entries that already are in the shell's words.
    "view", "let red = 3", "view z in box", "box.alpha 0.5", "start bxo", "box.alpha = .pi",
    "slide.fractionComplete = 0.5",
  ])
  func `gets no line that does not say all of it`(pasted: String) {
    #expect(Self.translator.hint(for: pasted) == nil)
  }

  private static var translator: SwiftTranslator {
    SwiftTranslator(
      commands: Commands.standard, now: 0, isTaken: { _ in false }, maker: { _ in nil })
  }

  private static let hints: [(String, String)] = [
    ("bxo.center = CGPoint(x: 1, y: 2)", "write box.center = (1, 2)"),
    (
      "let box = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))",
      "'remove box' first, or take another name"
    ),
    ("circle.addSubview(box)", "'in:' puts a view into another"),
    (
      "UIView.animate(withDuration: 1) { }; foo()",
      "'view' makes a view, 'animate' moves one"
    ),
  ]

  @Test(arguments: hints)
  func `keeps the hint where something else is wrong`(pasted: String, hint: String) {
    #expect(Complaint(about: pasted, after: PastedSwift.stage)?.hint == hint)
  }

  @Test func `a view that lies in root already needs no line`() {
    let complaint = Complaint(about: "view.addSubview(box)", after: PastedSwift.stage)
    #expect(complaint?.hint == "leave it out: 'view box' has put it into root")
  }

  @Test func `is answered at once however long or deep it is`() {
    let session = Session.entered(PastedSwift.stage)
    let deep = String(repeating: "UIView.animate(withDuration: 1) { ", count: 50_000)
    let nested = "box.center = " + String(repeating: "CGPoint(x: ", count: 10_000)
    let long = String(repeating: "box.center = CGPoint(x: 1, y: 2); ", count: 3_000)
    let wide = "f(" + String(repeating: "[{", count: 900)
    for text in [deep, nested, long, wide, String(repeating: "(", count: 1_900)] {
      #expect(session.enter(text).failed)
      #expect(!session.enter(text).text.contains("hint: write box.center"))
    }
  }

  @Test func `whatever is left of it or mixed into it, a line that is offered can be typed`() {
    var generator = SeededGenerator(seed: 21)
    let signs = Array("(){}[].,:;$?!=+-\"#_ \n0aZ")
    var offered = 0
    for row in PastedSwift.rows {
      for _ in 0..<20 {
        var text = Array(row.pasted)
        let place = Int.random(in: 0..<text.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: text.remove(at: place)
        case 1: text.insert(signs.randomElement(using: &generator) ?? " ", at: place)
        default: text.removeSubrange(place...)
        }
        guard let hint = Self.translator.hint(for: String(text)), hint.hasPrefix("write ") else {
          continue
        }
        offered += 1
        let line = TypedText(String(hint.dropFirst("write ".count)))
        let signs = line.pieces.map { line[$0] }
        let open = signs.count { $0 == "{" } - signs.count { $0 == "}" }
        let whole = line.text + String(repeating: " }", count: max(open, 0))
        #expect(throws: Never.self, "\(String(text))") { try Parser.entry(from: whole) }
      }
    }
    #expect(offered > 300)
  }
}
