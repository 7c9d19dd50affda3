// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Foundation
import Testing

/// Annotations are the same ones after they were changed, saved and opened again.
struct IdentityTests {
  private let folder: URL
  private let file: URL
  private let context: EngineContext

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "inline.pdf")
    context = try EngineContext(cacheBytes: 8 << 20)
    try Data(Self.inline.utf8).write(to: file)
  }

  @Test func annotationsWithinThePagesArrayKeepTheirIDs() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let editor = try open()
    let before = try editor.document.annotations(onPage: 0)
    #expect(before.map(\.id) == ["page-0-0", "named", "page-0-2", "page-0-3"])
    #expect(before[3].type == .unknown)
    #expect(before[3].flags == [.print])
    #expect(before[3].hasAppearance == false)
    try editor.delete("page-0-0")
    #expect(try ids(editor) == ["named", "page-0-2", "page-0-3"])
    try editor.move("page-0-2", by: (3, 3))
    try editor.undo()
    try editor.undo()
    #expect(try editor.document.annotations(onPage: 0) == before)
    try editor.redo()
    #expect(try ids(editor) == ["named", "page-0-2", "page-0-3"])
    _ = try editor.save(to: file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    #expect(try ids(try open()) == ["named", "page-0-2", "page-0-3"])
  }

  private func open() throws -> Editor {
    try Editor(Document.open(.file(file.path), password: nil, in: context), isReadOnly: false)
  }

  private func ids(_ editor: Editor) throws -> [String] {
    try editor.document.annotations(onPage: 0).map(\.id)
  }

  /// A page whose annotations are no objects of their own; one is of a type that is not known.
  private static let inline: String = {
    let square = "/Type/Annot/Subtype/Square/C[1 0 0]/F 4/Rect"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[<<\(square)[10 10 40 40]>>"
        + "<<\(square)[50 10 80 40]/NM(named)>><<\(square)[90 10 120 40]>>"
        + "<</Type/Annot/Subtype/Spoon/F 4/Rect[1 2 3 4]>>]>>",
    ]
    var text = "%PDF-1.7\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 4\n0000000000 65535 f \n"
    for offset in offsets { text += String(format: "%010d 00000 n \n", offset) }
    return text + "trailer<</Size 4/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
  }()
}
