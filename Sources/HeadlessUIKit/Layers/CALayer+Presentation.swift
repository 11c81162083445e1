internal import PropertyEngine

// A presentation computes nothing when it is made: it asks its layer for each value that is read.
// Before anything changes, presentations still in use store all they show; the others are reused.
extension CALayer {
  /// A read-only copy of the layer with the values it shows at this moment.
  ///
  /// `nil` for a layer that was not on the screen when a turn ended. Between turns, every layer on
  /// the screen counts as committed, unless the stage is current. A presentation returns itself.
  public final func presentation() -> Self? {
    if presented != nil { return self }
    commitIfIdle()
    return isCommitted && isOnScreen ? unsafeDowncast(present, to: Self.self) : nil
  }

  // Between a stage's calls nothing else commits; for a stage kept current, a later call may.
  final func commitIfIdle() { if state.isIdle, !state.isKeptCurrent { state.commit() } }

  // A plain layer's presentation has no properties to copy.
  fileprivate final func newPresentation() -> CALayer {
    guard type(of: self) != CALayer.self else { return CALayer() }
    state.presentations.isMakingOne = true
    return .make(showing: self, as: type(of: self))
  }

  final var present: CALayer { given ?? state.givePresentation(of: self) }
  /// The layer whose presentation this is; a model returns itself.
  public final func model() -> Self { presented.map { unsafeDowncast($0, to: Self.self) } ?? self }

  /// Prepares for a change of a value or of the layer's place; call this first.
  final func willChange() {
    precondition(presented == nil, "a presentation layer cannot be changed; change its model()")
    state.keepPresent()
  }

  /// Prepares for setting anything else, on a presentation its own copy; call this first.
  final func willBeSet() {
    guard let layer = presented else { return state.keepPresent() }
    layer.given = nil
    keep()
  }

  /// Stores what this presentation shows, before its layer shows something else.
  final func keep() {
    guard !isKept, let layer = presented else { return }
    takeValues(of: layer)
    (ownDelegate, ownAbove) = (layer.ownDelegate, layer.ownAbove)
    isKept = true
  }

  /// Copies what a layer shows, or what a presentation stores.
  final func takeValues(of layer: CALayer) {
    let source = layer.source
    modelValues = source.isKept ? source.modelValues : source.shownModel()
    own = source.shownOwnValues()
    stored = source.stored
  }

  // MARK: Reading values

  // The layer whose values are read: itself, or for a presentation of the present its layer.
  final var source: CALayer { isKept ? self : presented ?? self }

  /// The value of a key: of the model, or for a presentation the shown one.
  final func value(of key: LayerKey) -> LayerValue {
    let source = source
    return source === self ? modelValue(key) : source.shown(key)
  }

  final subscript(key: LayerKey) -> SIMD4<Double> {
    @inline(__always) get {
      guard !isKept, let layer = presented else { return modelNumbers(key) }
      return layer.shownNumbers(key)
    }
  }

  // The shown numbers of a key, without making a `LayerValue` of them.
  private final func shownNumbers(_ key: LayerKey) -> SIMD4<Double> {
    guard pasts.isEmpty else { return shown(key).numbers }
    guard let slot = slot(key) else { return modelNumbers(key) }
    return slot.blending == .transform ? .zero : state.columns.shown(slot, at: state.now)
  }

  final var matrix: Matrix4 {
    let source = source
    return source === self || source.slot(.transform) == nil && source.pasts.isEmpty
      ? source.modelValues.transform : source.shown(.transform).matrix
  }

  /// The app's name for the layer.
  public final var name: String? {
    get { source.stored.name }
    set {
      willBeSet()
      stored.name = newValue
    }
  }

  /// The delegate, for a view's layer the view; not retained.
  public final var delegate: (any CALayerDelegate)? {
    get { source.ownDelegate }
    set {
      willBeSet()
      ownDelegate = newValue
    }
  }

  private final var ownDelegate: (any CALayerDelegate)? {
    get { viewDelegate ?? otherDelegate }
    set { (viewDelegate, otherDelegate) = (nil, newValue) }
  }

  /// Makes the view that owns this layer its delegate, until the view is released.
  final func belong(to view: any CALayerDelegate) { viewDelegate = view }

  final var above: CALayer? { source.ownAbove }

  final var timing: LayerTiming {
    get { source.stored.timing }
    set {
      willBeSet()
      stored.timing = newValue
    }
  }

  final var plain: PlainValues {
    get { source.stored.plain?.values ?? PlainValues() }
    set {
      willBeSet()
      stored.plain = PlainStore(newValue)
    }
  }

  // The presentations of the sublayers of a presentation in the window.
  final var shownChildren: [CALayer] {
    presented?.children.filter(\.isCommitted).map(\.present) ?? []
  }

  /// The layer and its ancestors, each as the same face (model or presentation) as ``superlayer``.
  final var lineage: [CALayer] {
    if presented != nil { commitIfIdle() }
    var line = [self]
    // The ancestors of a layer in the window are in the window.
    var isShown = presented.map(\.isOnScreen) ?? false
    var last = self
    while let above = last.above {
      isShown = isShown && above.isCommitted
      last = isShown ? above.present : above
      line.append(last)
    }
    return line
  }
}

struct StoredValues {
  var name: String?
  var timing = LayerTiming()
  // Stored apart, since most layers have none.
  var plain: PlainStore?
}

/// A class of layers whose presentations can be reused, since there are no stored properties to
/// copy; its subclasses may have some.
package protocol PlainlyShown: CALayer { static var plainClass: AnyClass { get } }

/// The presentations of a stage: those in use come first, then those to be reused.
struct Presentations {
  // Whether presentations of a class can be reused; looked up only.
  private var reusable: [ObjectIdentifier: Bool] = [:]
  private var copies: ContiguousArray<CALayer> = []
  /// Whether one is being made, which copies no values: it asks its layer for them.
  var isMakingOne = false
  private var count = 0

  /// Gives a layer its presentation of the present: `made`, else a reused one.
  mutating func give(_ made: CALayer?, to layer: CALayer) -> CALayer {
    if let made {
      // The one waiting there is of another class.
      if count < copies.count { copies[count] = made } else { copies.append(made) }
    }
    let copy = copies[count]
    count += 1
    copy.presented = layer
    layer.given = copy
    return copy
  }

  /// Whether one of the layer's class can be reused.
  func hasOne(for layer: CALayer) -> Bool {
    count < copies.count && type(of: copies[count]) == type(of: layer)
  }

  private mutating func isReusable(_ kind: CALayer.Type) -> Bool {
    if kind == CALayer.self { return true }
    if let known = reusable[ObjectIdentifier(kind)] { return known }
    let isPlain = (kind as? any PlainlyShown.Type).map { $0.plainClass == kind } ?? false
    reusable[ObjectIdentifier(kind)] = isPlain
    return isPlain
  }

  /// Makes presentations still in use store what they show, and takes back the others.
  mutating func keepPresent() {
    while count > 0 {
      count -= 1
      copies[count].presented?.given = nil
      let isHeld = copies[count].isKept || !isKnownUniquelyReferenced(&copies[count])
      if !isHeld, isReusable(type(of: copies[count])) {
        copies[count].presented = nil
      } else {
        copies.swapAt(count, copies.count - 1)
        let copy = copies.removeLast()
        if isHeld { copy.keep() }
      }
    }
  }
}

extension StageState {
  /// Prepares for any visible change; call this first.
  func keepPresent() { presentations.keepPresent() }

  func givePresentation(of layer: CALayer) -> CALayer {
    // The initialiser may be an app's code.
    let made = presentations.hasOne(for: layer) ? nil : perform { layer.newPresentation() }
    let copy = presentations.give(made, to: layer)
    // A closed stage announces no changes any more, and keeps nothing alive.
    if isClosed { keepPresent() }
    return copy
  }
}
