import HeadlessUIKit
import TestSupport

extension OracleChecker {
  static let implicitActions = OracleChecker("implicit_actions.csv") { row in
    let specimen = Specimen()
    let key = try row.row.text("key")
    let action = specimen.stage.run { specimen.layer.action(forKey: key) }
    let found = action.map { "\(type(of: $0))" } ?? "nil"
    let expected = try row.row.text("default_action_class_on_a_committed_layer")
    return found == expected ? [] : ["\(found), not \(expected)"]
  }
}
