// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry
import Testing

@testable import Editing

/// Annotations without a name, whose ids are made from their object numbers, beside others with such a name.
struct DerivedIDTests {
  /// A page with three squares, the objects 4 to 6.
  private static func objects(_ names: [Int: String] = [:]) -> [String] {
    let squares = (4...6).map { number in
      "<</Type/Annot/Subtype/Square/Rect[\(number * 20) 10 \(number * 20 + 15) 30]/F 4"
        + (names[number].map { "/NM(\($0))" } ?? "") + ">>"
    }
    return [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 5 0 R 6 0 R]>>",
    ] + squares
  }

  private func bench(_ names: [Int: String] = [:]) throws -> RecoveryBench {
    let place = try RecoveryBench()
    try PlainFile.data(Self.objects(names)).write(to: place.bench.file)
    return place
  }

  private func ids(_ document: Document) throws -> [String] {
    try document.annotations(onPage: 0).map(\.id)
  }

  private func names(_ document: Document) throws -> [String?] {
    try document.pageObject(0)?["Annots"]?.elements.map { element in try element["NM"]?.text } ?? []
  }

  @Test(arguments: [
    [4: "annotation-5"], [6: "annotation-5"], [4: "annotation-5'", 6: "annotation-4"],
  ])
  func noneIsLostIfANameIsLikeTheIDOfAnother(names: [Int: String]) throws {
    let document = try bench(names).open().editor.document
    #expect(try ids(document) == ["annotation-4", "annotation-5", "annotation-6"])
    #expect(document.annotationsApart.isEmpty)
  }

  @Test func aWrittenNameHoldsWhateverTheNumber() throws {
    let place = try bench()
    let editor = try place.open().editor
    for id in ["annotation-5", "annotation-4"] { try editor.move(id, by: (3, 3)) }
    let all = ["annotation-4", "annotation-5", "annotation-6"]
    #expect(try ids(editor.document) == all)
    #expect(try names(editor.document) == ["annotation-4-2", "annotation-5-1", nil])
    try editor.move("annotation-5", by: (3, 3))
    #expect(try names(editor.document)[1] == "annotation-5-1")
    try editor.undo()
    try editor.undo()
    try editor.undo()
    #expect(try names(editor.document) == [nil, nil, nil] && ids(editor.document) == all)
    try editor.redo()
    try place.save(editor)
    #expect(try ids(place.bench.document(place.bench.file.path)) == all)
    // As in a file whose objects were numbered anew.
    let other = try bench([4: "annotation-5-1"]).open().editor
    #expect(try ids(other.document) == ["annotation-5-1", "annotation-5", "annotation-6"])
    try other.move("annotation-5", by: (3, 3))
    #expect(try names(other.document) == ["annotation-5-1", "annotation-5-2", nil])
  }

  @Test(arguments: [false, true]) func unsavedChangesFindTheirAnnotation(isKept: Bool) throws {
    let place = try bench([6: "annotation-5"])
    var editor: Editor? = try place.open().editor
    try editor?.move("annotation-5", by: (3, 3))
    try place.save(editor)
    if !isKept {
      // Without the copy of the file, the log is applied to the saved one.
      for name in try place.names() where name.hasSuffix(".base") {
        try FileManager.default.removeItem(atPath: place.folder.path + "/" + name)
      }
    }
    try editor?.move("annotation-5", by: (4, 4))
    try editor?.move("annotation-6", by: (0, 50))
    let wanted = try editor?.document.annotations(onPage: 0).map(\.rect)
    editor = nil
    let opened = try place.open(.apply)
    #expect(opened.recovery?.failed.isEmpty == true)
    #expect(try opened.editor.document.annotations(onPage: 0).map(\.rect) == wanted)
    #expect(
      try ids(opened.editor.document) == ["annotation-4", "annotation-5", "annotation-6"])
  }

  @Test func importedPagesHaveNoSuchNames() throws {
    let editor = try bench().open().editor
    let bytes = Array(PlainFile.data(Self.objects([4: "annotation-5", 5: "mine"])))
    try editor.perform(ImportPages(bytes, count: 1, at: 0), cause: .api)
    #expect(try ids(editor.document) == ["c1", "mine", "c2"])
    let saved = try #require(try? editor.document.annotations(onPage: 1).map(\.id))
    #expect(saved == ["annotation-4", "annotation-5", "annotation-6"])
  }
}
