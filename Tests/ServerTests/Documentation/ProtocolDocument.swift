// SPDX-License-Identifier: AGPL-3.0-or-later

import Transcripts

/// `protocol.md` in its parts.
struct ProtocolDocument {
  static let name = "protocol.md"

  let text: String

  init() throws { text = try Project.text(Self.name) }
  init(text: String) { self.text = text }

  /// The names between `<!-- declared: ` and ` -->`, in their order.
  var declaredNames: [String] { lines.compactMap(Self.declaredName) }

  /// The text with what stands between `<!-- declared: NAME -->` and `<!-- end -->` replaced.
  func declaring(_ declaration: (String) -> String?) -> String {
    var result: [Substring] = []
    var isReplaced = false
    for line in lines {
      if isReplaced, line != "<!-- end -->" { continue }
      isReplaced = false
      result.append(line)
      if let name = Self.declaredName(line), let text = declaration(name) {
        result += text.split(separator: "\n", omittingEmptySubsequences: false)
        isReplaced = true
      }
    }
    return result.joined(separator: "\n")
  }

  /// The titles of the headings, with their backticks, in their order.
  var titles: [String] {
    var isCode = false
    return lines.compactMap { line in
      if line.hasPrefix("```") { isCode.toggle() }
      let level = line.prefix { $0 == "#" }.count
      return isCode || level == 0 ? nil : String(line.dropFirst(level + 1))
    }
  }

  /// The lines from a heading to the next one.
  func section(_ title: String) -> [Substring] {
    guard let start = lines.firstIndex(where: { $0.hasPrefix("#") && $0.hasSuffix(" " + title) })
    else { return [] }
    return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("##") })
  }

  /// The anchor of a heading, as GitHub makes it.
  static func anchor(ofTitle title: String) -> String {
    title.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
      .replacing(" ", with: "-")
  }

  private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  private static func declaredName(_ line: Substring) -> String? {
    let (start, end) = ("<!-- declared: ", " -->")
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    return String(line.dropFirst(start.count).dropLast(end.count))
  }
}
