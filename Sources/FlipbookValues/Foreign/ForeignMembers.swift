import CForeignTexts

/// Members of other tools, with their replacements here.
enum ForeignMembers {
  /// The hint for a member that a thing or a value does not have, after the path as it was typed.
  static func hint(_ name: String, of kind: ValueKind, after start: String) -> String? {
    guard let forms = forms(name, of: kind) else { return nil }
    return "write " + forms.map { "\(start).\($0)" }.joined(separator: ", or ")
  }

  static func forms(_ name: String, of kind: ValueKind) -> [String]? {
    if let forms = others["\(kind.noun)'s \(name)"] { return forms }
    guard kind == .view, CALayer.properties[name] != nil, ForeignWord.names(for: name).isEmpty
    else { return nil }
    return ["layer.\(name)"]
  }

  // Each row has a member and its replacements.
  private static let others = Dictionary(
    uniqueKeysWithValues: TextTable.rows(foreign_members()).map { ($0[0], Array($0.dropFirst())) })
}

extension ForeignWord {
  /// Whether a view has a property that other tools call by this name.
  package static func isViews(_ member: String) -> Bool {
    ForeignMembers.forms(member, of: .view) != nil
      || names(for: member).contains { ViewFace.properties[$0] != nil }
  }
}
