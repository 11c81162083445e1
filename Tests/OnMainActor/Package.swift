// swift-tools-version: 6.2
import PackageDescription

// The libraries as an app of today sees them, with everything of UIKit's on the main actor: the
// idioms are built and tested once more, by
//   swift test --disable-xctest --package-path Tests/OnMainActor --scratch-path .build/main-actor
let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

let package = Package(
  name: "OnMainActor",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Flipbook", path: "../..", traits: ["MainActorViews"])],
  targets: [
    .testTarget(
      name: "IdiomTests",
      dependencies: [
        .product(name: "AnimationFacades", package: "Flipbook"),
        .product(name: "HeadlessUIKit", package: "Flipbook"),
      ],
      path: "IdiomTests", swiftSettings: settings),
    .testTarget(
      name: "UIKitTests", dependencies: [.product(name: "UIKit", package: "Flipbook")],
      path: "UIKitTests", swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
