internal import OrderedCollections
internal import PropertyEngine

/// A running animation block: a row of a state table.
package typealias MovingBlock = BlockAnimation

extension Stage {
  package var movingBlockCount: Int { state.blockAnimations.count }
  /// The layers that have animations of their own, in no order.
  package var animatedLayers: some Collection<CALayer> { state.animatedLayers.values }

  /// The running animation blocks, in the order they began.
  package var movingBlocks: some BidirectionalCollection<MovingBlock> {
    state.blockAnimations.values.elements
  }

  /// Adds a completion, if given, to the running animation blocks with a name; returns whether
  /// there is such a block.
  package func addCompletion(toBlocksNamed name: String, _ completion: ((Bool) -> Void)?) -> Bool {
    let blocks = state.blockAnimations.values.filter { $0.label == name && $0.isWhole }
    if let completion { for block in blocks { block.addCompletion(completion) } }
    return !blocks.isEmpty
  }
}

/// An animation added to a layer: a row of a state table.
package typealias MovingAnimation = AttachedAnimation

extension AttachedAnimation {
  package var key: String { givenKey ?? "" }
  /// Seconds until its active time is over: `nil` for never, 0 when it is.
  package var remaining: TimeInterval? {
    end.map { VirtualTime(ticks: max($0.ticks - state.now.ticks, 0)).seconds }
  }
}

extension CALayer {
  /// Whether what is shown may differ from the model.
  package final var mayShowOther: Bool {
    !slots.isEmpty || !animations.all.isEmpty || !pasts.isEmpty
  }

  /// Whether the shown values stay until the next event, since all that moves them is held.
  package final var isStill: Bool {
    animations.all.isEmpty && pasts.isEmpty
      && !slots.contains { $0.contributions.contains { !$0.cohort.playhead.isHeld } }
  }

  package final func hasAnimation(addedFor key: String) -> Bool { animations[key] != nil }

  package final var movingAnimations: [MovingAnimation] { animations.all }

  /// The names of the animations here and below that never end by themselves.
  final var endlessAnimations: [String] {
    Preorder(self, \.below).flatMap { layer in
      layer.animations.all.filter(\.isEndless).map(\.name)
    }
  }

  /// The ways of the values animated now; a paused value has none.
  package final var plannedWays: [PlannedWay] {
    LayerKey.allCases.flatMap { key in
      (slot(key).map(state.columns.ways) ?? []).map { way in
        PlannedWay(
          keyPath: key.keyPath, start: way.start.seconds, end: way.end.seconds,
          curve: way.curve.map { SIMD4($0.x1, $0.y1, $0.x2, $0.y2) }, count: way.cycles.count,
          autoreverses: way.cycles.autoreverses, cuts: way.cuts)
      }
    }
  }
}

/// The planned way of a layer's value; others may add to it or take over.
package struct PlannedWay: Equatable {
  package let keyPath: String
  /// When one way begins and ends, in seconds of the stage.
  package let start: TimeInterval, end: TimeInterval
  /// x1, y1, x2 and y2 of its curve; `nil` for anything else, such as a spring.
  package let curve: SIMD4<Double>?
  /// The number of passes; infinity means forever.
  package let count: Double
  package let autoreverses: Bool
  /// The shares of its time at which it passes a keyframe.
  package let cuts: [Double]
}
