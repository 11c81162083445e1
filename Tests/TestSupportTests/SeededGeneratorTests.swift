import TestSupport
import Testing

struct SeededGeneratorTests {
  @Test func `gives the published SeededGenerator sequence`() {
    var generator = SeededGenerator(seed: 1_234_567)
    let drawn = (0..<5).map { _ in generator.next() }
    #expect(
      drawn == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `describes itself by its seed, however much was drawn`() {
    var generator = SeededGenerator(seed: 42)
    _ = generator.next()
    #expect("\(generator)" == "seed 42")
  }

  @Test func `repeats itself for one seed and differs for another`() {
    func sequence(_ seed: UInt64) -> [Int] {
      var generator = SeededGenerator(seed: seed)
      return (0..<32).map { _ in Int.random(in: 0..<1000, using: &generator) }
    }
    #expect(sequence(7) == sequence(7))
    #expect(sequence(7) != sequence(8))
  }
}
