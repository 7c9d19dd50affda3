// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// The types of annotation that a client lets its user create and change.
@Suite struct PolicyOfTypesTests {
  @Test func fieldsThatMustNotBeChangedStay() throws {
    let editor = try Workbench("form.pdf").open()
    editor.policy.cannotEdit = [.widget]
    for edit in try changes(of: editor) {
      #expect(by { try editor.perform(edit, cause: .api) } == "type", "\(edit.name)")
    }
    try editor.perform(CreateFields([field]), cause: .api)
  }

  @Test func fieldsThatMustNotBeCreatedCanBeChanged() throws {
    let editor = try Workbench("form.pdf").open()
    editor.policy.cannotCreate = [.widget]
    #expect(by { try editor.perform(CreateFields([field]), cause: .api) } == "type")
    for edit in try changes(of: editor) {
      #expect(by { try editor.perform(edit, cause: .api) } == nil, "\(edit.name)")
    }
  }

  @Test func anAnnotationBecomesNoTypeThatMustNotBeCreated() throws {
    let editor = try Workbench("annotations.pdf").open()
    var circle = try #require(try editor.annotation("circle-1"))
    circle.type = .square
    let conversion = UpdateAnnotations([circle], verb: "Turn into")
    for types: (may: Set<AnnotationType>?, mustNot: Set<AnnotationType>) in [
      (nil, [.square]), ([.ink], []),
    ] {
      (editor.policy.canCreate, editor.policy.cannotCreate) = types
      #expect(by { try editor.perform(conversion, cause: .api) } == "type")
      #expect(by { try editor.move("circle-1", by: (1, 1)) } == nil)
    }
    editor.policy = Policy()
    try editor.perform(conversion, cause: .api)
    #expect(try editor.annotation("circle-1")?.type == .square)
  }

  /// A copy of a page has copies of its annotations.
  @Test func pagesWithTypesThatMustNotBeCreatedAreNotCopied() throws {
    let bench = try Workbench("annotations.pdf")
    let editor = try bench.open()
    let bytes = try [UInt8](Data(contentsOf: bench.file))
    let count = try editor.document.pageCount
    let copies: [any Edit] = [
      DuplicatePages([0], at: 1), ImportPages(bytes, count: count, at: 1),
    ]
    for edit in copies {
      for types: (may: Set<AnnotationType>?, mustNot: Set<AnnotationType>) in [
        (nil, [.square]), ([.ink], []),
      ] {
        (editor.policy.canCreate, editor.policy.cannotCreate) = types
        #expect(by { try editor.perform(edit, cause: .api) } == "type")
      }
      editor.policy = Policy()
      editor.policy.cannotCreate = [.widget]
      #expect(by { try editor.perform(edit, cause: .api) } == nil)
    }
    editor.policy.closedPages = [0]
    #expect(by { try editor.perform(copies[0], cause: .api) } == "page")
    #expect(by { try editor.perform(copies[1], cause: .api) } == nil)
  }

  private let field = NewField(
    .text, named: "new", widgetID: "new", onPage: 0, Rect(300, 10, 350, 30))

  /// What forbade it.
  private func by(_ body: () throws -> Void) -> String? {
    do { try body() } catch EditError.notPermitted(let by, _) { return by } catch {
      return "\(error)"
    }
    return nil
  }

  /// Changes to fields, the last of which deletes one.
  private func changes(of editor: Editor) throws -> [any Edit] {
    let widget = try #require(try editor.document.formField("name")?.widgets.first)
    return [
      UpdateField("name", FieldChanges()), SetTabOrder([widget.annotationID], onPage: 0),
      try SetAction(nil, for: .format, of: .field("name"), in: editor.document),
      RemoveFields(["name"], flattens: false),
    ]
  }
}
