// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import JSON
import Testing

@testable import Editing

/// What is written is looked for in the file before it takes its name.
@Suite struct ReadBackTests {
  /// Every way to write, on its own file and on another.
  static let ways: [SaveOptions] = SaveMode.allCases.flatMap { mode -> [SaveOptions] in
    [false, true].compactMap { isOptimized -> SaveOptions? in
      guard mode != .incremental || !isOptimized else { return nil }
      var options = SaveOptions(mode)
      options.isOptimized = isOptimized
      return options
    }
  }

  @Test(
    arguments: ways, ["annotations.pdf", "form.pdf", "tagged.pdf", "outline.pdf", "layers.pdf"])
  func whatIsWrittenIsFound(options: SaveOptions, fixture: String) throws {
    for isOriginal in [true, false] {
      let bench = try Workbench(fixture)
      let editor = try bench.open()
      try change(editor)
      let path = isOriginal ? bench.file.path : bench.folder.appending(path: "copy.pdf").path
      _ = try editor.save(to: path, options, expected: nil, isOriginal: isOriginal)
      #expect(try bench.document(path).information("Title") == "Changed")
      #expect(try bench.complaint(about: URL(filePath: path)) == nil)
    }
  }

  /// A file that lacks a change, a page, or its table is told as such.
  @Test(arguments: [false, true]) func whatIsMissingIsTold(isIncremental: Bool) throws {
    var options = WriteOptions()
    options.isIncremental = isIncremental
    let bench = try Workbench("pages.pdf")
    let editor = try bench.open()
    let old = try Data(contentsOf: bench.file)
    #expect(throws: Never.self) { try editor.document.readBack(bench.file.path, options) }
    try change(editor)
    #expect(throws: EngineError.self) {
      try editor.document.readBack(bench.file.path, options)
    }
    let cut = bench.folder.appending(path: "cut.pdf")
    try old.prefix(old.count - 200).write(to: cut)
    #expect(throws: EngineError.self) {
      try bench.open().document.readBack(cut.path, options)
    }
    let fewer = bench.folder.appending(path: "fewer.pdf")
    try editor.document.extract([0], to: fewer.path, .kept)
    #expect(throws: EngineError.self) {
      try bench.open().document.readBack(fewer.path, options)
    }
  }

  private func change(_ editor: Editor) throws {
    try editor.perform(Titled(), cause: .api)
  }
}

/// Changes the information dictionary and the first page.
private struct Titled: Edit {
  static let kind = "test.titled"
  var name: String { "Title" }
  var encoded: JSONTree { .null }
  var permission: KeyPath<Permissions, Bool> & Sendable { \.modify }
  var touches: [AnnotationTouch] { [] }

  init() {}
  init(encoded: JSONTree) throws(EditError) {}

  func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine { () throws(EngineError) in
      try document.setInformation("Title", .string(Array("Changed".utf8)))
      try document.pageObject(0)?.set("Mark", document.make(.integer(7)))
    }
    return EditEffect()
  }
}
