// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

@Suite struct TextCorpusTests {
  /// Every file's first page gives text whose parts agree with the whole, or an error.
  @Test(.enabled(if: !TextSamples.corpus.isEmpty))
  func firstPagesGiveText() throws {
    let query = try SearchQuery("the")
    var pages = 0
    for path in TextSamples.corpus {
      do throws(EngineError) {
        let document = try Document.open(.file(path), in: EngineContext(cacheBytes: 16 << 20))
        let page = try document.page(0)
        let text = try page.text()
        check(text, of: path)
        _ = try? document.searchPage(0, for: query)
        pages += 1
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
    #expect(pages > TextSamples.corpus.count / 2)
  }

  private func check(_ text: PageText, of path: String) {
    let lines = text.layout.flatMap(\.lines)
    #expect(lines.map(\.range.count).reduce(0, +) == text.count, "\(path)")
    #expect(lines.allSatisfy { $0.rect.isFinite && !$0.range.isEmpty }, "\(path)")
    for character in stride(from: 0, to: text.count, by: 97) {
      for unit in TextUnit.allCases {
        #expect(text.range(of: unit, at: character).contains(character), "\(path) \(unit)")
      }
      guard let quad = text.quad(of: character) else {
        Issue.record("\(path): no quad for \(character)")
        continue
      }
      #expect(text.position(at: quad.bounds.center)?.distance == 0, "\(path)")
    }
  }
}
