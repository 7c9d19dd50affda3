// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation

/// Where the files are that tests read.
enum TextSamples {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A folder of PDFs of every kind; it need not be there.
  static let corpus: [String] = {
    let folder =
      ProcessInfo.processInfo.environment["RECTO_CORPUS"].map { URL(fileURLWithPath: $0) }
      ?? root.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".pdf") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }()

  static func fixture(_ name: String) -> String {
    root.appendingPathComponent("Tests/Fixtures/\(name)").path
  }

  static func open(_ path: String) throws -> Document {
    try Document.open(.file(path), in: EngineContext(cacheBytes: 16 << 20))
  }
}
