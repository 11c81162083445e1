import HeadlessUIKit
import TestSupport

extension OracleChecker {
  static let mediaTiming = OracleChecker("mediatiming.csv") { row in
    let specimen = try Specimen { $0.position.x = try row.row.number("model") }
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = try row.row.number("from")
    animation.toValue = try row.row.number("to")
    animation.beginTime = try row.row.number("begin_time")
    animation.duration = try row.row.number("duration")
    animation.speed = Float(try row.row.number("speed"))
    animation.timeOffset = try row.row.number("time_offset")
    animation.repeatCount = Float(try row.row.number("repeat_count"))
    animation.repeatDuration = try row.row.number("repeat_duration")
    animation.autoreverses = try row.row.flag("autoreverses")
    animation.fillMode = try CAMediaTimingFillMode(reading: row.row.text("fill_mode"))
    animation.isRemovedOnCompletion = false
    specimen.add(animation)
    let time = try row.row.number("t_layer")
    return try row.complaint(about: specimen.shown("position.x", at: time), "value")
  }

  static let basicFromToBy = OracleChecker("basic_fromtoby.csv") { row in
    let specimen = try Specimen { $0.position.x = try row.row.number("model_value") }
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = try row.row.optionalNumber("from")
    animation.toValue = try row.row.optionalNumber("to")
    animation.byValue = try row.row.optionalNumber("by")
    animation.duration = 1
    animation.fillForGood()
    specimen.add(animation)
    let time = try row.row.number("fraction")
    return try row.complaint(about: specimen.shown("position.x", at: time), "value")
  }
}

extension CAMediaTimingFillMode {
  fileprivate init(reading text: String) throws {
    let modes: [CAMediaTimingFillMode] = [.removed, .backwards, .forwards, .both]
    guard let mode = modes.first(where: { $0.rawValue == text }) else {
      throw OracleError.unknownName(text)
    }
    self = mode
  }
}
