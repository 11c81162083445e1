extension BlockAnimation {
  /// Runs a block with settings; inside an animator's block its changes become the animator's.
  static func run(
    _ settings: BlockSettings, overriding options: UIView.AnimationOptions, label: String?,
    part: Int? = nil, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let state = CurrentStage.state
    let outer = state.running.recordings.last
    if outer == nil, let adopter = state.adopter { return adopter.adopt(animations, completion) }
    let overrides: UIView.AnimationOptions = [
      .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
    ]
    if let outer, let run = outer.run, outer.context.tracksInnerBlocks,
      options.isDisjoint(with: overrides)
    {
      animations()
      completion.map { run.innerCompletions.append($0) }
      return
    }
    BlockAnimation(
      settings.inheriting(from: outer?.context, overriding: options), state: state, label: label,
      part: part, listener: Listener(didStop: completion)
    ).run(animations)
  }
}
