// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@Suite struct LinkTests {
  @Test func linksLeadSomewhere() throws {
    #expect(Checkout.documents.contains { $0.path == "CONTRIBUTING.md" })
    for violation in try Checkout.documents.flatMap(Self.deadLinks) {
      Issue.record("\(violation)")
    }
  }

  @Test func deadLinksAreFound() throws {
    let text = """
      [a](Package.swift) [b](Package.swift#L1 "title") ![c](nowhere.png) [d](https://a.example/b)
      ```text
      [e](nowhere)
      ```
      [f](#here) [g](../Package.swift) `[h](nowhere)`
      [i]: nowhere/i.md
      """
    let found = try Self.deadLinks(in: SourceFile(path: "Tests/a.md", text: text))
    #expect(
      found == [
        "Tests/a.md:1: the link to “Package.swift” leads nowhere",
        "Tests/a.md:1: the link to “Package.swift#L1” leads nowhere",
        "Tests/a.md:1: the link to “nowhere.png” leads nowhere",
        "Tests/a.md:6: the link to “nowhere/i.md” leads nowhere",
      ])
  }

  private static func deadLinks(in file: SourceFile) throws -> [String] {
    let folder = (file.path as NSString).deletingLastPathComponent
    let link = #"\]\(([^)\s]+)(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s+(\S+)"#
    return try file.matches(link, in: prose(of: file)).compactMap { match in
      let target = match.groups[1] + match.groups[2]
      let path = target.prefix { $0 != "#" }
      if path.isEmpty || path.contains(":") { return nil }
      let place = (folder as NSString).appendingPathComponent(String(path))
      return Checkout.exists((place as NSString).removingPercentEncoding ?? place)
        ? nil : "\(file.path):\(match.line): the link to “\(target)” leads nowhere"
    }
  }

  @Test func anchorsLeadSomewhere() throws {
    let anchors = Dictionary(
      uniqueKeysWithValues: Checkout.documents.map { ($0.path, Self.anchors(of: $0)) })
    for file in Checkout.documents {
      let folder = (file.path as NSString).deletingLastPathComponent
      for match in try file.matches(#"\]\(([^)\s#:]*)#([^)\s]+)\)"#, in: Self.prose(of: file)) {
        let link = match.groups[1]
        let path = link.isEmpty ? file.path : (folder as NSString).appendingPathComponent(link)
        // Relative to the root, as the documents' paths are.
        let target = String((("/" + path) as NSString).standardizingPath.dropFirst())
        guard let known = anchors[target] else { continue }
        #expect(
          known.contains(match.groups[2]),
          "\(file.path):\(match.line): \(target) has no heading with the anchor #\(match.groups[2])"
        )
      }
    }
  }

  /// The anchors of a file's headings, as GitHub makes them.
  private static func anchors(of file: SourceFile) -> Set<String> {
    var taken: [String: Int] = [:]
    var isCode = false
    var anchors: Set<String> = []
    for line in file.lines {
      if line.hasPrefix("```") || line.hasPrefix("~~~") { isCode.toggle() }
      let level = line.prefix { $0 == "#" }.count
      guard !isCode, (1...6).contains(level), line.dropFirst(level).first == " " else { continue }
      let base = line.dropFirst(level + 1).lowercased()
        .filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        .replacing(" ", with: "-")
      let count = taken[base, default: 0]
      taken[base] = count + 1
      anchors.insert(count == 0 ? base : "\(base)-\(count)")
    }
    return anchors
  }

  /// The text with empty lines for those of code blocks, and without code in the lines.
  private static func prose(of file: SourceFile) -> String {
    var isCode = false
    let lines = file.lines.map { line in
      if line.hasPrefix("```") || line.hasPrefix("~~~") { isCode.toggle() }
      return isCode ? "" : line.replacing(/`[^`]*`/, with: "")
    }
    return lines.joined(separator: "\n")
  }
}
