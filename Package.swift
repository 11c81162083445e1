// swift-tools-version: 6.2
import PackageDescription

// Every Swift target: explicit existentials, imports internal unless said, no warning left.
let swift: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// With the trait the libraries' types live on the main actor, as code of today's apps expects.
let onMainActor = BuildSettingCondition.when(traits: ["MainActorViews"])
let views: [SwiftSetting] =
  swift + [
    .defaultIsolation(MainActor.self, onMainActor),
    .enableUpcomingFeature("InferIsolatedConformances", onMainActor),
  ]

// On Linux a program can have everything in it, C's library too; it starts in a third of the time.
let inOneFile = BuildSettingCondition.when(platforms: [.linux], traits: ["OneFile"])

let package = Package(
  name: "Flipbook",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "AnimationFacades", targets: ["AnimationFacades"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "StagePictures", targets: ["StagePictures"]),
    .library(name: "StagePicturesTesting", targets: ["StagePicturesTesting"]),
    .executable(name: "flipbook", targets: ["flipbook"]),
  ],
  traits: [
    .trait(
      name: "OneFile",
      description: "Links flipbook on Linux with all that it needs; wants --static-swift-stdlib."),
    .trait(
      name: "MainActorViews",
      description: "Makes the libraries' views, layers and animators `@MainActor`, as UIKit's are."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "CLibrary", swiftSettings: swift),
    .target(name: "IntervalArithmetic", dependencies: ["CLibrary"], swiftSettings: swift),
    .target(
      name: "AnimationEngine",
      dependencies: [
        "CLibrary", "IntervalArithmetic",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "HeapModule", package: "swift-collections"),
      ],
      swiftSettings: swift),
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "AnimationEngine", "CLibrary", "IntervalArithmetic",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: views),
    .target(
      name: "AnimationFacades",
      dependencies: ["HeadlessUIKit", .product(name: "DequeModule", package: "swift-collections")],
      swiftSettings: views),
    .target(name: "StageClock", dependencies: ["HeadlessUIKit"], swiftSettings: swift),
    .target(
      name: "UIKit", dependencies: ["HeadlessUIKit", "StageClock", "_Testing_UIKit"],
      swiftSettings: swift),
    .target(name: "_Testing_UIKit", swiftSettings: swift),
    .target(name: "FlipbookText", swiftSettings: swift),
    .target(name: "FlipbookLanguage", dependencies: ["FlipbookText"], swiftSettings: swift),
    .target(
      name: "FlipbookPictures", dependencies: ["CLibrary", "FlipbookText"],
      resources: [.embedInCode("Page/Files")], swiftSettings: swift),
    .target(
      name: "StagePictures", dependencies: ["FlipbookPictures", "FlipbookText", "HeadlessUIKit"],
      swiftSettings: views),
    .target(
      name: "StagePicturesTesting", dependencies: ["HeadlessUIKit", "StagePictures"],
      swiftSettings: views),
    .target(name: "CLessonTexts"),
    .target(name: "FlipbookLessons", dependencies: ["CLessonTexts"], swiftSettings: swift),
    .target(name: "SessionFiles", dependencies: ["FlipbookText"], swiftSettings: swift),
    .target(
      name: "FlipbookValues",
      dependencies: [
        "AnimationFacades", "FlipbookLanguage", "FlipbookPictures", "FlipbookText",
        "HeadlessUIKit", "IntervalArithmetic",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: swift),
    .target(
      name: "FlipbookCommands",
      dependencies: [
        "AnimationFacades", "FlipbookLanguage", "FlipbookPictures", "FlipbookText",
        "FlipbookValues", "HeadlessUIKit", "IntervalArithmetic",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: swift),
    .target(
      name: "FlipbookSwift",
      dependencies: [
        "FlipbookCommands", "FlipbookLanguage", "FlipbookText", "FlipbookValues", "HeadlessUIKit",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: swift),
    .target(
      name: "FlipbookSession",
      dependencies: [
        "AnimationFacades", "FlipbookCommands", "FlipbookLanguage", "FlipbookLessons",
        "FlipbookSwift",
        "FlipbookPictures", "FlipbookText", "FlipbookValues", "HeadlessUIKit", "IntervalArithmetic",
        "StagePictures",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: swift),
    .target(
      name: "FlipbookPrompt",
      dependencies: [
        "AnimationFacades", "FlipbookCommands", "FlipbookLanguage", "FlipbookSession",
        "FlipbookText", "FlipbookValues", "HeadlessUIKit",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: swift),
    .target(
      name: "CEditline",
      linkerSettings: [.linkedLibrary("edit")]
        + ["tinfo", "bsd", "md"].map { .linkedLibrary($0, inOneFile) }),
    .target(
      name: "FlipbookShell",
      dependencies: [
        "CEditline", "CLibrary", "FlipbookLessons", "FlipbookPictures", "FlipbookPrompt",
        "FlipbookSession",
        "FlipbookText", "FlipbookValues", "SessionFiles",
      ],
      swiftSettings: swift),
    .executableTarget(
      name: "flipbook",
      dependencies: [
        "FlipbookSession", "FlipbookShell", "FlipbookValues", "SessionFiles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: swift,
      // The last two leave out what only a debugger wants: most of the file.
      linkerSettings: [
        .unsafeFlags(["-static-executable", "-use-ld=lld", "-Xlinker", "-s"], inOneFile)
      ]),

    .target(name: "CHeap"),
    .target(name: "CReferenceKernels"),
    .executableTarget(
      name: "flipbook-bench",
      dependencies: [
        "AnimationFacades", "CHeap", "CLibrary", "CReferenceKernels", "FlipbookSession",
        "FlipbookValues", "HeadlessUIKit", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [.embedInCode("Peers/Programs")], swiftSettings: swift),

    .target(name: "CPseudoTerminal"),
    .target(
      name: "TestSupport", dependencies: ["CLibrary", "CPseudoTerminal"], swiftSettings: swift),
    .testTarget(
      name: "IntervalArithmeticTests", dependencies: ["IntervalArithmetic", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "AnimationEngineTests",
      dependencies: [
        "AnimationEngine", "CReferenceKernels", "IntervalArithmetic", "TestSupport",
      ],
      swiftSettings: swift),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["HeadlessUIKit", "IntervalArithmetic", "TestSupport"],
      swiftSettings: swift),
    .testTarget(name: "IdiomTests", dependencies: ["HeadlessUIKit"], swiftSettings: views),
    // Built as apps and libraries are.
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "AnimationFacadesTests",
      dependencies: ["AnimationFacades", "HeadlessUIKit", "TestSupport"], swiftSettings: swift),
    .testTarget(
      name: "FlipbookTextTests", dependencies: ["CLibrary", "FlipbookText", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "FlipbookLanguageTests",
      dependencies: ["FlipbookLanguage", "FlipbookText", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "FlipbookPicturesTests",
      dependencies: ["FlipbookPictures", "FlipbookText", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "SessionFilesTests", dependencies: ["FlipbookText", "SessionFiles", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "StagePicturesTests",
      dependencies: ["HeadlessUIKit", "StagePictures", "StagePicturesTesting"],
      swiftSettings: swift),
    .testTarget(
      name: "FlipbookSessionTests",
      dependencies: [
        "AnimationEngine", "FlipbookCommands", "FlipbookLanguage", "FlipbookPictures",
        "FlipbookPrompt", "FlipbookSession", "FlipbookSwift", "FlipbookText", "FlipbookValues",
        "HeadlessUIKit", "IntervalArithmetic", "SessionFiles", "StagePictures", "TestSupport",
      ],
      swiftSettings: swift),
    .testTarget(
      name: "FlipbookShellTests",
      dependencies: [
        "CLibrary", "flipbook", "FlipbookCommands", "FlipbookLessons", "FlipbookPictures",
        "FlipbookPrompt", "FlipbookSession", "FlipbookShell", "FlipbookText", "FlipbookValues",
        "SessionFiles", "TestSupport",
      ],
      swiftSettings: swift),
    .testTarget(
      name: "PageTests",
      dependencies: [
        "FlipbookCommands", "FlipbookPictures", "FlipbookSession", "FlipbookText",
        "FlipbookValues", "HeadlessUIKit", "StagePictures", "TestSupport",
      ],
      swiftSettings: swift),
    .testTarget(
      name: "ProjectTests",
      dependencies: [
        "FlipbookCommands", "FlipbookLessons", "FlipbookPictures", "FlipbookPrompt",
        "FlipbookSession", "FlipbookShell", "FlipbookValues", "HeadlessUIKit", "SessionFiles",
        "TestSupport",
      ],
      swiftSettings: swift),
    // What the session writes in Swift of its own snippets, built as apps are.
    .testTarget(
      name: "WrittenSwiftTests",
      dependencies: [
        "AnimationFacades", "FlipbookSession", "HeadlessUIKit", "SessionFiles", "UIKit",
      ],
      exclude: ["Sessions"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "TestSupportTests", dependencies: ["TestSupport"], swiftSettings: swift),
  ],
  swiftLanguageModes: [.v6]
)
