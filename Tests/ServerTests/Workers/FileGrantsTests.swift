// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Foundation
import System
import Testing

@testable import Server

@Suite struct FileGrantsTests {
  private let grants = FileGrants(
    ServerPlaces(
      stateDirectory: "/none/state", cacheDirectory: "/none/cache", temporaryFolder: "/tmp"))

  init() { grants.grant(NamedPath(path: "/usr/paper.pdf", isFolder: false)) }

  @Test(arguments: [
    ("/usr/paper.pdf", FileUse.read), ("/usr/paper.pdf", .change), ("/usr", .look),
    ("/usr/.recto-save-a1b2c3", .change), ("/usr/.recto-save-a1b2c3/document.pdf", .change),
    ("/usr/paper.synctex.gz", .read), ("/usr/paper.synctex", .read), ("/none/state", .make),
    ("/none", .make), ("/none/state/edits", .look), ("/none/state/signatures.json", .change),
    ("/none/state/signatures.json.lock", .change), ("/none/cache/thumbnails/a.png", .change),
    ("/dev/null", .change), ("/etc/ssl/certs/a.pem", .read), ("/usr/share/zoneinfo/UTC", .read),
    ("/tmp/recto-f00", .change), ("/tmp/.recto-save-a1b2c3/document.pdf", .change),
    ("/dev/shm/recto-f00", .change),
    ("/none/state/edits/\(EditLogFolder.stem(of: "/usr/paper.pdf")).log", .change),
  ])
  func whatBelongsToADocumentIsGranted(path: String, use: FileUse) {
    #expect(grants.allows(path, use))
  }

  @Test(arguments: [
    ("/etc/passwd", FileUse.read), ("/usr/other.pdf", .read), ("/usr", .change), ("/", .look),
    ("/usr/paper.pdf.exe", .change), ("/usr/paper.synctex.gz", .change),
    ("/usr/other.synctex.gz", .read), ("/usr/sub/.recto-save-a1b2c3", .change),
    ("/none/state/edits/0123456789abcdef.log", .read), ("/none/state/toolbar.json", .change),
    ("/none/stateful", .change), ("/etc/ssl/private/a.key", .read), ("/etc/ssl/a", .change),
    ("/tmp", .look), ("/tmp/other", .read), ("/tmp/recto-data-f00/document.pdf", .read),
    ("/none/other", .make), ("/root/.ssh/id_rsa", .read), ("/home/u/paper.json", .read),
  ])
  func nothingElseIs(path: String, use: FileUse) {
    #expect(!grants.allows(path, use))
  }

  @Test func aFolderIsGrantedWithAllThatIsInIt() {
    grants.grant(NamedPath(path: "/usr/share", isFolder: true))
    #expect(grants.allows("/usr/share/a/b", .change))
    #expect(!grants.allows("/usr/shared", .change))
  }

  @Test func symbolicLinksAreGrantedWithWhatTheyLeadTo() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "grants-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (link, target) = (folder.appending(path: "a.pdf"), folder.appending(path: "b.pdf"))
    try Data().write(to: target)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    grants.grant(NamedPath(path: link.path, isFolder: false))
    #expect(grants.allows(target.path, .change))
    #expect(FilePath.canonical(link.path) == target.path)
    #expect(FilePath.canonical(link.path, followsLast: false) == link.path)
  }
}

@Suite struct NamedPathTests {
  @Test(arguments: [
    (#"{"params":{"path":"/a","other":"/b"}}"#, ["/a"]),
    (#"{"params":{"uri":"file:///a%20b"}}"#, ["/a b"]),
    (#"{"params":{"trust":{"roots":["/a","/b"]}}}"#, ["/a", "/b"]),
    (#"{"params":{"certificate":{"path":"/a"},"appearance":{"imagePath":"/b"}}}"#, ["/a", "/b"]),
    (#"{"params":{"providers":[{"kind":"file","path":"/a"}]}}"#, ["/a"]),
    (#"{"result":{"path":"/a"}}"#, ["/a"]), (#"{"params":{"p\u0061th":"/a"}}"#, ["/a"]),
    // What a document says is not what the client says.
    (#"{"params":{"action":{"type":"launch","path":"/a"}}}"#, []),
    (#"{"params":{"annotation":{"action":{"next":[{"path":"/a"}]},"contents":"/b"}}}"#, []),
    (#"{"params":{"link":{"uri":"file:///a"}}}"#, []),
    (#"{"params":{"path":""}}"#, []), (#"{"params":{"path":7}}"#, []), ("path", []), ("{}", []),
  ])
  func requestsNamePaths(message: String, paths: [String]) {
    #expect(NamedPath.all(in: Array(message.utf8)).map(\.path) == paths)
  }

  @Test func foldersAreToldFromFiles() {
    let found = NamedPath.all(in: Array(#"{"params":{"folder":"/a"}}"#.utf8))
    #expect(found == [NamedPath(path: "/a", isFolder: true)])
  }
}
