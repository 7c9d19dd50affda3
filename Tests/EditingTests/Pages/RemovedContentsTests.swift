// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// What was removed is in no rewritten file, even if something that stays refers to it.
struct RemovedContentsTests {
  private static let objects = [
    "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R]>>>>",
    "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[5 0 R 9 0 R]>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[6 0 R 8 0 R 9 0 R]>>",
    "<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/Hide/T[6 0 R 7 0 R]>>>>",
    "<</Type/Annot/Subtype/Text/Rect[9 9 20 20]/Contents(secret comment)>>",
    "<</FT/Tx/T(f)/V(secret value)/Kids[8 0 R]>>",
    "<</Type/Annot/Subtype/Widget/Parent 7 0 R/Rect[30 9 90 20]/MK<</CA(secret caption)>>>>",
    "<</Type/Annot/Subtype/Square/Rect[50 50 90 90]/NM(both)/Contents(shared)>>",
  ]

  private func rewritten(_ editor: Editor, _ bench: Workbench) throws -> String {
    let path = bench.folder.appending(path: "\(UUID()).pdf").path
    _ = try editor.save(to: path, SaveOptions(.full), expected: nil, isOriginal: false)
    return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  @Test func ofARemovedPage() throws {
    let bench = try Workbench(objects: Self.objects)
    let editor = try bench.open()
    #expect(try rewritten(editor, bench).contains("secret comment"))
    try editor.perform(DeletePages([1]), cause: .api)
    #expect(try !rewritten(editor, bench).contains("secret"))
    #expect(try editor.document.page(0).annotation("both")?.contents == "shared")
    try editor.undo()
    let notes = try editor.document.page(1).annotations.map(\.contents)
    #expect(notes.contains("secret comment") && notes.contains("shared"))
    #expect(try editor.document.formFields.map(\.field.value) == [["secret value"]])
  }

  @Test func ofRemovedComments() throws {
    let bench = try Workbench(objects: Self.objects)
    let editor = try bench.open()
    try editor.perform(SanitizeDocument([.comments]), cause: .api)
    let text = try rewritten(editor, bench)
    #expect(!text.contains("secret comment") && !text.contains("shared"))
    #expect(text.contains("secret value"))
    #expect(try editor.document.page(0).annotations.map(\.type) == [.link])
  }

  /// Fields inherit values from the fields above them (ISO 32000-2, 12.7.4.1).
  @Test func ofInheritedValues() throws {
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/Helv 9 Tf 0 g)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[5 0 R 6 0 R]>>",
      "<</T(up)/FT/Tx/V(secret)/DV(old secret)/Kids[5 0 R 6 0 R]>>",
      "<</Type/Annot/Subtype/Widget/T(a)/Parent 4 0 R/Rect[10 10 90 30]>>",
      "<</Type/Annot/Subtype/Widget/T(b)/Parent 4 0 R/Rect[10 50 90 70]/V(own secret)>>",
    ])
    let editor = try bench.open()
    #expect(try editor.document.formFields.map(\.field.value) == [["secret"], ["own secret"]])
    let change = try editor.perform(SanitizeDocument([.fieldValues]), cause: .api)
    #expect(change.effect.fields.count == 2)
    #expect(try editor.document.formFields.allSatisfy { $0.field.value.allSatisfy(\.isEmpty) })
    #expect(try !rewritten(editor, bench).contains("secret"))
    try editor.undo()
    #expect(try editor.document.formFields.map(\.field.value) == [["secret"], ["own secret"]])
  }
}
