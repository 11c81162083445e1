import Foundation
import TestSupport
import Testing

/// A page in a browser without a window, driven through the DevTools protocol.
///
/// Source: chromedevtools.github.io/devtools-protocol; with `--remote-debugging-pipe` the messages
/// are JSON texts that end in a zero byte. Every wait is for an answer or an event.
final class Browser {
  /// A browser of this machine, by its full path.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The message if there is no browser.
  static let isMissing: Comment =
    "there is no chromium, chromium-browser or google-chrome on the PATH to show the page in"

  /// What went wrong.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  typealias Object = [String: Any]

  /// A browser that is started, which shows one page after another, each as if there were no other.
  private final class Running {
    private let folder = TemporaryFolder()
    let program: PipedProgram
    var lastID = 0

    init() throws {
      guard let path = Browser.path else { throw Problem(description: "there is no browser") }
      // The browser and its files go away with this process.
      program = try PipedProgram(
        [
          "/bin/sh", "-c", "\"$0\" \"$@\"; rm -rf \"$HOME\"", path, "--headless", "--no-sandbox",
          "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars",
          "--force-device-scale-factor=1", "--allow-pre-commit-input",
          "--user-data-dir=\(folder.file("user"))", "--remote-debugging-pipe",
        ],
        environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8"])
    }

    // One browser per thread, because starting it takes longer than most tests of a page.
    static func ofThread() throws -> Running {
      let kept = Thread.current.threadDictionary
      let running = try kept["browser"] as? Running ?? Running()
      kept["browser"] = running
      return running
    }

    func leave() { Thread.current.threadDictionary["browser"] = nil }
  }

  private let folder = TemporaryFolder()
  private let running: Running
  private var session: String?
  private var context: String?
  /// The events that have come, by name, in their order.
  private(set) var events: [(method: String, parameters: Object)] = []

  /// Opens a page that is written to a file.
  ///
  /// - Parameters:
  ///   - html: the page.
  ///   - address: the part of the address after the path.
  ///   - size: of the window, in pixels.
  init(
    showing html: String, at address: String = "", size: (width: Int, height: Int) = (1200, 900)
  ) throws {
    running = try Running.ofThread()
    let context = try call("Target.createBrowserContext")["browserContextId"] as? String
    self.context = context
    let target = try call(
      "Target.createTarget",
      [
        "url": "about:blank", "browserContextId": context ?? "", "newWindow": true,
        "width": size.width, "height": size.height,
      ])
    let attached = try call(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { try call(domain + ".enable") }
    try call("Page.navigate", ["url": "file://" + folder.write(html, to: "page.html") + address])
    try waitFor("Page.loadEventFired")
    // The browser drops input until the page is visible.
    _ = try value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
  }

  deinit {
    session = nil
    guard let context else { return }
    _ = try? call("Target.disposeBrowserContext", ["browserContextId": context])
  }

  // MARK: Messages

  /// Calls a method and waits for its answer.
  @discardableResult
  func call(_ method: String, _ parameters: Object = [:]) throws -> Object {
    running.lastID += 1
    let id = running.lastID
    var message: Object = ["id": id, "method": method, "params": parameters]
    message["sessionId"] = session
    running.program.send(
      String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self))
    while true {
      let message = try next(waitingFor: "the answer to \(method)")
      guard message["id"] as? Int == id else { continue }
      if let error = message["error"] { throw Problem(description: "\(method): \(error)") }
      return message["result"] as? Object ?? [:]
    }
  }

  /// Waits for an event, unless it has come already.
  func waitFor(_ method: String) throws {
    while !events.contains(where: { $0.method == method }) { _ = try next(waitingFor: method) }
  }

  /// Waits for an event that has not come yet.
  func waitForNext(_ method: String) throws {
    let count = events.count
    while !events[count...].contains(where: { $0.method == method }) {
      _ = try next(waitingFor: method)
    }
  }

  private func next(waitingFor what: String) throws -> Object {
    guard let text = running.program.receive(until: .now + .seconds(60)),
      let message = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object
    else {
      running.leave()
      throw Problem(description: "nothing came, waiting for \(what)")
    }
    // Ignores late messages of an earlier page.
    if let method = message["method"] as? String, message["sessionId"] as? String == session {
      events.append((method, message["params"] as? Object ?? [:]))
    }
    return message
  }
}
