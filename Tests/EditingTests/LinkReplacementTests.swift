// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Foundation
import Testing

/// Files that are written under a name that a document gives.
@Suite struct LinkReplacementTests {
  private func withLink(_ body: (_ link: URL, _ target: URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "links-\(UUID().uuidString)")
    let inside = folder.appending(path: "inside")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (link, target) = (inside.appending(path: "a.pdf"), folder.appending(path: "precious"))
    try Data("old".utf8).write(to: target)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    try body(link, target)
  }

  @Test func aLinkIsReplacedAndNotFollowed() throws {
    try withLink { link, target in
      let path = try WholeFile.write(Array("new".utf8), to: link.path, followsLinks: false)
      #expect(path == link.path)
      #expect(try String(contentsOf: target, encoding: .utf8) == "old")
      #expect(try String(contentsOf: link, encoding: .utf8) == "new")
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == nil)
    }
  }

  @Test func aLinkThatTheUserNamesIsFollowed() throws {
    try withLink { link, target in
      _ = try WholeFile.write(Array("new".utf8), to: link.path)
      #expect(try String(contentsOf: target, encoding: .utf8) == "new")
    }
  }

  @Test func pagesReplaceALink() throws {
    let workbench = try Workbench("simple.pdf")
    let editor = try workbench.open()
    try withLink { link, target in
      _ = try editor.extract([0], to: link.path, overwriting: true, followsLinks: false)
      #expect(try String(contentsOf: target, encoding: .utf8) == "old")
      #expect(try Data(contentsOf: link).starts(with: Data("%PDF".utf8)))
    }
  }

  @Test func aHardLinkKeepsItsFile() throws {
    try withLink { link, target in
      try FileManager.default.removeItem(at: link)
      try FileManager.default.linkItem(at: target, to: link)
      _ = try WholeFile.write(Array("new".utf8), to: link.path, followsLinks: false)
      #expect(try String(contentsOf: target, encoding: .utf8) == "old")
    }
  }
}
