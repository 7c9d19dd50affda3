// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

@Suite(.enabled(if: !TextSamples.corpus.isEmpty)) struct BlockCorpusTests {
  private func open(_ name: String) throws -> Document? {
    try TextSamples.corpus.first { $0.hasSuffix("/\(name)") }.map(TextSamples.open)
  }

  /// A paper in two columns: on all pages the block is the column.
  @Test func aPaperHasColumns() throws {
    guard let paper = try open("tracemonkey_freetext.pdf") else { return }
    for index in 0..<(try paper.pageCount) {
      let page = try paper.page(index)
      let height = index == 13 ? 200.0 : 600
      let left = try #require(try page.block(at: Point(170, height), tolerance: 12), "\(index)")
      let right = try #require(try page.block(at: Point(430, height), tolerance: 12), "\(index)")
      for column in [left, right] {
        #expect(column.kind == .text && column.rect.height > 60, "\(index)")
        #expect((200...260).contains(column.rect.width), "\(index) \(column.rect)")
      }
      #expect(left.rect.x1 < right.rect.x0, "\(index)")
    }
  }

  @Test func aTitleIsAcrossAndASmallGutterIsFound() throws {
    guard let paper = try open("bug1997343.pdf") else { return }
    let page = try paper.page(0)
    let columns = try page.blocks().filter { $0.rect.height > page.size.height / 4 }
    #expect(columns.count == 2)
    #expect(columns.allSatisfy { $0.rect.width < page.size.width * 0.45 })
  }

  @Test func aSheetOfNotesHasFourColumns() throws {
    guard let sheet = try open("Brotli-Prototype-FileA.pdf") else { return }
    let page = try sheet.page(2)
    let notes = try page.blocks().filter { !$0.isSideways && $0.rect.area > page.bounds.area / 100 }
    let starts = Set(notes.map { Int(($0.rect.x0 / 10).rounded()) })
    #expect(starts.count >= 4)
    #expect(notes.allSatisfy { $0.rect.width < page.size.width / 4 })
  }

  @Test func aReportHasOneColumn() throws {
    guard let report = try open("TAMReview.pdf") else { return }
    let column = try #require(try report.page(5).block(at: Point(300, 300)))
    #expect((400...450).contains(column.rect.width))
    #expect(column.rect.height > 600)
  }

  /// Whatever a file holds, its blocks are parts of its page.
  @Test func blocksArePartsOfTheirPages() throws {
    var count = 0
    for path in TextSamples.corpus {
      do throws(EngineError) {
        let document = try Document.open(.file(path), in: EngineContext(cacheBytes: 16 << 20))
        let page = try document.page(0)
        let blocks = try page.blocks()
        count += blocks.count
        for block in blocks {
          #expect(block.rect.isFinite && block.rect.area <= 0.9 * page.bounds.area, "\(path)")
          #expect(block.rect.intersects(page.bounds), "\(path)")
        }
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
    #expect(count > TextSamples.corpus.count)
  }
}
