// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

/// pyHanko, an established validator, has a say where it is installed (`scripts/fetch-pyhanko`): it
/// judges the attacks as we do, but for what the table states.
@Suite(.enabled(if: PyHanko.isThere))
struct PyHankoTests {
  private static let contexts: [AttackContext] = [.none, .noChanges, .formFilling, .lockText]

  @Test func pyHankoJudgesTheSame() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for context in Self.contexts {
      let signed = try AttackBase.signed(context)
      for (index, attack) in Attack.all.enumerated() {
        var file = signed
        attack.apply(&file)
        try file.data.write(to: folder.appending(path: "\(context)-\(index).pdf"))
      }
    }
    let verdicts = try PyHanko.verdicts(folder)
    #expect(verdicts.count == Attack.all.count * Self.contexts.count)
    for (index, attack) in Attack.all.enumerated() {
      let agreed = Self.contexts.map { context in
        (verdicts["\(context)-\(index)"] == "allowed") == attack.allowed.contains(context)
      }
      let told = Self.contexts.map { "\($0): \(verdicts["\($0)-\(index)"] ?? "none")" }
      if attack.difference == nil {
        #expect(!agreed.contains(false), "\(attack.name) \(told)")
      } else {
        #expect(agreed.contains(false), "pyHanko judges \(attack.name) as we do now: \(told)")
      }
    }
  }
}

/// Where pyHanko is, and what it says.
enum PyHanko {
  private static let tree = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let modules = tree.appending(path: ".pyhanko")

  static var isThere: Bool {
    FileManager.default.fileExists(atPath: modules.appending(path: "stamp").path)
  }

  /// By the names of the files in a folder.
  static func verdicts(_ folder: URL) throws -> [String: String] {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "pyhanko_verdicts.py")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path, folder.path, SigningBench.root]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["PYTHONPATH": modules.path, "PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var verdicts: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2 { verdicts[String(parts[0])] = String(parts[1]) }
    }
    return verdicts
  }
}
