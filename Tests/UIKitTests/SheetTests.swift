import Testing
import UIKit

@MainActor @Suite struct `a sheet` {
  private let stage = Stage()
  private let page = UIViewController()
  private let card = UIViewController()

  init() {
    let (stage, page, card) = (stage, page, card)
    stage.run {
      stage.window.rootViewController = page
      card.modalPresentationStyle = .pageSheet
    }
  }

  private func show(_ detents: [UISheetPresentationController.Detent]) {
    stage.run {
      card.sheetPresentationController?.detents = detents
      page.present(card, animated: false)
    }
  }

  // The window is 844 points high, 54 of which are left free.
  private var height: CGFloat? { card.view.layer.presentation()?.bounds.height }

  @Test func `lies at the bottom, as high as its smallest detent`() {
    show([.medium(), .large()])
    #expect(card.view.frame == CGRect(x: 0, y: 449, width: 390, height: 395))
    #expect(card.sheetPresentationController?.selectedDetentIdentifier == nil)
    #expect(page.view.window != nil)
  }

  @Test func `is large unless it says otherwise`() {
    stage.run { page.present(card, animated: true) }
    stage.advance(by: 1)
    #expect(card.view.frame == CGRect(x: 0, y: 54, width: 390, height: 790))
  }

  @Test func `takes the detent that is selected`() {
    let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) {
      $0.maximumDetentValue / 10
    }
    let never = UISheetPresentationController.Detent.custom { _ in nil }
    show([never, small, .medium(), .large()])
    #expect(card.view.frame.height == 79)
    stage.run { card.sheetPresentationController?.selectedDetentIdentifier = .large }
    #expect(card.view.frame == CGRect(x: 0, y: 54, width: 390, height: 790))
    stage.run { card.sheetPresentationController?.selectedDetentIdentifier = small.identifier }
    #expect(card.view.frame.minY == 765)
  }

  @Test func `goes from one to another on a spring`() {
    show([.medium(), .large()])
    stage.run {
      let sheet = card.sheetPresentationController
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
    }
    #expect(card.view.bounds.height == 790)
    expect(height, near: 395)
    var last: CGFloat = 395
    for frame in 1...29 {
      stage.advance(by: Double(frame) / 60 - stage.now)
      let now = height ?? 0
      #expect(now > last && now < 790)
      last = now
    }
    stage.advance(by: 0.05)
    #expect(height == 790)
  }

  @Test func `asks again for heights that have changed`() {
    var own: CGFloat = 200
    show([.custom { _ in own }])
    #expect(card.view.frame.height == 200)
    own = 300
    stage.run { card.sheetPresentationController?.invalidateDetents() }
    #expect(card.view.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
  }

  @Test func `is none in another style`() {
    card.modalPresentationStyle = .fullScreen
    #expect(card.sheetPresentationController == nil)
  }
}
