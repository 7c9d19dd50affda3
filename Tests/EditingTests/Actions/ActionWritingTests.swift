// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import JSON
import Testing

@testable import Editing

/// What `actions.pdf` says, written into other places.
struct ActionWritingTests {
  private let bench: Workbench
  private let editor: Editor
  private let actions: [Action]

  init() throws {
    bench = try Workbench("actions.pdf")
    editor = try bench.open()
    actions = try editor.document.page(0).annotations.compactMap(\.action)
      .filter { $0.kind != .other("GoToDp") }
  }

  @Test func eachComesBackFromTheOutline() throws {
    #expect(actions.count > 25)
    let entries = actions.map { NewOutlineItem($0.kind.name, action: $0) }
    try editor.perform(InsertOutlineEntries(entries, at: OutlinePlace()), cause: .api)
    #expect(try editor.document.outline().map(\.action) == actions)
    let again = try saved()
    #expect(try again.outline().map(\.action) == actions)
  }

  @Test func eachComesBackFromALink() throws {
    for (index, action) in actions.enumerated() {
      var link = Annotation(
        id: "new-\(index)", type: .link, pageIndex: 2,
        rect: Rect(10, 10, 20, 20))
      link.action = action
      try editor.perform(AddAnnotations([link]), cause: .api)
    }
    let again = try saved()
    for (index, action) in actions.enumerated() {
      #expect(try again.page(2).annotation("new-\(index)")?.action == action)
    }
  }

  @Test func eachComesBackFromTheLog() throws {
    for action in actions {
      let read = try Action(encoded: JSONTree(try JSONDocument.parse(action.encoded.wireText).root))
      #expect(read == action, "\(action.kind.name)")
    }
  }

  @Test func whatIsNotThereCannotBeNamed() throws {
    let action = Action(
      .special(.hide), members: ["targets": .list([.record(["annotationId": .text("nobody")])])])
    #expect(throws: EditError.self) {
      try editor.perform(
        InsertOutlineEntries([NewOutlineItem("x", action: action)], at: OutlinePlace()),
        cause: .api)
    }
    let unknown = NewOutlineItem("x", action: Action(.other("GoToDp")))
    #expect(throws: EditError.self) {
      try editor.perform(InsertOutlineEntries([unknown], at: OutlinePlace()), cause: .api)
    }
    let odd = Action(.special(.sound), members: ["sound": .integer(100_000)])
    #expect(throws: EditError.self) {
      try editor.perform(
        InsertOutlineEntries([NewOutlineItem("x", action: odd)], at: OutlinePlace()), cause: .api)
    }
    #expect(try editor.document.outline() == [])
  }

  @Test func hidingIsUndone() throws {
    let square = try #require(try editor.annotation("square"))
    try editor.perform(HideAnnotations([square], isHidden: true), cause: .tool)
    #expect(try editor.annotation("square")?.flags.contains(.hidden) == true)
    #expect(editor.undoNames == ["Hide square"])
    try editor.undo()
    #expect(try editor.annotation("square")?.flags == square.flags)
  }

  private func saved() throws -> Document {
    _ = try editor.save(to: bench.file.path, mode: .full, expected: nil, isOriginal: true)
    #expect(try bench.complaint(about: bench.file) == nil)
    return try bench.document(bench.file.path)
  }
}
