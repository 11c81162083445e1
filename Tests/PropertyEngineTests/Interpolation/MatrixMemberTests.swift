import PropertyEngine
import TestSupport
import Testing

@Suite struct MatrixMemberTests {
  private static let names = [
    "rotation", "rotation.x", "rotation.y", "rotation.z", "scale", "scale.x", "scale.y", "scale.z",
    "translation", "translation.x", "translation.y", "translation.z",
  ]

  // Rotated, scaled, sheared, moved and in perspective.
  private static let busy = Matrix4(
    [2, 0.5, 0, 0], [0.25, 1, 0, 0], [0, 0.3, 3, 0], [0, 0, 0, 1]
  )
  .concatenating(.rotation(0.7, x: 1, y: 2, z: 3))
  .concatenating(.translation(10, 20, 30))
  .concatenating(.perspective(400))

  private func member(_ name: String) throws -> MatrixMember {
    try #require(MatrixMember(name), "\(name)")
  }

  @Test(arguments: names)
  func `reads what was set`(name: String) throws {
    let member = try member(name)
    for matrix in [Matrix4.identity, Self.busy] {
      let value = member.width == 2 ? [7.5, -3] : [0.6]
      let read = member.value(of: member.setting(value, in: matrix))
      #expect(read.count == member.width)
      #expect(zip(read, value).allSatisfy { abs($0 - $1) < 1e-13 }, "\(read)")
    }
  }

  @Test(arguments: names)
  func `changes nothing by setting what was read`(name: String) throws {
    let member = try member(name)
    // Setting the one scale makes the three equal.
    let matrix = name == "scale" ? Matrix4.rotation(1, x: 1, y: 2, z: 3) : Self.busy
    let same = member.setting(member.value(of: matrix), in: matrix)
    #expect(same.distance(to: matrix) < 1e-13)
  }

  @Test(arguments: names)
  func `leaves the others alone`(name: String) throws {
    let member = try member(name)
    let value = member.width == 2 ? [7.5, -3] : [0.6]
    let changed = member.setting(value, in: Self.busy)
    let family = try #require(name.split(separator: ".").first)
    for other in Self.names where !other.hasPrefix(family) {
      let before = try self.member(other).value(of: Self.busy)
      let after = try self.member(other).value(of: changed)
      #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1e-13 }, "\(other)")
    }
  }

  @Test(arguments: ["", "rotation.w", "Scale", "scale.", "translation.xy", "skew", "m11"])
  func `has no other names`(name: String) {
    #expect(MatrixMember(name) == nil)
  }

  @Test func `is the identity's in the identity`() throws {
    for name in Self.names {
      let member = try member(name)
      let expected = name.hasPrefix("scale") ? 1.0 : 0
      let value = member.value(of: .identity)
      #expect(value == Array(repeating: expected, count: member.width))
      #expect(value.allSatisfy { $0.sign == .plus })
    }
  }

  @Test(arguments: [2.5, 14 * Double.pi, -20, 1e3])
  func `turns by any angle that is set`(angle: Double) throws {
    for (name, axis) in [("x", [1, 0, 0]), ("y", [0, 1, 0]), ("z", [0, 0, 1])]
      as [(String, SIMD3<Double>)]
    {
      let turned = try member("rotation." + name).setting([angle], in: .identity)
      #expect(turned.distance(to: .rotation(angle, about: axis)) < 1e-15)
    }
  }

  @Test func `turns about x first, then y, then z`() throws {
    var matrix = Matrix4.identity
    for (name, angle) in [("rotation.z", 0.3), ("rotation.y", 0.2), ("rotation.x", 0.1)] {
      matrix = try member(name).setting([angle], in: matrix)
    }
    let expected = Matrix4.rotation(0.1, x: 1, y: 0, z: 0)
      .concatenating(.rotation(0.2, x: 0, y: 1, z: 0))
      .concatenating(.rotation(0.3, x: 0, y: 0, z: 1))
    #expect(matrix.distance(to: expected) < 1e-15)
  }

  @Test(arguments: [1.0, -1])
  func `reads a turn of a right angle about y without losing the others`(sign: Double) throws {
    let angles = try ["rotation.x", "rotation.y", "rotation.z"].map { try member($0) }
    let matrix = Matrix4.rotation(0.4, x: 1, y: 0, z: 0)
      .concatenating(.rotation(sign * .pi / 2, x: 0, y: 1, z: 0))
      .concatenating(.rotation(0.3, x: 0, y: 0, z: 1))
    #expect(abs(angles[1].value(of: matrix)[0] - sign * .pi / 2) < 1e-7)
    let again = angles.reduce(Matrix4.identity) { built, member in
      member.setting(member.value(of: matrix), in: built)
    }
    #expect(again.distance(to: matrix) < 1e-7)
  }

  @Test(arguments: ["rotation", "scale.x", "scale.y", "translation", "translation.x"])
  func `leaves the plane's matrix one of the plane`(name: String) throws {
    let member = try member(name)
    for angle in stride(from: -3, through: 3, by: 0.1) {
      let slanted = AffineMatrix(a: 1, b: 0.2, c: 0.5, d: -1.3, tx: 3, ty: 4)
      let matrix = Matrix4(slanted.concatenating(.rotation(angle)))
      let value = Array(repeating: 0.7, count: member.width)
      #expect(member.setting(value, in: matrix).affine != nil)
    }
  }

  @Test func `reads the mean of the scales, and sets all three`() throws {
    let scale = try member("scale")
    #expect(scale.value(of: .scale(1, 2, 6)) == [3])
    #expect(scale.setting([4], in: .scale(1, 2, 6)) == .scale(4, 4, 4))
  }

  @Test func `keeps the sign of the axis that mirrors`() throws {
    for (index, name) in ["scale.x", "scale.y", "scale.z"].enumerated() {
      var factors = SIMD3<Double>(2, 2, 2)
      factors[index] = -3
      let matrix = Matrix4.scale(factors.x, factors.y, factors.z)
      #expect(try member(name).value(of: matrix) == [-3])
      #expect(try member("rotation.z").value(of: matrix) == [0])
    }
  }

  @Test func `stretches what was flattened along its own axis`() throws {
    let turn = Matrix4.rotation(0.8, x: 0, y: 0, z: 1)
    let flat = Matrix4.scale(1, 0, 1).concatenating(turn)
    #expect(try member("scale.y").setting([1], in: flat).distance(to: turn) < 1e-15)
    let nothing = Matrix4.scale(0, 0, 0)
    #expect(try member("scale").setting([2], in: nothing) == .scale(2, 2, 2))
    #expect(try member("rotation.x").value(of: nothing) == [0])
  }

  @Test func `moves before the perspective`() throws {
    let moved = try member("translation.z").setting([50], in: .perspective(500))
    let expected = Matrix4.translation(0, 0, 50).concatenating(.perspective(500))
    #expect(moved.distance(to: expected) < 1e-15)
  }
}
