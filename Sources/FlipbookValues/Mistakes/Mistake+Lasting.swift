extension Mistake.Kind {
  /// Whether what is wrong stays wrong, whatever there is by the time a block fires: what names stand
  /// for may come later, and numbers and states may be others.
  var isForGood: Bool {
    switch self {
    case .reservedName, .unknownFunction, .wrongCall, .functionAsVerb, .verbAsMember,
      .writtenOtherwise, .readOnly, .wrongKind, .noOperator, .mixedUnits, .noContext, .noView,
      .notInBlock:
      true
    // It begins with a property, as in `frame.minY`: the view's name, or a dot, is missing.
    case .unknownValue(_, let hint, _): hint != nil
    // What there is and cannot be had now, as of a view that does not dance yet, is near to itself.
    case .unknownProperty(let name, _, let near):
      !near.contains(name) && !Part.all.contains { $0.name == name }
    default: false
    }
  }
}
