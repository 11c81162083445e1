/// Objects that a library keeps for a stage or a view, one of each type.
package final class Associations {
  // Looked up only; never walked.
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The objects that an app associates under addresses; looked up only.
  var byKey: [UnsafeRawPointer: AssociatedObject] = [:]

  /// The one object of a type, made if necessary.
  package func object<Object: AnyObject>(_ type: Object.Type, make: () -> Object) -> Object {
    if let object = objects[ObjectIdentifier(type)] as? Object { return object }
    let object = make()
    objects[ObjectIdentifier(type)] = object
    return object
  }

  func removeAll() { (objects, byKey) = ([:], [:]) }

  func allSatisfy(_ condition: (AnyObject) -> Bool) -> Bool {
    byKey.isEmpty && objects.values.allSatisfy(condition)
  }
}

extension Stage {
  /// The current stage's one object of a type, made if necessary, in place of a global (choice).
  public static func associated<Object: AnyObject>(
    _ type: Object.Type, make: () -> Object
  ) -> Object { CurrentStage.state.associations.object(type, make: make) }

  /// Calls a block after a delay in seconds on the current stage's clock.
  public static func afterDelay(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    trap { try CurrentStage.state.after(delay, label: nil, block) }
  }

  /// Prints a line for the current stage's owner; by default on stdout.
  public static func printLine(_ line: String) { CurrentStage.state.printLine(line) }

  /// Handles the lines that libraries print on this stage.
  public var lineHandler: (String) -> Void {
    get { state.printLine }
    set { state.printLine = newValue }
  }
}

extension UIView {
  /// The view's one object of a type, made if necessary, as associated objects are (choice).
  public final func associated<Object: AnyObject>(
    _ type: Object.Type, make: () -> Object
  ) -> Object { associations.object(type, make: make) }

  /// Runs code on the view's stage, as `Stage.run` does, so that it may make animators.
  public final func performOnStage<Result>(_ body: () -> Result) -> Result {
    layer.state.perform(body)
  }

  /// Notes a mistake in the stage's `programmerErrors`.
  package final func note(programmerError text: String) { layer.state.note(programmerError: text) }
}
