import FlipbookLanguage
import FlipbookLooks
import FlipbookPictures
import FlipbookSession
import FlipbookValues
import OrderedCollections

/// The progress of animators, dances and chains, sample by sample.
struct PageMotions {
  private var motions: OrderedDictionary<String, (course: ProgressCourse, values: [Double])> = [:]

  /// Takes in a sample.
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

  /// All there ever were, over so many samples, without progress while they are gone.
  func motions(count: Int) -> [Page.Motion] {
    motions.map { name, motion in
      let rest = repeatElement(Double.nan, count: count - motion.values.count)
      return (Name.typed(name), PageTrack(motion.values + rest, digits: Self.digits))
    }
  }

  // Choice: smaller steps cannot be seen.
  private static let digits = 4
}
