// swift-tools-version: 6.2
import PackageDescription

// Every Swift target has explicit existentials, imports internal by default, and no warning left.
// Debug builds, in which `.ci/long` runs the tests, look for overlapping accesses; release builds
// do not. README's tests look into the modules that its program is linked from. A target's
// `Exports.swift` exports what its declarations are made of, to its own files and to importers.
let swift: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .unsafeFlags(
    ["-enforce-exclusivity=unchecked", "-enable-testing"], .when(configuration: .release)),
]

// Optimizes the modules where tests spend most of their time, in debug builds too, and keeps their
// assertions, whose messages tests read.
let hot = [
  SwiftSetting.unsafeFlags(
    ["-O", "-assert-config", "Debug", "-whole-module-optimization", "-num-threads", "2"],
    .when(configuration: .debug))
]

// Nothing in these runs for long. Unoptimized they build in less than half the time, and in less
// still if one job compiles them and writes what others import.
let unoptimized = [
  SwiftSetting.unsafeFlags(
    ["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
]
let quick = swift + unoptimized

// The search for tests reads an index of their modules; indexing the system's too takes seconds.
let unindexed = [
  SwiftSetting.unsafeFlags(
    ["-index-ignore-system-modules", "-index-ignore-clang-modules"],
    .when(configuration: .release))
]
let tests = quick + unindexed

// With the trait, the libraries' types are on the main actor, as code of today's apps expects.
let onMainActor = BuildSettingCondition.when(traits: ["MainActorViews"])

// There, views are on the main actor and layers are not, though each calls the other, as in UIKit:
// in Swift 5 mode, anything marked `@preconcurrency` may be called from anywhere.
let headless: [SwiftSetting] =
  swift + [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .swiftLanguageMode(.v5, onMainActor),
  ]
let views: [SwiftSetting] =
  swift + [
    .defaultIsolation(MainActor.self, onMainActor),
    .enableUpcomingFeature("InferIsolatedConformances", onMainActor),
  ]

// Links everything into the program on Linux, C's library too; it starts in a third of the time.
let inOneFile = BuildSettingCondition.when(platforms: [.linux], traits: ["OneFile"])

// On Linux, a package has to provide the modules that other files of an app import.
#if os(Linux)
  let appleModules: [Target] = [
    .target(
      name: "CoreGraphics", dependencies: ["AppViews", "HeadlessUIKit"], swiftSettings: swift),
    .target(
      name: "QuartzCore", dependencies: ["AppViews", "HeadlessUIKit"], swiftSettings: swift),
    .target(name: "_Testing_CoreGraphics", swiftSettings: swift),
  ]
  // The module of `import UIKit.UIGestureRecognizerSubclass`.
  let headers = [Target.systemLibrary(name: "UIKitHeaders")]
#else
  let appleModules: [Target] = []
  let headers: [Target] = []
#endif

// The modules that `import UIKit` makes visible. A module is compiled again when one that it names
// as a dependency has changed, and `UIKit` itself hardly ever does: its dependents name these too.
let uikit = [
  "AppViews", "AutoLayout", "ControllerTransitions", "HeadlessUIKit", "PropertyEngine",
  "StageClock",
]

let orderedCollections = Target.Dependency.product(
  name: "OrderedCollections", package: "swift-collections")

let package = Package(
  name: "Flipbook",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "AnimationFacades", targets: ["AnimationFacades"]),
    .library(name: "UIKit", targets: ["UIKit"] + uikit + appleModules.map(\.name)),
    .library(name: "StagePictures", targets: ["StagePictures"]),
    .library(name: "StagePicturesTesting", targets: ["StagePicturesTesting"]),
    .executable(name: "flipbook", targets: ["flipbook"]),
  ],
  traits: [
    .trait(
      name: "OneFile",
      description: "Links flipbook on Linux with all that it needs, in one file."),
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
    .target(name: "IntervalArithmetic", dependencies: ["CLibrary"], swiftSettings: swift + hot),
    .target(
      name: "PropertyEngine",
      dependencies: [
        "CLibrary", "IntervalArithmetic",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "HeapModule", package: "swift-collections"),
      ],
      swiftSettings: swift + hot),
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "CLibrary", "IntervalArithmetic", "PropertyEngine",
        .product(name: "DequeModule", package: "swift-collections"),
        orderedCollections,
      ],
      swiftSettings: headless + hot),
    .target(
      name: "AnimationFacades",
      dependencies: [
        "HeadlessUIKit",
        .product(name: "DequeModule", package: "swift-collections"),
      ],
      swiftSettings: views),
    .target(
      name: "ControllerTransitions", dependencies: ["HeadlessUIKit"], swiftSettings: headless),
    .target(name: "AutoLayout", dependencies: ["HeadlessUIKit"], swiftSettings: headless),
    // For apps; the shell does not use it.
    .target(
      name: "AppViews", dependencies: ["HeadlessUIKit", "PropertyEngine"], swiftSettings: headless),
    .target(name: "StageClock", dependencies: ["HeadlessUIKit"], swiftSettings: swift),
    .target(
      name: "UIKit",
      dependencies: (["_Testing_UIKit"] + uikit + (appleModules + headers).map(\.name)).map {
        .target(name: $0)
      },
      swiftSettings: swift),
    .target(name: "_Testing_UIKit", swiftSettings: swift),
    .target(
      name: "CTextTables",
      exclude: ["Letters.txt", "Unprintable.txt", "Wide.txt", "ZeroWidth.txt"]),
    .target(name: "FlipbookText", dependencies: ["CTextTables"], swiftSettings: swift),
    .target(
      name: "CForeignTexts",
      exclude: [
        "CSSColors.txt", "Forms", "Members.txt", "Names.txt", "Numbers.txt", "Timings.txt",
        "Words.txt",
      ]),
    .target(
      name: "CLanguageTexts",
      exclude: ["FunctionLabels.txt", "Functions.txt", "SyntaxErrors.txt"]),
    .target(
      name: "FlipbookLanguage", dependencies: ["CForeignTexts", "CLanguageTexts", "FlipbookText"],
      swiftSettings: swift + hot),
    .target(
      name: "FlipbookPictures", dependencies: ["CLibrary", "CPageFiles", "FlipbookText"],
      exclude: ["Page/Files"], swiftSettings: swift),
    .target(name: "CPageFiles"),
    .target(name: "CZlib", linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "FlipbookPixels",
      dependencies: ["CLibrary", "CTextTables", "CZlib", "FlipbookPictures"],
      swiftSettings: swift),
    .target(
      name: "StagePictures",
      dependencies: ["FlipbookPictures", "FlipbookPixels", "FlipbookText", "HeadlessUIKit"],
      swiftSettings: views),
    .target(
      name: "StagePicturesTesting", dependencies: ["HeadlessUIKit", "StagePictures"],
      swiftSettings: views),
    .target(name: "CLessonTexts", exclude: ["Catalogue.txt", "Keys"]),
    .target(name: "FlipbookLessons", dependencies: ["CLessonTexts"], swiftSettings: swift),
    .target(name: "SessionFiles", dependencies: ["FlipbookText"], swiftSettings: swift),
    .target(
      name: "FlipbookValues",
      dependencies: [
        "AnimationFacades", "CForeignTexts", "CLanguageTexts", "FlipbookLanguage",
        "FlipbookPictures", "FlipbookText", "HeadlessUIKit", "IntervalArithmetic", "PropertyEngine",
        orderedCollections,
      ],
      swiftSettings: swift + hot),
    .target(
      name: "FlipbookCommands",
      dependencies: [
        "AnimationFacades", "FlipbookLanguage", "FlipbookPictures", "FlipbookText",
        "FlipbookValues", "HeadlessUIKit", "StagePictures", orderedCollections,
      ],
      swiftSettings: swift),
    .target(name: "CSwiftSupport", exclude: ["Shorthands.txt", "Support.txt", "Values.txt"]),
    .target(
      name: "FlipbookSwift",
      dependencies: [
        "CSwiftSupport", "FlipbookLanguage", "FlipbookText", "FlipbookValues", "HeadlessUIKit",
        orderedCollections,
      ],
      swiftSettings: quick),
    // The session, and the commands on its past; everything below here only uses it.
    .target(
      name: "FlipbookSession",
      dependencies: [
        "AnimationFacades", "FlipbookLanguage", "FlipbookPictures", "FlipbookText",
        "FlipbookValues", "HeadlessUIKit", "IntervalArithmetic", orderedCollections,
      ],
      swiftSettings: swift),
    .target(
      name: "FlipbookCurves",
      dependencies: [
        "AnimationFacades", "FlipbookLanguage", "FlipbookPictures", "FlipbookSession",
        "FlipbookText", "FlipbookValues", "HeadlessUIKit", orderedCollections,
      ],
      swiftSettings: swift),
    .target(
      name: "FlipbookLooks",
      dependencies: [
        "FlipbookCommands", "FlipbookCurves", "FlipbookLanguage", "FlipbookPictures",
        "FlipbookSession", "FlipbookText", "FlipbookValues", "HeadlessUIKit", "StagePictures",
        orderedCollections,
      ],
      swiftSettings: swift),
    // Apart from the looks, so that the modules built on these need not wait for it.
    .target(
      name: "NearestTimings",
      dependencies: [
        "FlipbookCommands", "FlipbookLanguage", "FlipbookPictures", "FlipbookSession",
        "FlipbookText", "FlipbookValues", "HeadlessUIKit",
      ],
      swiftSettings: swift),
    .target(
      name: "FlipbookForms", dependencies: ["CForeignTexts", "FlipbookText"], swiftSettings: swift),
    .target(
      name: "FlipbookHints",
      dependencies: [
        "FlipbookForms", "FlipbookLanguage", "FlipbookSession", "FlipbookText", "FlipbookValues",
        "HeadlessUIKit", "IntervalArithmetic", orderedCollections,
      ],
      swiftSettings: quick),
    .target(
      name: "FlipbookTimeline",
      dependencies: [
        "AnimationFacades", "EntryNumbers", "FlipbookCommands", "FlipbookCurves",
        "FlipbookLanguage", "FlipbookPictures", "FlipbookSession", "FlipbookText", "FlipbookValues",
        "HeadlessUIKit", "IntervalArithmetic", orderedCollections,
      ],
      swiftSettings: quick),
    .target(
      name: "FlipbookChecks",
      dependencies: [
        "FlipbookLanguage", "FlipbookPictures", "FlipbookSession",
        "FlipbookText", "FlipbookValues", "HeadlessUIKit", orderedCollections,
      ],
      swiftSettings: quick),
    .target(
      name: "FlipbookReasons",
      dependencies: [
        "FlipbookCommands", "FlipbookLanguage", "FlipbookPictures", "FlipbookSession",
        "FlipbookText", "FlipbookValues", "HeadlessUIKit", orderedCollections,
      ],
      swiftSettings: quick),
    .target(
      name: "FlipbookSearch",
      dependencies: [
        "FlipbookChecks", "FlipbookCommands", "FlipbookLanguage", "FlipbookPictures",
        "FlipbookReasons", "FlipbookSession", "FlipbookText", "FlipbookValues", "HeadlessUIKit",
        "IntervalArithmetic", orderedCollections,
      ],
      swiftSettings: swift),
    .target(
      name: "FlipbookSolve",
      dependencies: [
        "FlipbookChecks", "FlipbookLanguage", "FlipbookPictures", "FlipbookSession",
        "FlipbookText", "FlipbookValues",
      ],
      swiftSettings: swift),
    .target(
      name: "FlipbookEvidence",
      dependencies: [
        "FlipbookLanguage", "FlipbookText", "FlipbookValues", "HeadlessUIKit",
        "IntervalArithmetic", "PropertyEngine",
      ],
      swiftSettings: quick),
    // Independent of the session.
    .target(
      name: "NumberRules",
      dependencies: ["FlipbookLanguage", "FlipbookValues", "HeadlessUIKit", orderedCollections],
      swiftSettings: quick),
    .target(
      name: "FlipbookProofs",
      dependencies: [
        "EntryNumbers", "FlipbookChecks", "FlipbookEvidence", "FlipbookLanguage",
        "FlipbookPictures", "FlipbookSession", "FlipbookText", "FlipbookValues", "HeadlessUIKit",
        "NumberRules", orderedCollections,
      ],
      swiftSettings: quick),
    .target(
      name: "FlipbookExport",
      dependencies: [
        "FlipbookCommands", "FlipbookCurves", "FlipbookLanguage", "FlipbookLooks",
        "FlipbookPictures", "FlipbookPixels", "FlipbookSession", "FlipbookText", "FlipbookValues",
        "HeadlessUIKit", "StagePictures", orderedCollections,
      ],
      swiftSettings: swift),
    .target(
      name: "FlipbookSwiftExport",
      dependencies: [
        "FlipbookChecks", "FlipbookLanguage", "FlipbookSession", "FlipbookSwift", "FlipbookValues",
        "HeadlessUIKit", orderedCollections,
      ],
      swiftSettings: quick),
    .target(
      name: "EntryNumbers",
      dependencies: [
        "FlipbookLanguage", "FlipbookPictures", "FlipbookText", "FlipbookValues", "HeadlessUIKit",
      ],
      swiftSettings: quick),
    .target(
      name: "FlipbookLive",
      dependencies: [
        "AnimationFacades", "EntryNumbers", "FlipbookCommands", "FlipbookCurves",
        "FlipbookLanguage", "FlipbookPictures", "FlipbookSession", "FlipbookText", "FlipbookValues",
        "HeadlessUIKit", "IntervalArithmetic", orderedCollections,
      ],
      swiftSettings: quick),
    .target(
      name: "FlipbookHelp",
      dependencies: [
        "AnimationFacades", "CLessonTexts", "FlipbookLanguage", "FlipbookLessons",
        "FlipbookPictures", "FlipbookSession", "FlipbookText", "FlipbookValues", "HeadlessUIKit",
        orderedCollections,
      ],
      exclude: ["Pages.txt"], swiftSettings: quick),
    .target(
      name: "FlipbookPrompt",
      dependencies: [
        "AnimationFacades", "FlipbookLanguage", "FlipbookSession", "FlipbookText", "FlipbookValues",
        orderedCollections,
      ],
      swiftSettings: quick),
    .target(
      name: "FlipbookAssembly",
      dependencies: [
        "FlipbookChecks", "FlipbookCommands", "FlipbookExport", "FlipbookHelp", "FlipbookHints",
        "FlipbookLive", "FlipbookLooks", "FlipbookProofs", "FlipbookReasons", "FlipbookSearch",
        "FlipbookSession", "FlipbookSolve", "FlipbookSwiftExport", "FlipbookTimeline",
        "FlipbookValues", "NearestTimings",
      ],
      swiftSettings: quick),
    .target(
      name: "CEditline",
      linkerSettings: [.linkedLibrary("edit")]
        + ["tinfo", "bsd", "md"].map { .linkedLibrary($0, inOneFile) }),
    .target(
      name: "FlipbookTerminal",
      dependencies: [
        "CEditline", "CLibrary", "FlipbookLanguage", "FlipbookPictures", "FlipbookPixels",
        "FlipbookText", "SessionFiles",
      ],
      swiftSettings: quick),
    .target(
      name: "FlipbookTestRunner",
      dependencies: [
        "CEditline", "CLessonTexts", "CLibrary", "FlipbookPictures", "FlipbookTerminal",
        "FlipbookText", "SessionFiles",
      ],
      swiftSettings: swift),
    .target(
      name: "FlipbookHands",
      dependencies: [
        "CEditline", "CLessonTexts", "EntryNumbers", "FlipbookLive", "FlipbookPictures",
        "FlipbookSession", "FlipbookTerminal", "FlipbookText", "FlipbookValues",
      ],
      swiftSettings: quick),
    .target(
      name: "FlipbookShell",
      dependencies: [
        "CLibrary", "FlipbookLessons", "FlipbookPictures", "FlipbookPrompt", "FlipbookSession",
        "FlipbookTerminal", "FlipbookTestRunner", "FlipbookText", "FlipbookValues", "SessionFiles",
      ],
      swiftSettings: quick),
    .executableTarget(
      name: "flipbook",
      dependencies: [
        "FlipbookAssembly", "FlipbookHands", "FlipbookSession", "FlipbookShell", "FlipbookTerminal",
        "FlipbookTestRunner", "FlipbookValues", "SessionFiles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: quick,
      // The last two flags leave out what only a debugger needs: most of the file.
      linkerSettings: [
        .unsafeFlags(["-static-executable", "-use-ld=lld", "-Xlinker", "-s"], inOneFile)
      ]
        + [
          "CoreFoundation", "_FoundationCShims", "_FoundationCollections", "_FoundationICU",
          "swiftSynchronization",
        ].map {
          .linkedLibrary($0, inOneFile)
        }),

    .target(name: "CHeap", path: "Tests/C/CHeap"),
    .target(name: "CReferenceKernels", path: "Tests/C/CReferenceKernels"),
    .executableTarget(
      name: "flipbook-bench",
      dependencies: [
        "AnimationFacades", "CHeap", "CLibrary", "CReferenceKernels", "EntryNumbers",
        "FlipbookAssembly", "FlipbookLive", "FlipbookPictures", "FlipbookSession",
        "FlipbookTestRunner", "FlipbookValues", "HeadlessUIKit", "SessionFiles", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/flipbook-bench",
      resources: [.embedInCode("Peers/Programs")], swiftSettings: swift),

    .executableTarget(
      name: "proof-checker", path: "Tests/proof-checker", swiftSettings: swift),
    .target(name: "CPseudoTerminal", path: "Tests/C/CPseudoTerminal"),
    // Optimized, since it goes over everything that programs print.
    .target(
      name: "TestSupport", dependencies: ["CLibrary", "CPseudoTerminal"],
      path: "Tests/TestSupport", swiftSettings: swift),
    .testTarget(
      name: "IntervalArithmeticTests", dependencies: ["IntervalArithmetic", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "PropertyEngineTests",
      dependencies: [
        "CLibrary", "CReferenceKernels", "IntervalArithmetic", "PropertyEngine", "TestSupport",
      ],
      swiftSettings: tests),
    // The build takes ready targets in reverse alphabetical order. The longest chain leads through
    // the facades: these tests wait for them, and are built beside the modules that follow.
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "AnimationFacades", "HeadlessUIKit", "IntervalArithmetic", "PropertyEngine", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "IdiomTests", dependencies: ["AnimationFacades", "HeadlessUIKit"],
      swiftSettings: views + unoptimized + unindexed),
    // Built as apps and libraries are.
    .testTarget(
      name: "UIKitTests",
      dependencies: (["UIKit"] + uikit + appleModules.map(\.name)).map { .target(name: $0) },
      swiftSettings: [.swiftLanguageMode(.v5)] + unoptimized + unindexed),
    .testTarget(
      name: "AnimationFacadesTests",
      dependencies: ["AnimationFacades", "HeadlessUIKit", "TestSupport"], swiftSettings: tests),
    .testTarget(
      name: "FlipbookTextTests", dependencies: ["CLibrary", "FlipbookText", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "FlipbookLanguageTests",
      dependencies: ["FlipbookLanguage", "FlipbookText", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "FlipbookPicturesTests",
      dependencies: ["FlipbookPictures", "FlipbookText", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "FlipbookPixelsTests",
      dependencies: ["FlipbookPictures", "FlipbookPixels", "TestSupport"], swiftSettings: tests),
    .testTarget(
      name: "SessionFilesTests", dependencies: ["FlipbookText", "SessionFiles", "TestSupport"],
      swiftSettings: tests),
    .testTarget(
      name: "StagePicturesTests",
      dependencies: [
        "AppViews", "FlipbookPictures", "HeadlessUIKit", "StagePictures", "StagePicturesTesting",
      ],
      swiftSettings: tests),
    // Shared by the tests of entries and of sessions, which are compiled at the same time.
    .target(
      name: "SessionTestSupport",
      dependencies: [
        "FlipbookAssembly", "FlipbookCommands", "FlipbookLanguage", "FlipbookPictures",
        "FlipbookPrompt", "FlipbookSession", "FlipbookValues", "HeadlessUIKit", "TestSupport",
      ],
      path: "Tests/SessionTestSupport", swiftSettings: quick),
    .testTarget(
      name: "FlipbookEntryTests",
      dependencies: [
        "FlipbookAssembly", "FlipbookCommands", "FlipbookForms", "FlipbookLanguage",
        "FlipbookLooks", "FlipbookPrompt", "FlipbookReasons", "FlipbookSession", "FlipbookSwift",
        "FlipbookText", "FlipbookValues", "HeadlessUIKit", "SessionTestSupport", "TestSupport",
        orderedCollections,
      ],
      swiftSettings: tests),
    .testTarget(
      name: "FlipbookSessionTests",
      dependencies: [
        "EntryNumbers", "FlipbookAssembly", "FlipbookCommands", "FlipbookCurves", "FlipbookExport",
        "FlipbookHelp", "FlipbookLanguage", "FlipbookLive", "FlipbookLooks", "FlipbookPictures",
        "FlipbookPrompt", "FlipbookSession", "FlipbookText", "FlipbookTimeline", "FlipbookValues",
        "HeadlessUIKit", "IntervalArithmetic", "PropertyEngine", "SessionFiles",
        "SessionTestSupport", "StagePictures", "TestSupport", "proof-checker", orderedCollections,
      ],
      swiftSettings: tests),
    .testTarget(
      name: "FlipbookShellTests",
      dependencies: [
        "CLibrary", "FlipbookAssembly", "FlipbookCommands", "FlipbookHelp", "FlipbookLessons",
        "FlipbookPictures", "FlipbookPrompt", "FlipbookSession", "FlipbookShell", "FlipbookSwift",
        "FlipbookTerminal", "FlipbookTestRunner", "FlipbookText", "FlipbookValues", "SessionFiles",
        "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "GrowthTests",
      dependencies: [
        "FlipbookAssembly", "FlipbookLanguage", "FlipbookSession", "FlipbookValues", "TestSupport",
      ],
      swiftSettings: tests),
    // The modules built on the session can be left out.
    .testTarget(
      name: "LeanTests",
      dependencies: [
        "FlipbookCommands", "FlipbookHelp", "FlipbookLooks", "FlipbookPrompt", "FlipbookSession",
        "FlipbookShell", "FlipbookText", "FlipbookTimeline", "FlipbookValues",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "PageTests",
      dependencies: [
        "FlipbookAssembly", "FlipbookCommands", "FlipbookLooks", "FlipbookPictures",
        "FlipbookSession", "FlipbookText", "FlipbookValues", "HeadlessUIKit", "StagePictures",
        "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "ProjectTests",
      dependencies: [
        "FlipbookAssembly", "FlipbookCommands", "FlipbookHelp", "FlipbookLessons",
        "FlipbookPictures", "FlipbookPrompt", "FlipbookSession", "FlipbookShell",
        "FlipbookTerminal", "FlipbookValues", "HeadlessUIKit", "SessionFiles", "TestSupport",
      ],
      swiftSettings: tests),
    // The Swift that the session writes for its own snippets, built as apps are.
    .testTarget(
      name: "WrittenSwiftTests",
      dependencies: ([
        "AnimationFacades", "FlipbookAssembly", "FlipbookSession", "SessionFiles", "UIKit",
      ] + uikit).map { .target(name: $0) },
      exclude: ["Sessions", "Texts"],
      swiftSettings: [.swiftLanguageMode(.v5)] + unoptimized + unindexed),
    .testTarget(
      name: "TestSupportTests", dependencies: ["TestSupport"], swiftSettings: tests),
  ] + appleModules + headers,
  swiftLanguageModes: [.v6]
)
