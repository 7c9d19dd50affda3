// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Interaction
import Testing

@testable import Workspace

/// Real forms, odd ones among them: the tab key leads through their fields, and what is typed is kept
/// or refused with a reason.
@Suite(.enabled(if: !FormCorpus.files.isEmpty, "there is no ../shared/corpus"))
struct FormCorpusTests {
  @Test func everyFieldIsEnteredAndFilledIn() throws {
    var filled = 0
    for file in FormCorpus.files {
      guard let bench = try? Bench(file.path) else { continue }
      filled += try fill(bench, file.lastPathComponent)
    }
    #expect(filled > 0)
  }

  /// How many fields took something.
  private func fill(_ bench: Bench, _ name: String) throws -> Int {
    var seen: Set<String> = []
    for _ in 0..<FormCorpus.mostFields {
      let report = bench.view.focus(.next)
      let shown = try bench.items().map { "\($0.pageIndex) \($0.shape)" }.joined()
      guard report.isHandled, report.error == nil, seen.insert(shown).inserted else { break }
      _ = bench.view.handle(KeyPress("End"))
      _ = bench.view.handle(KeyPress("7"))
      _ = bench.view.handle(KeyPress("ArrowDown"))
      let modifiers: Modifiers = try bench.isMultiline ? .control : []
      let end = bench.view.handle(KeyPress("Enter", modifiers))
      if let error = end.error { #expect(!error.message.isEmpty, "\(name)") }
      if end.error != nil { _ = bench.view.handle(KeyPress("Escape")) }
    }
    return bench.undoNames.count
  }
}

enum FormCorpus {
  static let isSweep = ProcessInfo.processInfo.environment["RECTO_SWEEP"] == "1"
  static let mostFields = isSweep ? 400 : 12

  /// Every fifth form, or all of them with `RECTO_SWEEP=1`.
  static let files: [URL] = {
    let folder =
      ProcessInfo.processInfo.environment["RECTO_CORPUS"].map { URL(filePath: $0) }
      ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared/corpus")
    let all =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    let forms = all.filter { file in
      file.pathExtension == "pdf"
        && (try? Data(contentsOf: file))?.range(of: Data("AcroForm".utf8)) != nil
    }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    return forms.enumerated().filter { isSweep || $0.offset.isMultiple(of: 5) }.map(\.element)
  }()
}

extension Bench {
  fileprivate var isMultiline: Bool {
    get throws { try requirement()?.isMultiline ?? false }
  }
}
