/// Several moments laid over each other, the earlier the fainter.
package struct OnionSkin {
  /// The lowest first: layer by layer, later moments above earlier ones unless they would cover them.
  package private(set) var boxes: [DrawnBox] = []

  // The place of each layer in the skins; looked up only.
  private var places: [Int: Int] = [:]
  // The boxes of each layer, the lowest first, and the latest one.
  private var skins: [(boxes: [DrawnBox], latest: DrawnBox)] = []

  /// - Parameter moments: in the order of time, with labels for the boxes of all but the last one.
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
      // A box that rests is labelled with the time it came there, and with its name at the end.
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
  fileprivate func isCovered(by other: DrawnBox) -> Bool {
    let (inner, outer) = (Region(around: [self]), Region(around: [other]))
    guard !inner.isEmpty, !outer.isEmpty else { return false }
    let room = outer.size - inner.size
    return all(inner.low .>= outer.low) && all(inner.high .<= outer.high)
      && (room.x > 0 || room.y > 0)
  }
}
