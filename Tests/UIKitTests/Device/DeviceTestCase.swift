#if os(iOS)
  import UIKit
  import XCTest

  /// Performs all scenarios on this device, prints the readings as CSV and attaches them.
  final class DeviceTestCase: XCTestCase {
    @MainActor func testPrintsReadings() throws {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let window = UIWindow(windowScene: try XCTUnwrap(scenes.first))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let readings = Scenario.all.flatMap { scenario in
        scenario.readings(in: window) { seconds in
          CATransaction.flush()
          RunLoop.main.run(until: Date(timeIntervalSinceNow: max(seconds, 0.05)))
        }
      }
      let text = Reading.text(of: readings, from: Self.device)
      print(text)
      let attachment = XCTAttachment(string: text)
      attachment.name = "device.csv"
      attachment.lifetime = .keepAlways
      add(attachment)
    }

    @MainActor private static var device: String {
      let device = UIDevice.current
      let system = "\(device.systemName) \(device.systemVersion)"
      #if targetEnvironment(simulator)
        return "\(device.model) simulator with \(system)"
      #else
        return "\(device.model) with \(system)"
      #endif
    }
  }
#endif
