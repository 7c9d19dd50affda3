// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// Fields with widgets on two pages, once one of the pages is gone, or both are copied.
struct SharedFieldTests {
  private let bench: Workbench
  private let editor: Editor

  init() throws { (bench, editor) = try Self.opened(others: 0) }

  /// A group of radio buttons that is on by its button on the second page, a text field, and a field of two
  /// dictionaries.
  ///
  /// - Parameter others: how many other annotations are on the second page.
  private static func opened(others count: Int) throws -> (Workbench, Editor) {
    let others = String(repeating: "<</Subtype/Square/Rect[1 1 9 9]>>", count: count)
    func button(_ state: String, _ shown: String, _ y: Int) -> String {
      "<</Subtype/Widget/Parent 6 0 R/Rect[10 \(y) 20 \(y + 10)]/AS/\(shown)"
        + "/AP<</N<</\(state) 14 0 R/Off 14 0 R>>>>/A<</S/Hide/T(name)>>>>"
    }
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R 9 0 R 12 0 R 13 0 R]/DA(/Helv 9 Tf)>>>>",
      "<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 99 99]>>",
      "<</Type/Page/Parent 2 0 R/Annots[7 0 R 10 0 R 12 0 R]>>",
      "<</Type/Page/Parent 2 0 R/Annots[8 0 R 11 0 R 13 0 R \(others)]>>",
      "<</Type/Page/Parent 2 0 R>>",
      "<</FT/Btn/Ff 49152/T(choice)/V/b/Kids[7 0 R 8 0 R]>>",
      button("a", "Off", 10), button("b", "b", 30),
      "<</FT/Tx/T(name)/V(v)/Kids[10 0 R 11 0 R]>>",
      "<</Subtype/Widget/Parent 9 0 R/Rect[30 10 60 20]>>",
      "<</Subtype/Widget/Parent 9 0 R/Rect[30 30 60 40]>>",
      "<</Subtype/Widget/FT/Tx/T(person)/V(p)/Rect[30 50 60 60]>>",
      "<</Subtype/Widget/FT/Tx/T(person)/V(p)/Rect[30 70 60 80]>>",
      "<</Subtype/Form/BBox[0 0 9 9]/Length 0>>\nstream\n\nendstream",
    ])
    return (bench, try bench.open())
  }

  private func choice(_ document: Document, _ id: String = "choice") throws -> [String]? {
    try document.formField(id)?.field.value
  }

  @Test func aGroupIsOffOnceItsButtonIsGone() throws {
    try editor.perform(DeletePages([0]), cause: .api)
    #expect(try choice(editor.document) == ["b"])
    try editor.undo()
    let change = try editor.perform(DeletePages([1]), cause: .api)
    #expect(change.effect.fields.contains("choice"))
    #expect(try choice(editor.document) == [])
    #expect(try editor.document.formField("name")?.field.value == ["v"])
    try editor.undo()
    #expect(try choice(editor.document) == ["b"])
  }

  @Test func aCopyWithoutTheButtonIsOff() throws {
    try editor.perform(DuplicatePages([0], at: 3), cause: .api)
    #expect(try choice(editor.document, "choice_2") == [])
    #expect(try choice(editor.document) == ["b"])
    let file = bench.folder.appending(path: "part.pdf")
    try Data(editor.extracted([0], in: bench)).write(to: file)
    #expect(try choice(bench.document(file.path)) == [])
    try Data(editor.extracted([1], in: bench)).write(to: file)
    #expect(try choice(bench.document(file.path)) == ["b"])
  }

  /// A page with many annotations is copied in several pieces.
  @Test(arguments: [0, 500], [[0, 1], [1, 0]])
  func copiesOfItsPagesShareACopy(others: Int, pages: [Int]) throws {
    let (bench, editor) = try Self.opened(others: others)
    try editor.perform(DuplicatePages(pages, at: 3), cause: .api)
    let fields = try editor.document.formFields
    #expect(
      Dictionary(uniqueKeysWithValues: fields.map { ($0.id, $0.widgets.map(\.pageIndex).sorted()) })
        == [
          "choice": [0, 1], "name": [0, 1], "person": [0, 1],
          "choice_2": [3, 4], "name_2": [3, 4], "person_2": [3, 4],
        ])
    #expect(try choice(editor.document, "choice_2") == ["b"])
    // The field of two dictionaries has two entries.
    #expect(try editor.topmostFieldCount == 8)
    for page in [3, 4] {
      let annotations = try editor.document.pageObject(page)?["Annots"]?.elements ?? []
      let hidden = try annotations.compactMap { try $0["A"]?["T"]?.text }
      #expect(hidden == ["name_2"])
    }
    let saved = bench.folder.appending(path: "saved.pdf")
    _ = try editor.save(to: saved.path, SaveOptions(.full), expected: nil, isOriginal: false)
    #expect(try bench.complaint(about: saved) == nil)
    try editor.undo()
    #expect(try editor.document.formFields.count == 3)
  }
}
