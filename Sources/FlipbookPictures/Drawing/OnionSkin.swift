/// Several moments laid over each other, the earlier the fainter.
package struct OnionSkin {
  /// The boxes of all moments that differ, the lowest first: layer by layer, and of each layer the
  /// later above the earlier, unless it would cover it.
  package private(set) var boxes: [DrawnBox] = []

  // The places of the layers that have been seen; looked up only.
  private var places: [Int: Int] = [:]
  // For each of them its boxes, the lowest first, and the latest one.
  private var skins: [(boxes: [DrawnBox], latest: DrawnBox)] = []

  /// - Parameter moments: in the order of time, with what the boxes of each are called; those of the
  ///   last one keep their names.
  package init(of moments: [(label: String, boxes: [DrawnBox])]) {
    for (place, (label, found)) in moments.enumerated() {
      let isLast = place + 1 == moments.count
      let share = Double(place + 1) / Double(moments.count)
      for box in found { add(box, share, isLast ? nil : label) }
    }
    boxes = skins.flatMap(\.boxes)
  }

  private mutating func add(_ box: DrawnBox, _ share: Double, _ label: String?) {
    var skin = box
    skin.opacity *= share
    if let label, !box.isShadow { skin.label = label }
    let key = 3 * box.layer + (box.isShadow ? 1 : box.shape == nil ? 0 : 2)
    guard let place = places[key] else {
      places[key] = skins.count
      skins.append(([skin], box))
      return
    }
    if skins[place].latest == box {
      // What stays where it is has the time at which it came there, and in the end its name.
      let same = skins[place].boxes.firstIndex {
        $0.corners == box.corners && $0.rounding == box.rounding && $0.shape == box.shape
      }
      if label == nil, let same { skins[place].boxes[same] = skin }
      return
    }
    skins[place].latest = box
    let covered = skins[place].boxes.firstIndex { $0.isCovered(by: skin) }
    skins[place].boxes.insert(skin, at: covered ?? skins[place].boxes.count)
  }
}

extension DrawnBox {
  // Whether another one is larger and lies all around it, or nearly so.
  fileprivate func isCovered(by other: DrawnBox) -> Bool {
    let (inner, outer) = (Region(around: [self]), Region(around: [other]))
    guard !inner.isEmpty, !outer.isEmpty else { return false }
    let room = outer.size - inner.size
    return all(inner.low .>= outer.low) && all(inner.high .<= outer.high)
      && (room.x > 0 || room.y > 0)
  }
}
