import FlipbookText
import Testing

@testable import FlipbookPictures

@Suite struct PageTrackTests {
  @Test func `what never changes stands for itself`() {
    #expect(PageTrack([0.5, 0.5, 0.50001], digits: 4).json == "0.5")
    #expect(PageTrack([], digits: 4).json == "null")
    #expect(PageTrack([Double.nan, .infinity], digits: 4).json == "null")
    #expect(PageTrack(["a", "a"]).json == "\"a\"")
  }

  @Test func `what moves is a list of changes in parts`() {
    let track = PageTrack([0, 0.5, 1.25, -3], digits: 2)
    #expect(track.json == #"{"unit":100,"changes":[0,50,75,-425]}"#)
  }

  @Test func `over what is not there the changes count from the last number`() {
    let track = PageTrack([1, .nan, 3, 4], digits: 0)
    #expect(track.json == #"{"unit":1,"changes":[1,null,2,1]}"#)
  }

  @Test func `what seldom changes is a list of values and how often they come`() {
    let track = PageTrack([2, 2, 2, 2, 2, 2, 2, 2.5], digits: 1)
    #expect(track.json == #"{"steps":[2,7,2.5,1]}"#)
    #expect(PageTrack(["a", nil, nil]).json == #"{"steps":["a",1,null,2]}"#)
  }

  @Test func `numbers are rounded once, as they are printed`() {
    for number in [0.0625, 0.1875, 2.5, -0.0005, 1.0005, 12.3456789] {
      let printed = JSONText.number(number, digits: 3)
      #expect(PageTrack([number], digits: 3).json == printed)
    }
  }

  @Test func `a huge number stays one that can be read`() {
    #expect(
      PageTrack([1e300, 0], digits: 4).json
        == #"{"unit":10000,"changes":[2251799813685248,-2251799813685248]}"#)
  }

  @Test func `cells are numbers until one is a word`() {
    #expect(
      PageTrack(cells: Runs([.number(1), .empty, .seconds(2)]), digits: 1).json.contains("unit"))
    #expect(
      PageTrack(cells: Runs([.number(1), .text("endless")]), digits: 1).json
        == #"{"steps":["1.0",1,"endless",1]}"#)
    #expect(PageTrack(cells: Runs([.integer(3), .integer(3)]), digits: 1).json == "\"3\"")
  }

  @Test func `it knows what it is at every sample`() {
    let track = PageTrack([1, 1.00001], digits: 4)
    #expect(track.isAlways(1) && !track.isAlways(1.1))
    #expect(!PageTrack([1, .nan], digits: 4).isAlways(1))
    #expect(PageTrack([nil, nil]).json == "null" && PageTrack([nil, "a"]).json != "null")
    #expect(PageTrack([.nan], digits: 1).json == "null" && PageTrack([0], digits: 1).json == "0")
  }
}
