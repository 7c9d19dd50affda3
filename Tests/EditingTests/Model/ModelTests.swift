// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

/// Documents to which anything at all is done stay what a plain model of them says.
/// `RECTO_MODEL_OPERATIONS` says how much is done, `RECTO_MODEL_SEED` begins elsewhere.
@Suite struct ModelTests {
  private static let operations = number("RECTO_MODEL_OPERATIONS") ?? 250
  private static let seed = UInt64(number("RECTO_MODEL_SEED") ?? 1)

  @Test(arguments: ["annotations.pdf", "rotated.pdf", "form.pdf", "cropped.pdf"])
  func annotationsAreWhatTheModelSays(_ fixture: String) throws {
    try edit(try Workbench(fixture))
  }

  /// The same to what others have annotated.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: corpus.path), "there is no corpus"),
    arguments: [
      "annotation-square-circle.pdf", "annotation-highlight.pdf", "annotation-stamp.pdf",
      "issue6410.pdf", "rc_annotation.pdf",
    ])
  func annotationsOfOthersToo(_ name: String) throws {
    try edit(try Workbench(Self.corpus.appending(path: name)))
  }

  private static let corpus =
    ProcessInfo.processInfo.environment["RECTO_CORPUS"].map { URL(filePath: $0) }
    ?? URL(filePath: #filePath).appending(path: "../../../../../shared/corpus").standardizedFileURL

  private func edit(_ bench: Workbench) throws {
    var user = try RandomEditor(bench, seed: Self.seed)
    var acts: [String] = []
    for _ in 0..<Self.operations {
      acts.append(try user.act())
      if let difference = try user.difference() {
        Issue.record("after \(acts.suffix(12)): \(difference)")
        return
      }
    }
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
