package import Foundation
internal import OrderedCollections
internal import PropertyEngine

/// An animation block on its way: a row of a state table.
package struct MovingBlock {
  package let name: String
  /// Seconds until all of it has arrived; `nil` when it never will.
  package let remaining: TimeInterval?
  /// What it goes by, for each of the settings that something was changed under.
  package let timings: [any UITimingCurveProvider]
  fileprivate let block: BlockAnimation

  /// What it moves now.
  package var motions: [Motion] { block.motions }

  /// The share of the way of what was set last in it.
  package var progress: Double { block.progress ?? 0 }

  /// Whether it has begun at this very moment, and does not wait.
  package var beginsNow: Bool { block.beginsNow }
}

extension Stage {
  /// How many animation blocks are on their way.
  package var movingBlockCount: Int { state.blockAnimations.count }

  /// The animation blocks on their way, in the order they began; each is told when it is asked for.
  package var movingBlocks: some BidirectionalCollection<MovingBlock> {
    state.blockAnimations.values.elements.lazy.map { block in
      MovingBlock(
        name: block.name, remaining: block.remaining, timings: block.timings, block: block)
    }
  }
}

extension Stage {
  /// Adds a completion to the animation blocks with a name that are on their way; returns whether
  /// there is one.
  package func addCompletion(
    toBlocksNamed name: String, _ completion: @escaping (Bool) -> Void
  ) -> Bool {
    let blocks = state.blockAnimations.values.filter { $0.label == name && $0.isWhole }
    for block in blocks { block.addCompletion(completion) }
    return !blocks.isEmpty
  }
}

/// An animation that was added to a layer: a row of a state table.
package struct MovingAnimation {
  /// The key it was added under.
  package let key: String
  /// The layer's copy of it.
  package let animation: CAAnimation
  /// Seconds until its active time is over; `nil` when it never will be, and 0 when it is.
  package let remaining: TimeInterval?
  fileprivate let attached: AttachedAnimation

  /// What it moves now.
  package var motions: [Motion] { attached.motions }
}

extension CALayer {
  /// Whether what is shown of it may be another thing than what was set.
  package final var mayShowOther: Bool {
    slots.contains { $0 != nil } || !animations.all.isEmpty || !pasts.isEmpty
  }

  /// Whether any animation was added by hand, and is there still.
  package final var hasAddedAnimations: Bool { !animations.all.isEmpty }

  /// Whether an animation was added by hand under a key, and is there still.
  package final func hasAnimation(addedFor key: String) -> Bool { animations[key] != nil }

  /// The animations that were added by hand, in that order.
  package final var movingAnimations: [MovingAnimation] {
    animations.all.map { attached in
      let ticks = attached.end.map { max($0.ticks - state.now.ticks, 0) }
      return MovingAnimation(
        key: attached.key ?? "", animation: attached.animation,
        remaining: ticks.map { VirtualTime(ticks: $0).seconds }, attached: attached)
    }
  }

  /// The names of the animations here and below that will never end by themselves.
  final var endlessAnimations: [String] {
    Preorder(self, \.children).flatMap { layer in
      layer.animations.all.filter(\.isEndless).map(\.name)
    }
  }
}
