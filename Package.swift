// swift-tools-version: 6.2
import PackageDescription

// Every Swift target: explicit existentials, imports internal unless said, no warning left.
let swift: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Flipbook",
  products: [
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "AnimationEngine",
      dependencies: [.product(name: "HeapModule", package: "swift-collections")],
      swiftSettings: swift),
    .target(name: "HeadlessUIKit", dependencies: ["AnimationEngine"], swiftSettings: swift),
    .target(name: "FlipbookPictures", swiftSettings: swift),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"], swiftSettings: swift),
  ],
  swiftLanguageModes: [.v6]
)
