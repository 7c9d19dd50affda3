// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing

struct TemporaryFolderTests {
  @Test func onlyWhatNobodyUsesIsRemoved() throws {
    let parent = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    let left = parent.appending(path: "recto-AbCdEf")
    try FileManager.default.createDirectory(
      at: left, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
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

  @Test(arguments: ["inner/document.pdf", "mine.pdf", "document.pdf"])
  func whatIsNotOursStays(path: String) throws {
    let parent = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: parent) }
    let file = parent.appending(path: "recto-config/" + path)
    // The last one is in a folder that others may enter.
    let mode = path == "document.pdf" ? 0o755 : 0o700
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: parent.appending(path: "recto-config").path)
    TemporaryFolder.removeAbandoned(
      in: parent.path, prefix: "recto-", holding: ["document.pdf"])
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  private func names(_ folder: URL) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
  }
}
