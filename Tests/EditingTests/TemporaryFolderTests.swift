// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing

struct TemporaryFolderTests {
  @Test func onlyWhatNobodyUsesIsRemoved() throws {
    let parent = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    let left = parent.appending(path: "recto-AbCdEf/inner")
    try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
    try Data("half".utf8).write(to: left.appending(path: "document.pdf"))
    let other = parent.appending(path: "recto-other-AbCdEf")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    do {
      let used = try #require(TemporaryFolder(in: parent.path))
      try Data("used".utf8).write(to: URL(filePath: used.path).appending(path: "document.pdf"))
      TemporaryFolder.removeAbandoned(in: parent.path, prefix: "recto-")
      #expect(
        try names(parent)
          == [URL(filePath: used.path).lastPathComponent, "recto-other-AbCdEf"])
      used.remove()
      #expect(try names(parent) == ["recto-other-AbCdEf"])
      // One that is not removed goes with the last who uses it.
      _ = TemporaryFolder(in: parent.path)
    }
    #expect(try names(parent) == ["recto-other-AbCdEf"])
    #expect(TemporaryFolder(in: parent.path + "/none") == nil)
  }

  private func names(_ folder: URL) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
  }
}
