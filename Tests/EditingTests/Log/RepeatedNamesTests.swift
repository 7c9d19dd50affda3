// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

/// Annotations of one name on two pages: which of them goes by it depends on the page that is looked at
/// first, and is the same after a recovery.
@Suite struct RepeatedNamesTests {
  private let place: RecoveryBench

  init() throws {
    place = try RecoveryBench()
    func square(_ contents: String) -> String {
      "<</Type/Annot/Subtype/Square/Rect[10 10 50 50]/NM(x)/Contents(\(contents))>>"
    }
    func page(_ annotation: String) -> String {
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[\(annotation)]>>"
    }
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>",
      page("5 0 R \(square("loose"))"), page("6 0 R"), square("first"), square("second"),
    ]
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    let file = "%PDF-1.7\n\(body)trailer\n<</Root 1 0 R/Size \(objects.count + 1)>>\n%%EOF\n"
    try Data(file.utf8).write(to: place.bench.file)
  }

  @Test(arguments: [[1, 0], [0, 1]])
  func editsAreMadeAgainWhereTheyWereMade(order: [Int]) throws {
    var editor: Editor? = try place.open().editor
    for page in order { _ = try editor?.document.annotations(onPage: page) }
    let before = try contents(editor)
    #expect(Set(before.keys).count == 3)
    for page in order {
      for var annotation in try #require(editor).document.annotations(onPage: page) {
        annotation.subject = "seen"
        try editor?.perform(UpdateAnnotations([annotation], verb: "Change"), cause: .api)
      }
    }
    let shown = try #require(editor).document.annotations(onPage: 0)
    let first = try #require(shown.first { $0.contents == "first" })
    try editor?.perform(DeleteAnnotations([first]), cause: .api)
    editor = nil

    // Twice, since a recovery writes the log anew.
    for _ in 0..<2 {
      let opened = try place.open(.apply)
      #expect(opened.recovery?.failed == [])
      let left = before.filter { $0.value != "first" }
      #expect(try contents(opened.editor) == left)
      try opened.editor.undo()
      #expect(try contents(opened.editor) == before)
      try opened.editor.redo()
      opened.editor.close(discardingChanges: false)
    }
  }

  private func contents(_ editor: Editor?) throws -> [String: String] {
    let document = try #require(editor).document
    let all = try (0..<2).flatMap { try document.annotations(onPage: $0) }
    return Dictionary(all.map { ($0.id, $0.contents ?? "") }) { first, _ in first }
  }
}
