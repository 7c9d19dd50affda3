// SPDX-License-Identifier: AGPL-3.0-or-later

/// A document that describes the protocol or a part of it.
struct ProtocolDocument {
  /// From the root of the project.
  let path: String
  let text: String

  init(path: String) throws {
    self.init(path: path, text: try Project.text(path))
  }

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The name of the file without its ending.
  var name: String { String(path.split(separator: "/").last?.dropLast(3) ?? "") }

  /// The names between `<!-- declared: ` and ` -->`, in their order.
  var declaredNames: [String] { lines.compactMap(Self.declaredName) }

  /// The methods, notifications and requests that it describes, in their order.
  var messageNames: [String] { declaredNames.filter(Declarations.messageNames.contains) }

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

  /// The anchors of the headings, as GitHub makes them, by title. A title that makes an anchor which
  /// is taken gets a number behind it.
  var anchors: [(title: String, anchor: String)] {
    var taken: [String: Int] = [:]
    return titles.map { title in
      let base = Self.anchor(ofTitle: title)
      let count = taken[base, default: 0]
      taken[base] = count + 1
      return (title, count == 0 ? base : "\(base)-\(count)")
    }
  }

  /// The lines from a heading to the next one.
  func section(_ title: String) -> [Substring] {
    guard let start = lines.firstIndex(where: { $0.hasPrefix("#") && $0.hasSuffix(" " + title) })
    else { return [] }
    return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("##") })
  }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  private static func anchor(ofTitle title: String) -> String {
    title.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
      .replacing(" ", with: "-")
  }

  private static func declaredName(_ line: Substring) -> String? {
    let (start, end) = ("<!-- declared: ", " -->")
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    return String(line.dropFirst(start.count).dropLast(end.count))
  }
}
