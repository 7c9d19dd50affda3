// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Editing

@Suite struct PrivateFolderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "private-\(UUID().uuidString)")

  private func withFolder(mode: Int, _ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path)
    try body(folder.path)
  }

  @Test(arguments: [0o700, 0o755, 0o750])
  func aFolderThatOnlyItsUserChangesIsUsed(mode: Int) throws {
    try withFolder(mode: mode) { #expect(PrivateFolder.problem($0) == nil) }
  }

  @Test(arguments: [0o770, 0o777, 0o1777, 0o702])
  func oneIntoWhichOthersMayWriteIsNot(mode: Int) throws {
    try withFolder(mode: mode) { path in
      #expect(PrivateFolder.problem(path)?.contains("chmod go-w '\(path)'") == true)
    }
  }

  @Test func nothingIsWrongWithOneThatIsNotThere() {
    #expect(PrivateFolder.problem(folder.path) == nil)
  }

  @Test func aLinkIsNotUsed() throws {
    try withFolder(mode: 0o700) { path in
      let link = path + "/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      #expect(PrivateFolder.problem(link)?.contains("symbolic link") == true)
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give folders away"))
  func anotherUsersIsNot() throws {
    try withFolder(mode: 0o700) { path in
      #expect(chown(path, 12_345, 12_345) == 0)
      #expect(PrivateFolder.problem(path)?.contains("another user") == true)
    }
  }
}
