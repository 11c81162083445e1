/// The description of a property, whatever its owner.
package struct PropertyDescription: Sendable {
  package var name: String
  package var meaning: String
  package let kind: ValueKind
  /// The unit of its plain numbers.
  package let measure: Measure
  /// The words it takes, if these can be listed; the first word of a flag means true.
  package var choices: [Choice] = []
  /// The whole numbers it takes, if not all.
  package var range: ClosedRange<Int>?
  /// Core Animation's key path, if an animation can move it.
  package var keyPath: String?
}

/// A property as the language reads and writes it.
///
/// ```swift
/// Property("cornerRadius", \.cornerRadius, in: .points, "radius of its corners, in points")
/// ```
///
/// The type of the key path determines the kind of value, and which values fit.
package struct Property<Owner>: Sendable, Changeable {
  package typealias Write = @Sendable (inout Owner, Value) throws(AnimatorError) -> Bool

  package private(set) var description: PropertyDescription
  package let read: @Sendable (Owner) -> Value
  /// `nil` if it is read-only.
  package private(set) var write: Write?
  /// The remark to print after it was written.
  package private(set) var remark: @Sendable (Owner) -> String? = { _ in nil }
  package var name: String { description.name }
  package var meaning: String { description.meaning }
  package var kind: ValueKind { description.kind }
  package var keyPath: String? { description.keyPath }

  /// Makes a read-only property.
  package init<Kind: PropertyValue>(
    _ name: String, reads read: @escaping @Sendable (Owner) -> Kind,
    in measure: Measure = Kind.measure, _ meaning: String
  ) {
    description = PropertyDescription(
      name: name, meaning: meaning, kind: Kind.kind, measure: measure, choices: Kind.choices)
    let isDuration = measure == .duration
    self.read = { isDuration ? read($0).value.counted(as: .duration) : read($0).value }
  }

  /// Makes a property that a closure writes.
  package init<Kind: PropertyValue>(
    _ name: String, reads read: @escaping @Sendable (Owner) -> Kind,
    writes write: @escaping @Sendable (inout Owner, Kind) throws(AnimatorError) -> Void,
    in measure: Measure = Kind.measure, _ meaning: String
  ) {
    self.init(name, reads: read, in: measure, meaning)
    self.write = { owner, value throws(AnimatorError) in
      guard let new = Kind.fitting(value) else { return false }
      try write(&owner, new)
      return true
    }
  }

  /// Makes a property that a key path reads and writes.
  package init<Kind: PropertyValue>(
    _ name: String, _ path: any WritableKeyPath<Owner, Kind> & Sendable,
    in measure: Measure = Kind.measure, _ meaning: String
  ) {
    self.init(
      name, reads: { $0[keyPath: path] }, writes: { $0[keyPath: path] = $1 }, in: measure, meaning)
  }

  /// Makes an owner's property of a property of one of its parts, with its own name and meaning.
  package init<Part: AnyObject>(
    _ name: String, _ property: Property<Part>, of part: @escaping @Sendable (Owner) -> Part,
    _ meaning: String
  ) {
    description = property.description
    (description.name, description.meaning) = (name, meaning)
    read = { property.read(part($0)) }
    remark = { property.remark(part($0)) }
    guard let write = property.write else { return }
    self.write = { owner, value throws(AnimatorError) in
      var part = part(owner)
      return try write(&part, value)
    }
  }

  /// Makes a property that some owners lack; for these it reads as none and takes no value.
  package init<Part: AnyObject>(
    _ property: Property<Part>, of part: @escaping @Sendable (Owner) -> Part?
  ) {
    description = property.description
    read = { part($0).map(property.read) ?? .color(nil) }
    guard let write = property.write else { return }
    self.write = { owner, value throws(AnimatorError) in
      guard var part = part(owner) else { return false }
      return try write(&part, value)
    }
  }

  // MARK: Modifiers

  /// The property, which can be written only while a check passes.
  package func checked(_ check: @escaping @Sendable (Owner) throws(AnimatorError) -> Void) -> Self {
    guard let write else { return self }
    return changing {
      $0.write = { owner, value throws(AnimatorError) in
        try check(owner)
        return try write(&owner, value)
      }
    }
  }

  package func remarking(_ remark: @escaping @Sendable (Owner) -> String?) -> Self {
    changing { $0.remark = remark }
  }

  /// The property with words for true and false.
  package func withWords(_ yes: Choice, _ no: Choice) -> Self {
    changing { $0.description.choices = [yes, no] }
  }

  package func within(_ range: ClosedRange<Int>) -> Self {
    changing { $0.description.range = range }
  }

  /// The property with the key path by which an animation moves it.
  package func moved(by keyPath: String?) -> Self { changing { $0.description.keyPath = keyPath } }
}

/// The properties of one kind of thing, in the order they are listed.
package struct PropertyTable<Owner>: Sendable {
  package let all: [Property<Owner>]
  package let descriptions: [PropertyDescription]
  package let names: [String]
  package let settable: [String]
  // Only for lookups, never iterated.
  private let places: [String: FoundProperty]
  private let movedPlaces: [String: Int]

  package init(_ all: [Property<Owner>]) {
    self.all = all
    descriptions = all.map(\.description)
    names = all.map(\.name)
    settable = all.filter { $0.write != nil }.map(\.name)
    places = Dictionary(
      uniqueKeysWithValues: all.enumerated().map { place, property in
        let found = FoundProperty(
          place: place, kind: property.kind, measure: property.description.measure,
          isSettable: property.write != nil)
        return (property.name, found)
      })
    movedPlaces = Dictionary(
      uniqueKeysWithValues: all.indices.compactMap { place in
        all[place].keyPath.map { ($0, place) }
      })
  }

  package subscript(name: String) -> Property<Owner>? { places[name].map { all[$0.place] } }

  package func find(_ name: String) -> FoundProperty? { places[name] }

  package func moved(by keyPath: String) -> Property<Owner>? {
    movedPlaces[keyPath].map { all[$0] }
  }
}

extension Value {
  /// The value; a number gets the unit.
  fileprivate func counted(as unit: Quantity.Unit) -> Value {
    quantity.map { .number(Quantity(value: $0.value, unit: unit)) } ?? self
  }
}
