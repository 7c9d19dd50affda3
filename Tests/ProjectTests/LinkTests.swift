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
