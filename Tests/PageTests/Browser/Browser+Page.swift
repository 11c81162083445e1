import Foundation

// A person's actions on a page, and the page's state.
extension Browser {
  /// The value of an expression of the page's, promises kept.
  func value(_ expression: String) throws -> Any {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] as? Object {
      throw Problem(description: "\(expression): \(details)")
    }
    return (answer["result"] as? Object)?["value"] ?? NSNull()
  }

  func number(_ expression: String) throws -> Double {
    guard let number = try value(expression) as? NSNumber else {
      throw Problem(description: "\(expression) is no number")
    }
    return number.doubleValue
  }

  func text(_ expression: String) throws -> String {
    guard let text = try value(expression) as? String else {
      throw Problem(description: "\(expression) is no text")
    }
    return text
  }

  /// Presses a key and lets it go.
  ///
  /// - Parameters:
  ///   - key: its name, as events have it; a character stands for its key.
  ///   - modifiers: 8 for Shift.
  func press(_ key: String, modifiers: Int = 0) throws {
    var event: Object = ["type": "keyDown", "key": key, "modifiers": modifiers]
    event["windowsVirtualKeyCode"] = Self.codes[key]
    if key.count == 1 { event["text"] = key }
    try call("Input.dispatchKeyEvent", event)
    (event["type"], event["text"]) = ("keyUp", nil)
    try call("Input.dispatchKeyEvent", event)
  }

  // A browser's codes for keys that are not characters.
  private static let codes = [
    "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    "Tab": 9, "Escape": 27, "Enter": 13, " ": 32,
  ]

  /// Presses, moves or lets go of the first button of the mouse.
  func mouse(_ type: String, x: Double, y: Double) throws {
    try call(
      "Input.dispatchMouseEvent",
      ["type": type, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
  }

  /// Puts a finger down, moves it, or, with no place, lifts it.
  func touch(_ type: String, x: Double? = nil, y: Double = 0) throws {
    try call(
      "Input.dispatchTouchEvent",
      ["type": type, "touchPoints": x.map { [["x": $0, "y": y]] } ?? []])
  }

  /// The box of the first element that a selector finds, in pixels of the window.
  func box(_ selector: String) throws -> CGRect {
    let list = try value(
      "(() => { const b = document.querySelector('\(selector)').getBoundingClientRect();"
        + " return [b.x, b.y, b.width, b.height] })()")
    guard let list = list as? [NSNumber] else {
      throw Problem(description: "\(selector) has no box")
    }
    let numbers = list.map(\.doubleValue)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The errors that the page has thrown, and the complaints of the page or the browser.
  var complaints: [String] {
    events.filter {
      ["Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled"].contains($0.method)
    }.map { "\($0.method): \($0.parameters)" }
  }

  /// The addresses that the page has requested.
  var requests: [String] {
    events.filter { $0.method == "Network.requestWillBeSent" }.compactMap {
      ($0.parameters["request"] as? Object)?["url"] as? String
    }
  }
}
