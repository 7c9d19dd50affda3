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
    let stale = root.appending(path: "stale")
    try FileManager.default.createDirectory(at: stale, withIntermediateDirectories: true)
    try Data("film".utf8).write(to: stale.appending(path: "1-film.mp4"))
    let held = try #require(MediaFolder(in: root.path, name: "held"))
    #expect(try names() == ["held"])
    files(seed: 0).sweep()
    #expect(try names() == ["held"], "It belongs to somebody who lives.")
    held.remove()
    #expect(try names().isEmpty)
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
