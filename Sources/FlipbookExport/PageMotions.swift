import FlipbookLanguage
import FlipbookLooks
import FlipbookPictures
import FlipbookSession
import FlipbookValues
import OrderedCollections

/// The progress of animators, dances and chains, sample by sample.
struct PageMotions {
  private var motions: OrderedDictionary<String, (course: ProgressCourse, values: [Double])> = [:]

  /// Looks at all there are at a sample.
  mutating func look(at world: World, _ place: Int) {
    for (name, named) in world.names {
      if case .chain = named {} else if named.animator == nil { continue }
      let slot = motions.index(forKey: name) ?? motions.count
      if slot == motions.count { motions[name] = (ProgressCourse(), []) }
      let gap = place - motions.values[slot].values.count
      motions.values[slot].values += repeatElement(.nan, count: gap)
      let progress = motions.values[slot].course.next(of: name, in: world)
      motions.values[slot].values.append(progress)
    }
  }

  /// All that was ever there; where it was not, it has no progress.
  func motions(count: Int) -> [Page.Motion] {
    motions.map { name, motion in
      let rest = repeatElement(Double.nan, count: count - motion.values.count)
      return Page.Motion(
        name: Name.typed(name), progress: PageTrack(motion.values + rest, digits: Self.digits))
    }
  }

  // Choice: a thousandth of a picture's height is not seen.
  private static let digits = 4
}
