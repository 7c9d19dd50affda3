// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import Foundation
import Testing

/// Sidecar files of documents that are moved.
@Suite struct SidecarTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try FileManager.default.copyItem(
      atPath: Opened.fixture("simple.pdf"), toPath: folder["a.pdf"])
  }

  private func sidecars(_ document: String) throws -> SidecarFolder {
    let context = try EngineContext(cacheBytes: 1 << 20)
    let opened = try Document.open(.file(folder[document]), in: context)
    return SidecarFolder(folder["state"], of: opened, at: folder[document])
  }

  private func opened(
    _ document: String, _ path: String?, _ format: BookmarkFileFormat = .json
  ) throws -> Opened {
    let sidecars = try sidecars(document)
    let file = try #require(path.map { folder[$0] } ?? sidecars.defaultPath(format))
    return try Opened(
      .file(folder[document]), before: [FileProvider(file, format, folder: sidecars)])
  }

  private func keep(_ document: String, _ path: String?) throws {
    let opened = try opened(document, path)
    try opened.manager.add(id: "x", action: page(0))
    try opened.manager.save()
  }

  private func move(_ old: String, to new: String) throws {
    try FileManager.default.moveItem(atPath: folder[old], toPath: folder[new])
  }

  @Test func theDefaultPlaceIsFoundByTheDocumentsId() throws {
    try keep("a.pdf", nil)
    try move("a.pdf", to: "b.pdf")
    #expect(try opened("b.pdf", nil).ids() == ["x"])
    #expect(try folder.names == ["b.pdf", "state"])
  }

  @Test func soIsAFileBesideTheDocument() throws {
    try keep("a.pdf", "a.json")
    try move("a.pdf", to: "b.pdf")
    let moved = try opened("b.pdf", "b.json")
    #expect(try moved.ids() == ["x"])
    // It is at the new place once it is saved, and the old one stays.
    try moved.manager.save()
    #expect(try folder.names == ["a.json", "b.json", "b.pdf", "state"])
    try FileManager.default.removeItem(atPath: folder["a.json"])
    try move("b.pdf", to: "c.pdf")
    #expect(try opened("c.pdf", "c.json").ids() == ["x"])
  }

  @Test func aCopyHasItsOwn() throws {
    try keep("a.pdf", "a.json")
    try FileManager.default.copyItem(atPath: folder["a.pdf"], toPath: folder["b.pdf"])
    #expect(try opened("b.pdf", "b.json").ids().isEmpty)
  }

  @Test func aDocumentWithoutIdGoesByItsPath() throws {
    let text = try String(
      decoding: #require(FileManager.default.contents(atPath: folder["a.pdf"])), as: UTF8.self)
    try folder.write(text.replacing("/ID", with: "/XY"), to: "a.pdf")
    try keep("a.pdf", nil)
    #expect(try opened("a.pdf", nil).ids() == ["x"])
    try move("a.pdf", to: "b.pdf")
    #expect(try opened("b.pdf", nil).ids().isEmpty)
  }

  @Test func aListThatIsBrokenCountsAsNone() throws {
    try keep("a.pdf", "a.json")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder["state"]) {
      try folder.write("{", to: "state/" + name)
    }
    try move("a.pdf", to: "b.pdf")
    #expect(try opened("b.pdf", "b.json").ids().isEmpty)
    #expect(try opened("b.pdf", "a.json").ids() == ["x"])
  }
}
