// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Workspace

@Suite final class MediaFilesTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: root) }

  private func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: root.path)).subtracting(["lock"])
  }

  private func files(seed: UInt64) -> MediaFiles {
    var drawn = seed
    return MediaFiles(root.path) {
      drawn += 1
      return drawn
    }
  }

  @Test func whatNobodyHoldsIsRemovedByTheNext() throws {
    try make("5ca1e", holding: ["lock", "1-film.mp4"])
    let held = try #require(MediaFolder(in: root.path, name: "8e1d"))
    #expect(try names() == ["8e1d"])
    files(seed: 0).sweep()
    #expect(try names() == ["8e1d"], "It belongs to somebody who lives.")
    held.remove()
    #expect(try names().isEmpty)
  }

  /// A client may give its own data folder, which has a folder of this name.
  @Test func theUsersFoldersStay() throws {
    try make("Holiday", holding: ["lock", "1-film.mp4"])
    try make("2024", holding: ["img.jpg"])
    try make("2025", holding: ["lock", "img.jpg"])
    try make("2026", holding: ["lock", "1-film.mp4"], mode: 0o755)
    try make("2027/1-raw", holding: ["img.jpg"])
    try make("2027", holding: ["lock"])
    try make("cafe", holding: [])
    let before = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
    files(seed: 0).sweep()
    #expect(try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted() == before)
    try #require(MediaFolder(in: root.path, name: "8e1d")).remove()
    let after = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    #expect(after.filter { $0 != "lock" }.sorted() == before)
  }

  private func make(_ folder: String, holding files: [String], mode: Int = 0o700) throws {
    let folder = root.appending(path: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files { try Data("film".utf8).write(to: folder.appending(path: file)) }
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path)
  }

  @Test func aFileIsWrittenOnceAndGoesWithItsDocument() throws {
    let bench = try Bench("players.pdf")
    let files = files(seed: 10)
    bench.documents.shared.files.media = files
    let page = try bench.document.page(0)
    let file = try #require(try page.mediaFile(of: "movie-hostile"))
    let path = try bench.open.path(of: file)
    #expect(try bench.open.path(of: file) == path)
    #expect(path.hasPrefix(root.path + "/"))
    #expect(path.hasSuffix(".wav"))
    #expect(!path.dropFirst(root.path.count).contains(".."))
    let folder = (path as NSString).deletingLastPathComponent
    #expect((folder as NSString).deletingLastPathComponent == root.path)
    for (place, mode) in [(path, 0o600), (folder, 0o700)] {
      let found = try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions]
      #expect(found as? Int == mode)
    }
    let other = try #require(try page.mediaFile(of: "rich-player"))
    let second = try bench.open.path(of: other)
    #expect(bench.open.closeMedia("rich-player"))
    #expect(!bench.open.closeMedia("rich-player"))
    #expect(!FileManager.default.fileExists(atPath: second))
    #expect(FileManager.default.fileExists(atPath: path))
    bench.documents.close(bench.open.id)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try names().isEmpty)
  }

  @Test func aSoundThatCannotBeWrittenLeavesNothing() throws {
    let bench = try Bench("players.pdf")
    bench.documents.shared.files.media = files(seed: 20)
    let file = try #require(try bench.document.page(0).mediaFile(of: "sound-odd"))
    #expect(throws: (any Error).self) { try bench.open.path(of: file) }
    let folder = try #require(try names().first)
    let left = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path)
    #expect(left == ["lock"])
  }
}
