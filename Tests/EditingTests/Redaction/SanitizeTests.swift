// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Editing

struct SanitizeTests {
  private let bench: Workbench

  init() throws { bench = try Workbench("hidden.pdf") }

  @Test func eachKindIsCounted() throws {
    let editor = try bench.open()
    let counts = try editor.document.countHiddenInformation(Set(HiddenInformation.allCases))
    for kind in [
      HiddenInformation.metadata, .attachments, .scripts, .hiddenLayers, .hiddenText, .comments,
      .fieldValues, .links, .privateData,
    ] {
      #expect(counts[kind] ?? 0 > 0, "\(kind)")
    }
    #expect(counts[.earlierRevisions] == 0)
    // Counting changes nothing.
    #expect(!editor.isDirty)
    #expect(try editor.document.embeddedFiles.count == 1)
  }

  @Test func allOfItGoes() throws {
    let editor = try bench.open()
    let all = Set(HiddenInformation.allCases)
    let preview = try editor.document.countHiddenInformation(all)
    let change = try editor.perform(SanitizeDocument(all), cause: .api)
    #expect(change.effect.hiddenInformation == preview)
    let left = try editor.document.countHiddenInformation(all.subtracting([.unreferencedObjects]))
    #expect(left.values.allSatisfy { $0 == 0 }, "\(left)")
    let after = try save(editor)
    for word in [
      "Plans of Xanadu", "Xanadu palace", "Kubla", "app.alert", "Xanadu off", "Xanadu unseen",
      "Xanadu outside", "Layer of Xanadu", "On Xanadu", "Old Xanadu", "xanadu.example", "PieceInfo",
    ] {
      #expect(after.count(of: word) == 0, "\(word)")
    }
    for word in ["Kept in view", "Kept glyphs", "Chapter of Xanadu"] {
      #expect(after.count(of: word) > 0, "\(word)")
    }
    #expect(try bench.complaint(about: bench.file) == nil)
  }

  @Test(arguments: HiddenInformation.allCases)
  func oneKindLeavesTheOthers(kind: HiddenInformation) throws {
    let editor = try bench.open()
    let all = Set(HiddenInformation.allCases).subtracting([.unreferencedObjects])
    let before = try editor.document.countHiddenInformation(all)
    var expected = before
    try editor.perform(SanitizeDocument([kind]), cause: .api)
    let left = try editor.document.countHiddenInformation(all)
    if kind != .unreferencedObjects { expected[kind] = 0 }
    #expect(left == expected)
    try editor.undo()
    #expect(try editor.document.countHiddenInformation(all) == before)
  }

  @Test func earlierRevisionsGoWithTheNextSave() throws {
    var editor = try bench.open()
    try editor.delete("square-1")
    _ = try editor.save(
      to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    editor = try bench.open()
    let kinds: Set<HiddenInformation> = [.earlierRevisions, .unreferencedObjects]
    let counts = try editor.document.countHiddenInformation(kinds)
    #expect(counts[.earlierRevisions] == 1)
    #expect(counts[.unreferencedObjects] ?? 0 > 0)
    try editor.perform(SanitizeDocument(kinds), cause: .api)
    #expect(throws: EditError.self) {
      try editor.save(
        to: bench.file.path, SaveOptions(.incremental), expected: nil, isOriginal: true)
    }
    let after = try save(editor)
    #expect(after.count(of: "On Xanadu") == 0)
    #expect(
      try bench.document(bench.file.path).countHiddenInformation(kinds)
        == [.earlierRevisions: 0, .unreferencedObjects: 0])
  }

  @Test(arguments: [
    ("<field><script>secret()</script></field>", 0),
    // UTF-16.
    (String("<script>secret()</script>".flatMap { ["\0", $0] }), 0),
    ("<description>secret</description>", 1),
  ])
  func scriptsOfXFAAndModelsGo(template: String, kept: Int) throws {
    func stream(_ text: String) -> String {
      "<</Length \(text.utf8.count)>>\nstream\n\(text)\nendstream"
    }
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[]/XFA[(template)4 0 R]>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 100]>>",
      "<</Type/Page/Parent 2 0 R/Annots[<</Type/Annot/Subtype/3D/F 4/Rect[20 20 80 40]/3DD 5 0 R>>]>>",
      stream(template),
      "<</Type/3D/Subtype/U3D/OnInstantiate 6 0 R/Length 5>>\nstream\nmodel\nendstream",
      stream("secret()"),
    ])
    let editor = try bench.open()
    let change = try editor.perform(SanitizeDocument([.scripts]), cause: .api)
    #expect(change.effect.hiddenInformation == [.scripts: 2 - kept])
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    let saved = try #require(try SavedFile(bench.file), "There is no qpdf.")
    #expect(saved.count(of: "secret") == kept)
    #expect(saved.count(of: "model") > 0)
  }

  @Test func theLogMakesItAgain() throws {
    let edit = SanitizeDocument([.links, .comments])
    #expect(try SanitizeDocument(encoded: edit.encoded).kinds == edit.kinds)
    #expect(EditCatalogue.editing.contains { $0.kind == SanitizeDocument.kind })
  }

  private func save(_ editor: Editor) throws -> SavedFile {
    _ = try editor.save(to: bench.file.path, SaveOptions(.auto), expected: nil, isOriginal: true)
    return try #require(try SavedFile(bench.file), "There is no qpdf.")
  }
}

extension Document {
  /// The counts that a ``Sanitizer`` would report, without any change.
  fileprivate func countHiddenInformation(
    _ kinds: Set<HiddenInformation>
  ) throws(EngineError) -> [HiddenInformation: Int] {
    let sanitizer = try Sanitizer(copied(), kinds)
    while try !sanitizer.advance() {}
    return sanitizer.counts
  }
}
