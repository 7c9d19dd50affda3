// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

struct StructuredTextTests {
  @Test func theStructureOrdersTheText() throws {
    let text = try #require(try page("tagged.pdf").structuredText())
    #expect(text.layout.map(\.role) == ["H1", "P", "LI", "LI", "P"])
    #expect(
      text.layout.map { $0.lines.map(\.text).joined(separator: " / ") } == [
        "The Heading", "A paragraph with a link / and some more words.", "First item",
        "Second item", "It ends here.",
      ])
    #expect(
      text.html(of: 0..<text.count) == """
        <h1>The Heading</h1>
        <p>A paragraph with a link and some more words.</p>
        <p>First item</p>
        <p>Second item</p>
        <p>It ends here.</p>

        """)
  }

  @Test func withoutItTheContentDoes() throws {
    let text = try page("tagged.pdf").text()
    #expect(text.layout.first?.lines.first?.text == "It ends here.")
    #expect(text.layout.allSatisfy { $0.role == nil })
    #expect(try page("simple.pdf").structuredText() == nil)
  }

  private let context: EngineContext
  private let documents: [String: Document]

  init() throws {
    let context = try EngineContext(cacheBytes: 8 << 20)
    self.context = context
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    var documents: [String: Document] = [:]
    for name in ["tagged.pdf", "simple.pdf"] {
      documents[name] = try Document.open(
        .file(fixtures.appending(path: name).path), in: context)
    }
    self.documents = documents
  }

  private func page(_ fixture: String) throws -> Page {
    try #require(documents[fixture]).page(0)
  }
}
