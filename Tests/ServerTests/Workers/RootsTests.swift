// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import JSONRPC
import Testing

@testable import Server

/// The rules of `--root`; `Tests/Soak/roots.py` tries whole servers.
@Suite final class RootsTests {
  private let base: String
  private let roots: Roots

  init() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "roots-\(UUID().uuidString)")
    base = folder.path
    for name in ["root/inner", "root-outside", "state"] {
      try manager.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    for (link, target) in [
      ("root/file", "../root-outside/secret.pdf"), ("root/folder", base + "/root-outside"),
      ("root/chain", "inner/../folder/new"), ("root/loop", "loop"), ("root/inside", "inner"),
    ] {
      try manager.createSymbolicLink(
        atPath: base + "/" + link, withDestinationPath: target)
    }
    roots = Roots(
      [base + "/root"], stateDirectory: base + "/state", cacheDirectory: "",
      temporaryFolder: base + "/temporary")
  }

  deinit { try? FileManager.default.removeItem(atPath: base) }

  @Test(arguments: [
    "root/a.pdf", "root/inside/a.pdf", "root/inner/../a.pdf", "root/none/a.pdf", "root//./a.pdf",
    "root", "root-outside/../root/a.pdf", "root/inner/\u{301}a.pdf",
  ])
  func whatIsInsideMayBeNamed(path: String) throws {
    try roots.check(params("path", base + "/" + path))
  }

  @Test(arguments: [
    "root-outside/secret.pdf", "root-outside/none.pdf", "root/../root-outside/a", "root/file",
    "root/folder/a", "root/folder/../state/a", "root/chain", "root/loop", "root/none/../../a",
    "root/folder/\u{301}a", "state/a", "temporary/a", "roo", "",
  ])
  func whatIsOutsideMayNot(path: String) {
    for member in ["path", "folder", "imagePath", "roots"] {
      #expect(refusal { try roots.check(params(member, base + "/" + path)) } == "root")
    }
    #expect(
      refusal { try roots.check(params("uri", "file://" + base + "/" + path)) } == "root")
  }

  @Test func pathsAreFoundWhereverTheyAreNested() {
    let text = #"{"a":[{"b":{"image":{"path":"/etc/passwd"}}}]}"#
    #expect(refusal { try roots.check(JSONDocument.parse(text).root) } == "root")
  }

  @Test func theServersOwnFoldersStayWhereTheyAre() throws {
    for (folder, isAllowed) in [
      ("/state", true), ("/root/state", true), ("", true), ("/root-outside", false),
    ] {
      let name = folder.isEmpty ? "" : base + folder
      for member in ["stateDirectory", "cacheDirectory"] {
        let text = #"{"options":{"\#(member)":"\#(name)"}}"#
        let by = refusal { try roots.check(JSONDocument.parse(text).root) }
        #expect(by == (isAllowed ? nil : "root"), "\(member) \(folder)")
      }
    }
  }

  @Test func namesThatOnlyLookAlikeAreDifferent() {
    // The two names look the same to a reader, but differ to the file system.
    #expect(!"/r/e\u{301}/a".isWithin("/r/\u{E9}"))
    #expect(!"/rooted".isWithin("/root"))
    #expect("/root/a".isWithin("/root") && "/root".isWithin("/root") && "/a".isWithin("/"))
  }

  @Test func aWorkerIsGrantedNothingOutside() {
    let grants = FileGrants(
      ServerPlaces(stateDirectory: nil, cacheDirectory: nil, temporaryFolder: "/none"),
      roots: roots)
    grants.grant(NamedPath(path: base + "/root-outside/secret.pdf", isFolder: false))
    grants.grant(NamedPath(path: base + "/root/a.pdf", isFolder: false))
    #expect(!grants.allows(base + "/root-outside/secret.pdf", .read))
    #expect(!grants.allows(base + "/root-outside/a.synctex", .read))
    #expect(grants.allows(base + "/root/a.pdf", .change))
  }

  private func params(_ member: String, _ path: String) throws -> JSONNode {
    let text = try #require(String(data: JSONEncoder().encode([member: path]), encoding: .utf8))
    return try JSONDocument.parse(text).root
  }

  /// The member `by` of the error, which names what refused the request.
  private func refusal(_ work: () throws -> Void) -> String? {
    do { try work() } catch {
      return (error as? RPCError)?.data?[member: "by"]?.string ?? "\(error)"
    }
    return nil
  }
}
