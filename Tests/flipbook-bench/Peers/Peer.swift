import Foundation
import TestSupport

/// Another animation library, measured by a small C++ program that is compiled if the library is
/// installed.
///
/// The programs are beside this one and are rebuilt when their source has changed.
struct Peer: Sendable {
  /// The name of its source file and of its program.
  let name: String
  /// Its name in messages, and the Debian package that installs it.
  let library: (name: String, package: String)
  /// Whether the library is installed.
  let isInstalled: @Sendable () -> Bool
  /// The shell command that builds the program.
  let build: @Sendable () -> String

  static let qt = Peer(
    name: "qt", library: ("Qt", "qt6-base-dev"),
    isInstalled: { shell("pkg-config --exists Qt6Core")?.status == .exited(0) },
    build: {
      "$(pkg-config --variable=libexecdir Qt6Core)/moc qt.cpp -o qt.moc"
        + " && c++ -std=c++17 -O3 -fPIC -I. qt.cpp -o qt $(pkg-config --cflags --libs Qt6Core)"
    })

  static let tweeny = Peer(
    name: "tweeny", library: ("tweeny", "libtweeny-dev"),
    isInstalled: {
      shell("echo '#include <tweeny/tweeny.h>' | c++ -x c++ -E -")?.status == .exited(0)
    },
    build: { "c++ -std=c++17 -O3 tweeny.cpp -o tweeny" })

  /// The peer doing a workload `count` times; it prints the nanoseconds of one.
  func contestant(_ title: String, _ workload: String, _ count: Int) -> Contestant {
    Contestant(name: title, operations: count, isProgram: true) {
      Contestant.Cost(nanoseconds: try value(of: workload, count))
    }
  }

  /// The number that its program prints.
  func value(of workload: String, _ count: Int) throws -> Double {
    let run = try ProgramRun(try program(), [workload, String(count)])
    guard run.status == .exited(0), let value = Double(run.output.dropLast()) else {
      throw WrongResult(description: "\(run.errors)\(run.output)")
    }
    return value
  }

  // The program's path; compiles it if it is missing or out of date.
  private func program() throws -> String {
    let (path, folder) = (Self.folder + "/" + name, Self.folder)
    let source = String(
      decoding: PackageResources.measuring_hpp + (Self.sources[name] ?? []), as: UTF8.self)
    let isBuilt = FileManager.default.isExecutableFile(atPath: path)
    if isBuilt, try String(contentsOfFile: path + ".cpp", encoding: .utf8) == source {
      return path
    }
    guard isInstalled() else {
      throw WrongResult(description: "not installed (\(library.package))")
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? FileManager.default.removeItem(atPath: path)
    try source.write(toFile: path + ".cpp", atomically: true, encoding: .utf8)
    let run = Self.shell(build(), in: folder)
    guard run?.status == .exited(0) else {
      throw WrongResult(description: "does not compile: \(run?.errors.prefix(300) ?? "no shell")")
    }
    return path
  }

  private static let sources = [
    "qt": PackageResources.qt_cpp, "tweeny": PackageResources.tweeny_cpp,
  ]

  private static let folder = BuiltProgram.path("flipbook-bench-peers")

  private static func shell(_ text: String, in folder: String? = nil) -> ProgramRun? {
    try? ProgramRun(
      "/bin/sh", ["-c", text], environment: ProcessInfo.processInfo.environment, folder: folder)
  }
}
