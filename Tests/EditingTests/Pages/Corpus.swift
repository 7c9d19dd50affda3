// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport

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
    guard let text = try Program.run("/usr/bin/pdftotext", [file.path, "-"])?.text else {
      return nil
    }
    return text.split(separator: "\u{C}", omittingEmptySubsequences: false).dropLast()
      .map { page in page.filter { !$0.isWhitespace }.sorted() }
  }
}
