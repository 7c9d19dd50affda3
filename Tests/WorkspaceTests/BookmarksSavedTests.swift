// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Foundation
import Testing

@testable import Workspace

/// Bookmarks beside a document are saved with it, wholly or not at all.
@Suite final class BookmarksSavedTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let open: OpenDocument
  private let list: URL

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "a.pdf")
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/simple.pdf")
    try FileManager.default.copyItem(at: fixture, to: file)
    list = folder.appending(path: "a.csv")
    try Self.first.write(to: list, atomically: false, encoding: .utf8)
    let documents = Documents(
      context: try EngineContext(cacheBytes: 1 << 20), clock: { 0 }, randomness: { 1 })
    open = try documents.open(.file(file.path), password: nil, isReadOnly: false)
    open.bookmarks.set([FileProvider(list.path, .csv)])
    _ = try open.changePages(DeletePages([0]))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func theyAreSavedWithIt() throws {
    try open.save(to: nil)
    #expect(try text == Self.heading + "m,1,,\n")
    #expect(open.file.failedProviders == [])
    #expect(try names == ["a.csv", "a.pdf"])
  }

  @Test func theyStayIfItIsNotSaved() throws {
    let context = open.document.context
    var save: SaveInProgress? = try open.startSave(to: nil)
    _ = try save?.advance()
    save?.cancel()
    save = nil
    #expect(try text == Self.first)
    #expect(try names == ["a.csv", "a.pdf"])
    // The document has other contents on disk at the end of the save.
    save = try open.startSave(to: nil)
    try Data("%PDF-1.7 %%EOF".utf8).write(to: folder.appending(path: "a.pdf"))
    #expect(throws: EditError.self) { try save?.finish(in: context) }
    #expect(try text == Self.first)
    save = try open.startSave(to: nil, overwriting: true)
    _ = try save?.finish(in: context)
    #expect(try text == Self.heading + "m,1,,\n")
  }

  @Test func whatAnotherProgramWritesDuringTheSaveStays() throws {
    let save = try open.startSave(to: nil)
    try (Self.first + "theirs,0,,\n").write(to: list, atomically: true, encoding: .utf8)
    open.didFinish(save, try save.finish(in: open.document.context))
    #expect(try text == Self.heading + "m,1,,\ntheirs,0,,\n")
    #expect(!open.editor.isDirty)
  }

  @Test func afterTheSaveAFailureIsTold() throws {
    let save = try open.startSave(to: nil)
    // The draft cannot take the place of a folder.
    try FileManager.default.removeItem(at: list)
    try FileManager.default.createDirectory(at: list, withIntermediateDirectories: false)
    open.didFinish(save, try save.finish(in: open.document.context))
    #expect(open.file.failedProviders.map(\.operation) == [.save])
    try FileManager.default.removeItem(at: list)
    try open.bookmarks.save()
    #expect(try text == Self.heading + "m,1,,\n")
  }

  private static let heading = "id,pageIndex,name,sortKey\n"
  private static let first = heading + "m,2,,\n"

  private var text: String {
    get throws { try String(contentsOf: list, encoding: .utf8) }
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }
}
