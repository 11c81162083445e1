import TestSupport
import Testing

@testable import PropertyEngine

@Suite struct `A list of few` {
  @Test(arguments: 0..<Seeds.count) func `is what an array is`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (few, array): (Few<Int>, [Int]) = ([], [])
    for number in 0..<200 {
      let copy = few
      let (start, end) = (
        Int.random(in: 0...array.count, using: &random),
        Int.random(in: 0...array.count, using: &random)
      )
      let range = min(start, end)..<max(start, end)
      let before = array
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        few.append(number)
        array.append(number)
      case 1:
        few.insert(number, at: start)
        array.insert(number, at: start)
      case 2:
        few.removeSubrange(range)
        array.removeSubrange(range)
      case 3:
        few.replaceSubrange(range, with: [number, -number])
        array.replaceSubrange(range, with: [number, -number])
      case 4:
        few.removeAll { $0 % 3 == 0 }
        array.removeAll { $0 % 3 == 0 }
      case 5 where start < array.count:
        few[start] += 1000
        array[start] += 1000
      default:
        few.removeAll()
        array.removeAll()
      }
      #expect(Array(few) == array && few.indices == array.indices, "seed \(seed)")
      #expect(Array(copy) == before, "seed \(seed)")
    }
  }
}
