// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

@testable import Editing

/// What was undone before the last edits does not keep them from a file that another program changed.
@Suite struct SupersededStepTests {
  private let square = Annotation(id: "s", type: .square, pageIndex: 0, rect: Rect(10, 10, 50, 50))

  private func carry(
    _ way: ChangedFileBench.Way, over steps: (Editor) throws -> Void
  ) throws -> RecoveredEditor {
    let bench = try ChangedFileBench()
    let editor = try bench.place.open().editor
    try steps(editor)
    return try bench.carry(editor, way) {
      let page = InsertPages(NewPage(size: Size(300, 400)), at: 3)
      try $0.perform(page, cause: .api)
    }
  }

  @Test(arguments: ChangedFileBench.Way.allCases)
  func anUndoneChangeOfPagesIsForgotten(_ way: ChangedFileBench.Way) throws {
    let carried = try carry(way) { editor in
      try editor.perform(DeletePages([1]), cause: .api)
      try editor.undo()
      try editor.beginGroup("Group")
      try editor.perform(DeletePages([1]), cause: .api)
      try editor.rollbackGroup()
      try editor.perform(AddAnnotations([square]), cause: .api)
    }
    #expect(carried.recovery?.failed == [])
    #expect(try carried.editor.document.page(0).annotation("s") != nil)
    #expect(carried.editor.undoNames.count == 1)
  }

  @Test func whatWasRedoneStays() throws {
    let redone = try carry(.reload) { editor in
      try editor.perform(AddAnnotations([square]), cause: .api)
      try editor.undo()
      try editor.redo()
    }
    #expect(redone.editor.undoNames.count == 1)
    #expect(try redone.editor.document.page(0).annotation("s") != nil)
  }
}
