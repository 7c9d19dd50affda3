// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing

struct TemporaryFolderTests {
  @Test func onlyWhatNobodyUsesIsRemoved() throws {
    let parent = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    let left = parent.appending(path: ".recto-AbCdEf")
    try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
    try Data("half".utf8).write(to: left.appending(path: "document.pdf"))
    let used = try #require(TemporaryFolder(in: parent.path))
    let own = try #require(TemporaryFolder(in: parent.path))
    // What was made just now could be one that is about to be used.
    own.removeAbandoned(in: parent.path)
    #expect(try names(parent).count == 3)
    own.removeAbandoned(in: parent.path, age: 0)
    #expect(try names(parent).count == 2)
    #expect(FileManager.default.fileExists(atPath: used.path))
    used.remove()
    own.remove()
    #expect(try names(parent) == [])
  }

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }
}
