// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing
@testable import Engine

/// Files in a document go with its attachments, whatever refers to them.
struct SanitizedFilesTests {
  private static func stream(_ text: String, _ entries: String = "") -> String {
    "<<\(entries)/Length \(text.utf8.count)>>\nstream\n\(text)\nendstream"
  }

  private static func file(_ number: Int) -> String {
    "<</Type/Filespec/F(f)/EF<</F \(number) 0 R>>/RF<</F[(g)\(number) 0 R]>>>>"
  }

  private static let objects = [
    "<</Type/Catalog/Pages 2 0 R/Names<</Renditions<</Names[(r)<</S/MR/C<</S/MCD/D \(file(4))>>>>]>>>>>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 100]>>",
    "<</Type/Page/Parent 2 0 R/Contents 9 0 R/Resources<</XObject<</X 10 0 R>>>>/AF[11 0 R]/Annots["
      + "<</Type/Annot/Subtype/RichMedia/Rect[0 0 50 50]"
      + "/RichMediaContent<</Assets<</Names[(a)\(file(5))]>>>>>>"
      + "<</Type/Annot/Subtype/Screen/Rect[60 0 90 50]"
      + "/A<</S/Rendition/OP 0/R<</S/MR/C<</S/MCD/D \(file(6))>>>>>>>>"
      + "<</Type/Annot/Subtype/Link/Rect[60 60 90 90]/A<</S/Launch/F \(file(7))>>>>"
      + "<</Type/Annot/Subtype/FileAttachment/Rect[0 60 20 80]/FS 11 0 R>>]>>",
    stream("secret 4"), stream("secret 5"), stream("secret 6"), stream("secret 7"),
    stream("secret 8"), stream("/X Do"),
    stream("", "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Ref<</F \(file(8))/Page 0>>"),
    file(12), stream("secret 12"),
  ]

  private func save(_ editor: Editor, _ bench: Workbench) throws -> SavedFile {
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    #expect(try bench.complaint(about: bench.file) == nil)
    return try #require(try SavedFile(bench.file), "There is no qpdf.")
  }

  @Test func filesOfMediaLinksAndFormsGo() throws {
    let bench = try Workbench(objects: Self.objects)
    let editor = try bench.open()
    let edit = SanitizeDocument([.attachments])
    #expect(try editor.perform(edit, cause: .api).effect.hiddenInformation == [.attachments: 6])
    #expect(try editor.perform(edit, cause: .api).effect.hiddenInformation == [.attachments: 0])
    #expect(try save(editor, bench).count(of: "secret") == 0)
  }

  /// An action can play a medium and have a script for programs that know scripts.
  @Test(arguments: [("/OP 0", 1), ("", 0)])
  func aScriptLeavesTheMedium(play: String, left: Int) throws {
    var objects = Self.objects
    let medium = "/S/Rendition/OP 0/R<</S/MR/C<</S/MCD/D \(Self.file(6))>>>>"
    #expect(objects[2].contains(medium))
    objects[2].replace(
      medium, with: play.isEmpty ? "/S/Rendition/JS(1)" : medium + "/JS(secret script)")
    let editor = try Workbench(objects: objects).open()
    let change = try editor.perform(SanitizeDocument([.scripts]), cause: .api)
    #expect(change.effect.hiddenInformation == [.scripts: 1])
    let action = try editor.document.pageObject(0)?["Annots"]?[1]?["A"]
    #expect(try action?["JS"] == nil && (action?["R"] == nil ? 0 : 1) == left)
  }

  private func hybrid() throws -> Workbench {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>", Self.stream("secret original"),
    ]
    let original = "/AdditionalStreams[/application#2Fvnd.oasis.opendocument.text 4 0 R]"
    try PlainFile.data(objects, trailer: original).write(to: file)
    return try Workbench(file)
  }

  /// LibreOffice embeds the original document, and only the trailer refers to it.
  @Test func originalsOfHybridFilesGo() throws {
    let bench = try hybrid()
    let editor = try bench.open()
    let edit = SanitizeDocument([.attachments])
    #expect(try editor.perform(edit, cause: .api).effect.hiddenInformation == [.attachments: 1])
    #expect(try editor.perform(edit, cause: .api).effect.hiddenInformation == [.attachments: 0])
    try editor.undo()
    try editor.undo()
    let original = try editor.document.trailer?["AdditionalStreams"]?[1]
    #expect(try original?.streamBytes(limit: 99) == Array("secret original".utf8))
    try editor.perform(edit, cause: .api)
    #expect(try save(editor, bench).count(of: "secret") == 0)
  }

  @Test(arguments: [false, true])
  func fullSavesHaveNoneOfThem(isOptimized: Bool) throws {
    let bench = try hybrid()
    let editor = try bench.open()
    var options = SaveOptions(.full)
    options.isOptimized = isOptimized
    _ = try editor.save(to: bench.file.path, options, expected: nil, isOriginal: true)
    let file = try #require(try SavedFile(bench.file), "There is no qpdf.")
    #expect(file.count(of: "secret") == 0 && file.count(of: "AdditionalStreams") == 0)
  }

  @Test func originalsAreSearchedAsAttachments() throws {
    let document = try hybrid().open().document
    var finder = try TextFinder(SearchQuery("original"), in: document)
    #expect(try finder.next(1000)?.map(\.place) == [.attachments])
  }
}
