// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import System

@Suite struct FilePathTests {
  @Test(arguments: [
    ("/a/b.pdf", "/a", "b.pdf", "b"), ("/b", "/", "b", "b"), ("b.tar.gz", ".", "b.tar.gz", "b.tar"),
    ("/a/", "/a", "", ""), ("/a/.hidden", "/a", ".hidden", ".hidden"),
    // Swift's characters join a slash or a period with the mark behind it.
    ("/a/\u{301}b.\u{301}pdf", "/a", "\u{301}b.\u{301}pdf", "\u{301}b"),
    ("/a/\u{200D}b", "/a", "\u{200D}b", "\u{200D}b"),
  ])
  func pathsAreCutByBytes(path: String, folder: String, name: String, stem: String) {
    #expect(FilePath.folder(of: path).isExactly(folder))
    #expect(String(FilePath.name(of: path)).isExactly(name))
    #expect(String(FilePath.stem(of: path)).isExactly(stem))
  }

  @Test func namesAreBetweenSlashes() {
    #expect(FilePath.names(in: "//a/\u{301}b/").map { String($0).utf8.count } == [1, 3])
    #expect(FilePath.isAbsolute("/\u{301}a"))
    #expect(!FilePath.isAbsolute("a/"))
  }

  @Test func foldersAreMadeWithTheirParents() throws {
    let base = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: base) }
    #expect(FilePath.makeFolder(base + "/\u{301}a/b"))
    var status = stat()
    #expect(stat(base + "/\u{301}a/b", &status) == 0 && status.st_mode & 0o777 == 0o700)
    #expect(FilePath.makeFolder(base + "/\u{301}a"), "It may be there already.")
    FileManager.default.createFile(atPath: base + "/file", contents: nil)
    #expect(!FilePath.makeFolder(base + "/file/below"))
  }

  @Test func linksAreFollowed() throws {
    let base = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: base) }
    #expect(FilePath.makeFolder(base + "/to"))
    #expect(symlink("to", base + "/link") == 0)
    #expect(FilePath.target(ofLink: base + "/link") == "to")
    #expect(FilePath.target(ofLink: base + "/to") == nil)
    #expect(FilePath.real(base + "/link") == FilePath.real(base + "/to"))
    #expect(FilePath.real(base + "/none") == nil)
  }
}
