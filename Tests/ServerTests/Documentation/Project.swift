// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// This checkout: its documents with transcripts, and what they need.
enum Project {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let fixtures = root.appending(path: "Tests/Fixtures").path

  /// The documents that describe the protocol, from the root.
  static let described: [String] = ["protocol.md"] + markdown(in: "docs")

  /// The documents with transcripts, from the root.
  static let transcripts: [String] =
    ["README.md"] + described + markdown(in: "Tests/Transcripts")

  /// How long a line of a transcript may be in a document that people read; `nil` for other ones.
  static func lineLimit(of name: String) -> Int? {
    name.hasPrefix("Tests/") ? nil : 300
  }

  private static func markdown(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let names = files?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The executable, which is built beside the tests.
  static let recto: String = {
    let folder = URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
    return folder.appending(path: "recto").path
  }()

  /// Whether tests update the documents: `TRANSCRIPTS=record swift test`.
  static let isRecording = ProcessInfo.processInfo.environment["TRANSCRIPTS"] == "record"

  static func path(_ name: String) -> String { root.appending(path: name).path }

  static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: name), encoding: .utf8)
  }
}
