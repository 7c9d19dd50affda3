// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// A text file of the checkout.
struct SourceFile: Sendable {
  static let languages: Set = ["swift", "c", "h", "py", "el", "sh", ""]

  /// From the root of the checkout.
  let path: String
  let text: String
  /// The text with comments and the characters of strings blanked out, in the same lines.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = path.hasSuffix(".swift") ? SwiftCode.only(text) : text
  }

  /// `nil` for what is no text in one of the languages; without an extension, for what is no script.
  init?(path: String, extensions: Set<String> = Self.languages) {
    let kind = (path as NSString).pathExtension
    guard extensions.contains(kind),
      let data = FileManager.default.contents(atPath: Checkout.root.appending(path: path).path),
      let text = String(data: data, encoding: .utf8), !kind.isEmpty || text.hasPrefix("#!")
    else { return nil }
    self.init(path: path, text: text)
  }

  var name: String { (path as NSString).lastPathComponent }
  var isSwift: Bool { path.hasSuffix(".swift") }
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  var lineCount: Int { text.hasSuffix("\n") ? lines.count - 1 : lines.count }

  /// The target that a file in Sources or Tests belongs to.
  var target: String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, ["Sources", "Tests"].contains(parts[0]) else { return nil }
    return String(parts[1])
  }

  /// What a regular expression finds in a text of this file: the line, from 1, and the groups.
  func matches(
    _ pattern: String, in text: String
  ) throws -> [(line: Int, groups: [String])] {
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let whole = text as NSString
    let range = NSRange(location: 0, length: whole.length)
    return expression.matches(in: text, range: range).map { match in
      let before = whole.substring(to: match.range.location)
      let groups = (0..<match.numberOfRanges).map { group in
        let range = match.range(at: group)
        return range.location == NSNotFound ? "" : whole.substring(with: range)
      }
      return (before.utf8.count { $0 == UInt8(ascii: "\n") } + 1, groups)
    }
  }
}
