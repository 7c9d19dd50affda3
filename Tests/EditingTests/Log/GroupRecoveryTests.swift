// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

@testable import Editing

/// Groups of annotations in the edit log, which only refers to the annotations.
@Suite struct GroupRecoveryTests {
  /// A group keeps its name when it is grouped anew around another annotation.
  @Test func aNewGroupKeepsItsNameInARecoveredDocument() throws {
    let place = try RecoveryBench("simple.pdf")
    var editor: Editor? = try place.open().editor
    let new = ["a", "b"].map {
      Annotation(id: $0, type: .square, pageIndex: 0, rect: Rect(10, 10, 50, 50))
    }
    try editor?.perform(AddAnnotations(new), cause: .api)
    for order in [["a", "b"], ["b", "a"]] {
      let page = try #require(editor).document.page(0)
      let members = try order.compactMap { try page.annotation($0) }
      try editor?.perform(GroupAnnotations(members, date: 0), cause: .api)
    }
    let names = try groupNames(editor)
    #expect(names == ["a", "a"])
    editor = nil
    let opened = try place.open(.apply)
    #expect(opened.recovery?.failed == [])
    #expect(try groupNames(opened.editor) == names)
  }

  private func groupNames(_ editor: Editor?) throws -> [String?] {
    try #require(editor).document.annotations(onPage: 0)
      .filter { ["a", "b"].contains($0.id) }.map(\.groupName)
  }
}
