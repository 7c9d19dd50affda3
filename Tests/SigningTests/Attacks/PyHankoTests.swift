// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// pyHanko, an established validator, has a say where it is installed (`scripts/fetch-pyhanko`): it
/// judges each attack under each signature as we do, but for what ``PyHankoDifference`` states.
@Suite(.ownThreads, .enabled(if: PyHanko.isThere, "there is no pyHanko: run scripts/fetch-pyhanko"))
struct PyHankoTests {
  @Test(arguments: PyHankoDifference.forms)
  func pyHankoJudgesTheSame(form: UpdateForm) throws {
    let attacks = Attack.all.filter { $0.forms.contains(form) }
    let verdicts = try PyHanko.verdicts(attacks, form)
    #expect(verdicts.count == attacks.count * AttackContext.allCases.count)
    for attack in attacks {
      var differing: Set<AttackContext> = []
      var told: [String] = []
      for context in AttackContext.allCases {
        let verdict = verdicts[.init(attack: attack.name, context: context)] ?? "nothing"
        let isAllowed = attack.allowed.contains(context)
        guard (verdict == "allowed") != isAllowed else { continue }
        differing.insert(context)
        told.append("\(context): \(isAllowed ? "allowed" : "refused") here, \(verdict)")
      }
      let stated = PyHankoDifference.contexts(attack, form)
      #expect(differing == stated, "\(attack.name), \(form): \(told)")
    }
  }

  @Test func differencesAreOfAttacks() {
    let names = Set(Attack.all.map(\.name))
    for difference in PyHankoDifference.all {
      for row in difference.cases {
        #expect(names.isSuperset(of: row.attacks), "\(difference.reason)")
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

  struct Case: Hashable { let attack: String, context: AttackContext }

  /// On all attacks under all signatures, by one process.
  static func verdicts(_ attacks: [Attack], _ form: UpdateForm) throws -> [Case: String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var cases: [String: Case] = [:]
    for (index, attack) in attacks.enumerated() {
      for context in AttackContext.allCases {
        let name = "\(context)-\(index)"
        cases[name] = Case(attack: attack.name, context: context)
        let file = try attack.file(context, form)
        try file.data.write(to: folder.appending(path: name + ".pdf"))
      }
    }
    var verdicts: [Case: String] = [:]
    for line in try run(on: folder).split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2, let known = cases[String(parts[0])] {
        verdicts[known] = String(parts[1])
      }
    }
    return verdicts
  }

  private static func run(on folder: URL) throws -> String {
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
    #expect(process.terminationStatus == 0, "It says above why it has no verdicts.")
    return text
  }
}
