// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

struct PageMappingTests {
  private let mapping = PageMapping(oldIndices: [2, nil, 0], oldCount: 3)

  @Test func itTellsBothWays() {
    #expect([0, 1, 2, 3, -1].map(mapping.newIndex) == [2, nil, 0, nil, nil])
    #expect([0, 1, 2, 3, -1].map(mapping.oldIndex) == [2, nil, 0, nil, nil])
    #expect(mapping.added == [1])
    #expect(mapping.removed == [1])
    #expect(!mapping.isIdentity)
    #expect(PageMapping(oldIndices: [0, 1], oldCount: 2).isIdentity)
    #expect(!PageMapping(oldIndices: [0, 1], oldCount: 3).isIdentity)
  }

  @Test func theInverseLeadsBack() {
    #expect(mapping.inverse.inverse == mapping)
    let there = mapping.followed(by: mapping.inverse)
    #expect(there == PageMapping(oldIndices: [0, nil, 2], oldCount: 3))
  }

  @Test func whatCannotBeIsANewPage() {
    let strange = PageMapping(oldIndices: [1, 1, 7, -1], oldCount: 2)
    #expect(strange.oldIndices == [1, nil, nil, nil])
    #expect(strange.newIndices == [nil, 0])
  }

  @Test func sectionsOfLabelsFollow() {
    // i ii 1 2 3 A-1
    let sections = [
      PageLabelSection(first: 0, style: .lowerRoman), PageLabelSection(first: 2),
      PageLabelSection(first: 5, prefix: "A-"),
    ]
    func firsts(_ order: [Int?], _ newcomers: Set<Int>) -> [[Int]] {
      let mapping = PageMapping(oldIndices: order, oldCount: 6)
      return sections.following(mapping, newcomers: newcomers).map { section in
        [
          section.first,
          sections.firstIndex { $0.prefix == section.prefix && $0.style == section.style } ?? -1,
        ]
      }
    }
    #expect(firsts([1, 3, 4, 5], []) == [[0, 0], [1, 1], [3, 2]])
    #expect(firsts([0, 1, nil, 2, 3, 4, 5], [2]) == [[0, 0], [3, 1], [6, 2]])
    #expect(firsts([nil, 0, 1, 2, 3, 4, 5], [0]) == [[0, 0], [3, 1], [6, 2]])
    #expect(firsts([0, 1], []) == [[0, 0]])
    #expect(firsts([5], []) == [[0, 2]])
    #expect(firsts([2, 0, 1, 3, 4, 5], [0]) == [[0, 0], [3, 1], [5, 2]])
    #expect(firsts([0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5]) == [[0, 0]])
  }

  @Test func pagesBeforeTheFirstSectionHaveNone() {
    let sections = [PageLabelSection(first: 2, prefix: "x")]
    let mapping = PageMapping(oldIndices: [1, nil, 2, 3], oldCount: 4)
    #expect(sections.following(mapping, newcomers: [1]).map(\.first) == [2])
  }
}
