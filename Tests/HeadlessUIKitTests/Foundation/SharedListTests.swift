import Testing

@testable import HeadlessUIKit

@Suite struct SharedListTests {
  @Test func `copies grow apart, each with what it was given`() {
    var list = SharedList<Int>()
    for number in 0..<5 { list.append(number) }
    var (same, other) = (list, list)
    list.append(5)
    same.append(5)
    other.append(7)
    same.append(6)
    list.append(8)
    #expect(list.elements == [0, 1, 2, 3, 4, 5, 8])
    #expect(same.elements == [0, 1, 2, 3, 4, 5, 6])
    #expect(other.elements == [0, 1, 2, 3, 4, 7])
    #expect(
      list.count == 7 && list[6] == 8 && same[6] == 6 && Array(other.suffix(from: 4)) == [4, 7])
  }

  @Test func `a copy from before says nothing of what came later`() {
    var list = SharedList<String>()
    list.append("a")
    let early = list
    list.append("b")
    #expect(early.elements == ["a"] && early.suffix(from: 1).isEmpty && early.count == 1)
  }
}
