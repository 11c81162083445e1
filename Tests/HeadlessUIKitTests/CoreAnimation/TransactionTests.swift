import HeadlessUIKit
import Testing

@Suite struct `a transaction` {
  @Test func `has Core Animation's values until others are set, in scopes`() {
    Stage().run {
      #expect(CATransaction.animationDuration() == 0.25)
      CATransaction.setAnimationDuration(1)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 1)
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setValue("mine", forKey: "key")
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      #expect(CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() != nil)
      #expect(CATransaction.value(forKey: "key") as? String == "mine")
      CATransaction.setDisableActions(false)
      CATransaction.setAnimationTimingFunction(nil)
      #expect(CATransaction.animationTimingFunction() == nil)
      CATransaction.commit()
      #expect(CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 1)
      #expect(CATransaction.value(forKey: "key") == nil)
    }
  }

  @Test func `of a turn ends with it`() {
    let stage = Stage()
    stage.run { CATransaction.setAnimationDuration(1) }
    stage.run { #expect(CATransaction.animationDuration() == 0.25) }
    stage.run {
      CATransaction.setAnimationDuration(1)
      CATransaction.flush()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test func `is not ended by a commit that nothing began`() {
    Stage().run {
      CATransaction.setAnimationDuration(1)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 1)
    }
  }

  @Test func `may be set by keys`() {
    let theatre = Theatre()
    theatre.stage.run {
      CATransaction.begin()
      CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      let block = { theatre.hear("block") }
      CATransaction.setValue(block, forKey: kCATransactionCompletionBlock)
      #expect(CATransaction.animationDuration() == 2)
      #expect(CATransaction.disableActions())
      #expect(CATransaction.completionBlock() != nil)
      CATransaction.commit()
    }
    #expect(theatre.heard == ["block"])
  }

  // MARK: Completion blocks

  private func transaction(_ theatre: Theatre, _ name: String, _ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { theatre.hear("\(name) \(theatre.stage.now)") }
    body()
    CATransaction.commit()
  }

  @Test func `calls its block when the last of its animations is over, before they are told`() {
    let theatre = Theatre()
    theatre.stage.run {
      transaction(theatre, "block") {
        theatre.layer.add(theatre.fade("A", seconds: 2), forKey: "a")
        theatre.layer.add(theatre.fade("B", seconds: 1), forKey: "b")
        theatre.layer.add(theatre.fade("C", seconds: 2), forKey: "c")
      }
      #expect(theatre.heard == [])
    }
    theatre.stage.advance(by: 3)
    #expect(
      theatre.heard == [
        "startA", "startB", "startC", "stopB:finished=1", "block 2.0", "stopA:finished=1",
        "stopC:finished=1",
      ])
  }

  @Test func `calls the blocks of nested scopes each at its own end`() {
    let theatre = Theatre()
    theatre.stage.run {
      transaction(theatre, "outer") {
        theatre.layer.add(theatre.fade("A", seconds: 2), forKey: "a")
        transaction(theatre, "inner") {
          theatre.layer.add(theatre.fade("B", seconds: 1), forKey: "b")
        }
        transaction(theatre, "empty") {}
      }
    }
    theatre.stage.advance(by: 3)
    #expect(
      theatre.heard == [
        "startA", "startB", "empty 0.0", "inner 1.0", "stopB:finished=1", "outer 2.0",
        "stopA:finished=1",
      ])
  }

  @Test func `waits for an animation that comes again and again in the block of another`() {
    let theatre = Theatre()
    theatre.stage.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        theatre.hear("first \(theatre.stage.now)")
        transaction(theatre, "second") {
          theatre.layer.add(theatre.fade("B", seconds: 1), forKey: "b")
        }
      }
      theatre.layer.add(theatre.fade("A", seconds: 1), forKey: "a")
      CATransaction.commit()
    }
    theatre.stage.advance(by: 5)
    #expect(
      theatre.heard == [
        "startA", "first 1.0", "stopA:finished=1", "startB", "second 2.0", "stopB:finished=1",
      ])
  }

  @Test func `waits for implicit animations, blocks of views and animators`() {
    let theatre = Theatre()
    let (stage, view) = (theatre.stage, theatre.stage.run { UIView() })
    stage.window.addSubview(view)
    stage.run {
      transaction(theatre, "implicit") { theatre.layer.opacity = 0 }
      transaction(theatre, "view") { UIView.animate(withDuration: 1) { view.alpha = 0 } }
      transaction(theatre, "animator") {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 9 }
        animator.startAnimation()
      }
    }
    stage.advance(by: 3)
    #expect(theatre.heard == ["implicit 0.25", "view 1.0", "animator 2.0"])
  }

  @Test func `does not wait for what was there before, nor for what does not end`() {
    let theatre = Theatre()
    theatre.stage.run { theatre.layer.add(theatre.fade("A", seconds: 9), forKey: "a") }
    theatre.stage.run {
      transaction(theatre, "block") {
        CATransaction.setDisableActions(true)
        theatre.layer.opacity = 0.5
      }
      transaction(theatre, "never") {
        let pulse = theatre.fade("P", seconds: 1)
        pulse.repeatCount = .infinity
        theatre.layer.add(pulse, forKey: "p")
      }
    }
    theatre.stage.advance(by: 5)
    #expect(theatre.heard == ["startA", "block 0.0", "startP"])
    theatre.stage.run { theatre.layer.removeAnimation(forKey: "p") }
    #expect(theatre.heard.suffix(2) == ["never 5.0", "stopP:finished=0"])
  }

  @Test func `forgets its block when none is set`() {
    let theatre = Theatre()
    theatre.stage.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { theatre.hear("block") }
      theatre.layer.add(theatre.fade("A", seconds: 1), forKey: "a")
      CATransaction.setCompletionBlock(nil)
      #expect(CATransaction.completionBlock() == nil)
      theatre.layer.add(theatre.fade("B", seconds: 2), forKey: "b")
      CATransaction.commit()
    }
    theatre.stage.advance(by: 3)
    #expect(
      theatre.heard == [
        "startA", "startB", "block", "stopA:finished=1", "stopB:finished=1",
      ])
  }

  @Test func `calls the block of the turn itself`() {
    let theatre = Theatre()
    theatre.stage.run {
      CATransaction.setCompletionBlock { theatre.hear("turn \(theatre.stage.now)") }
      theatre.layer.opacity = 0
    }
    #expect(theatre.heard == [])
    theatre.stage.advance(by: 1)
    #expect(theatre.heard == ["turn 0.25"])
  }
}
