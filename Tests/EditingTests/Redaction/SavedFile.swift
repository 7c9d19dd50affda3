// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport

/// A saved file with every stream decoded, for looking for what must not be in it.
struct SavedFile {
  private let decoded: Data
  /// Its text as poppler reads it; `nil` where that is not installed.
  let text: String?

  /// `nil` where there is no qpdf.
  init?(_ file: URL) throws {
    let plain = file.appendingPathExtension("qdf")
    defer { try? FileManager.default.removeItem(at: plain) }
    let arguments = ["--qdf", "--object-streams=disable", file.path, plain.path]
    guard try Program.run("/usr/bin/qpdf", arguments) != nil else { return nil }
    decoded = try Data(contentsOf: plain)
    text = try Program.run("/usr/bin/pdftotext", [file.path, "-"])?.text
  }

  /// How often a word stands in it: in contents, also letter by letter, and in strings, literal,
  /// in UTF-16 or hexadecimal.
  func count(of word: String) -> Int {
    let wide = Data(word.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    var forms = [Data(word.utf8), wide]
    for form in forms {
      let digits = form.map { String(format: "%02x", $0) }.joined()
      forms += [Data(digits.utf8), Data(digits.uppercased().utf8)]
    }
    let kerned = String(decoding: decoded, as: UTF8.self)
      .replacing(/\)\s*-?[0-9.]*\s*\(/, with: "")
    return forms.map { count(of: $0) }.reduce(0, +)
      + max(0, kerned.ranges(of: word).count - count(of: forms[0]))
  }

  /// How often these bytes follow each other.
  func count(of bytes: Data) -> Int {
    var (count, start) = (0, decoded.startIndex)
    while let range = decoded.range(of: bytes, in: start..<decoded.endIndex) {
      (count, start) = (count + 1, range.upperBound)
    }
    return count
  }
}
