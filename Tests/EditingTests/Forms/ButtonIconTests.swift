// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// Captions of buttons that have icons.
struct ButtonIconTests {
  private func open(_ place: Int, _ text: String = "") throws -> Editor {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try PlainFile.data([
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R]>>",
      "<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T(go)/DA(/Helv 10 Tf)/Rect[10 10 90 50]/F 4"
        + "/MK<</CA(old)/I 5 0 R/TP \(place)>>/AP<</N 6 0 R>>>>",
      "<</Type/XObject/Subtype/Form/BBox[0 0 10 10]/Length 24>>stream\n"
        + "0 0 1 rg 0 0 10 10 re f \nendstream",
      "<</Type/XObject/Subtype/Form/BBox[0 0 80 40]/Length 5>>stream\n% old\nendstream",
    ]).write(to: file)
    return try Workbench(file).open()
  }

  /// The pictures that a button has: its caption and its icon.
  private func pictures(_ editor: Editor) throws -> [PDFObject] {
    let id = try #require(try editor.document.formField("go")?.widgets.first?.annotationID)
    let form = try #require(try editor.document.page(0).annotationObject(id)["AP"]?["N"])
    return try form["Resources"]?["XObject"]?.entries.map(\.value) ?? []
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)])
  func aNewCaptionIsSeenBesideTheIcon(place: Int, count: Int) throws {
    let editor = try open(place)
    var edit = SetFieldValues([], name: "caption")
    edit.changes = [FieldChange("go", .caption, text: "new")]
    try editor.perform(edit, cause: .api)
    let pictures = try pictures(editor)
    #expect(pictures.count == count)
    let hasIcon = try pictures.contains { try $0["BBox"]?.reals == [0, 0, 10, 10] }
    #expect(hasIcon == (place > 0))
    try editor.undo()
    #expect(try self.pictures(editor).isEmpty)
  }
}
