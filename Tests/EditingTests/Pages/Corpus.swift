// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// Real files beside the checkout, or where `RECTO_CORPUS` says.
enum Corpus {
  static func file(_ name: String) -> URL {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder =
      ProcessInfo.processInfo.environment["RECTO_CORPUS"].map { URL(filePath: $0) }
      ?? root.appending(path: "shared/corpus")
    return folder.appending(path: name)
  }
}

/// What another reader of PDF sees.
enum Poppler {
  /// The letters of each page, sorted, since turned pages are read in another order; `nil` where there
  /// is no `pdftotext`.
  static func letters(of file: URL) throws -> [[Character]]? {
    let program = URL(filePath: "/usr/bin/pdftotext")
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = [file.path, "-"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\u{C}", omittingEmptySubsequences: false).dropLast()
      .map { page in page.filter { !$0.isWhitespace }.sorted() }
  }
}
