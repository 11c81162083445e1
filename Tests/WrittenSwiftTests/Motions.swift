// swift-format-ignore-file

import UIKit

/// The motions of the snippets as they are written in Swift, by their paths.
enum Motions {
  static let all: [String: (UIView) async throws -> [UIViewPropertyAnimator]] = [
    "Sessions/forms": { view in try await view.playForms() },
    "Sessions/gestures": { view in try await view.playGestures(); return [] },
    "a-calculator-key": { view in try await view.playACalculatorKey(); return [] },
    "a-drawer": { view in try await view.playADrawer(); return [] },
    "a-sheet-with-detents": { view in try await view.playASheetWithDetents(); return [] },
    "a-throw": { view in try await view.playAThrow(); return [] },
    "interrupting": { view in try await view.playInterrupting(); return [] },
    "keyframes": { view in try await view.playKeyframes() },
    "seeds/3-chain": { view in try await view.playChain(); return [] },
    "seeds/4-builder": { view in try await view.playBuilder(); return [] },
  ]
}
