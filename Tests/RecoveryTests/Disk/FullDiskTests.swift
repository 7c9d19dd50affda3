// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// The real server, where files cannot grow beyond some size (RLIMIT_FSIZE), as on a full disk.
@Suite(.ownThreads) struct FullDiskTests {
  private let document: JSONTree = ["documentId": "d1"]

  @Test(.timeLimit(.minutes(10))) func anEditThatCannotBeLoggedIsNotMade() throws {
    let place = try ChangingFile()
    let server = try MortalServer(state: place.state, opening: place.file, blocks: 16)
    var made: [String] = []
    var failure: MortalServer.Failure?
    while failure == nil, made.count < 500 {
      do {
        try add("x\(made.count)", server)
        made.append("x\(made.count)")
      } catch let error as MortalServer.Failure {
        failure = error
      }
    }
    #expect(made.count > 3)
    #expect(failure?.description.contains("saveFailed") == true)
    // Nothing of it is there, nor is there anything of it to undo.
    #expect(try server.annotationIDs() == made)
    let history = try server.result("document/history", document)
    guard case .array(let steps)? = history[member: "undo"] else { return }
    #expect(steps.count == made.count)
    server.kill()
    // All that was acknowledged comes back where there is room again.
    let second = try MortalServer(state: place.state, opening: place.file)
    #expect(try second.annotationIDs() == made)
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["incremental", "full"])
  func aSaveThatFailsLeavesAllAsItWas(mode: String) throws {
    // Longer than files may become.
    let place = try ChangingFile("annotations.pdf")
    let before = try Data(contentsOf: place.file)
    let blocks = before.count / 1024
    let server = try MortalServer(
      state: place.state, opening: place.file, blocks: mode == "full" ? blocks / 2 : blocks)
    try add("x", server)
    let folder = place.folder.path
    let original = "\(folder)/document.pdf was not written"
    try refused(
      "document/save", ["documentId": "d1", "mode": .string(mode)], server, says: original)
    #expect(try Data(contentsOf: place.file) == before)
    let list = try server.result("document/list", [:])
    #expect(list[member: "documents"]?[0]?[member: "dirty"] == true)
    let copy: JSONTree = .string("\(folder)/copy.pdf")
    let says = "\(folder)/copy.pdf was not written"
    try refused("document/save", ["documentId": "d1", "path": copy], server, says: says)
    try refused(
      "pages/extract", ["documentId": "d1", "pages": [0, 1], "path": copy], server,
      unless: mode == "incremental", says: says)
    try refused(
      "document/export", ["documentId": "d1", "format": "pdf", "path": copy], server, says: says)
    let signer = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/certificates/signer.p12").standardized.path
    try refused(
      "signatures/sign",
      [
        "documentId": "d1", "certificate": ["path": .string(signer), "password": "secret"],
        "path": copy,
      ], server, says: says)
    #expect(try !place.names.contains { $0.hasPrefix(".recto-") })
    server.kill()
    let second = try MortalServer(state: place.state, opening: place.file)
    #expect(try second.annotationIDs().contains("x"))
  }

  @Test(.timeLimit(.minutes(10))) func eachWayToFailSaysWhatToDo() throws {
    let place = try ChangingFile()
    let server = try MortalServer(state: place.state, opening: place.file)
    try add("x", server)
    let folder = place.folder.path
    let ways: [(path: String, says: String)] = [
      ("\(folder)/" + String(repeating: "n", count: 300), "shorter name"),
      ("\(folder)/gone/a.pdf", "folder does not exist"),
      (folder, "not a regular file"), ("\(place.file.path)/a.pdf", "is a file"),
      ("/sys/a.pdf", "give another path"), ("/dev/full", "not a regular file"), ("", "empty"),
    ]
    for (path, says) in ways {
      let failure = #expect(throws: MortalServer.Failure.self) {
        try server.result("document/save", ["documentId": "d1", "path": .string(path)])
      }
      #expect(failure?.description.contains(says) == true, "\(failure?.description ?? path)")
    }
    #expect(try place.names == ["document.pdf", "state"])
    // Its own folder is gone.
    try FileManager.default.removeItem(at: place.file)
    try FileManager.default.moveItem(
      at: place.folder, to: place.folder.appendingPathExtension("moved"))
    defer { try? FileManager.default.removeItem(atPath: folder + ".moved") }
    try refused("document/save", document, server)
    #expect(try server.annotationIDs() == ["x"])
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["edits", "edits/*.log"])
  func aLogThatWasRemovedIsWrittenAgain(what: String) throws {
    let place = try ChangingFile()
    let server = try MortalServer(state: place.state, opening: place.file)
    try add("x", server)
    let edits = place.state.appending(path: "edits")
    let manager = FileManager.default
    let names = what == "edits" ? [""] : try manager.contentsOfDirectory(atPath: edits.path)
    for name in names { try manager.removeItem(at: edits.appending(path: name)) }
    try add("y", server)
    try add("z", server)
    _ = try server.result("document/undo", document)
    #expect(server.kill() == SIGKILL)
    let second = try MortalServer(state: place.state, opening: place.file)
    #expect(try second.annotationIDs() == ["x", "y"])
  }

  @Test(.timeLimit(.minutes(10))) func linksAndPermissionsStay() throws {
    let place = try ChangingFile()
    let link = place.folder.appending(path: "link.pdf")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: place.file)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: place.file.path)
    let hasAttributes = FileAttribute.tag.set("blue", on: place.file)
    let hasLists = FileAttribute.accessList.set(FileAttribute.listOfNobody, on: place.file)
    let server = try MortalServer(state: place.state, opening: link)
    try add("x", server)
    let saved = try server.result("document/save", document)
    #expect(saved[member: "path"]?.string?.hasSuffix("/document.pdf") == true)
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
    #expect(target == place.file.path)
    let attributes = try FileManager.default.attributesOfItem(atPath: place.file.path)
    #expect((attributes[.posixPermissions] as? Int) == 0o640)
    // Not every file system has them.
    #expect(FileAttribute.tag.value(of: place.file) == (hasAttributes ? Array("blue".utf8) : nil))
    #expect(
      FileAttribute.accessList.value(of: place.file)
        == (hasLists ? FileAttribute.listOfNobody : nil))
  }

  @Test(.timeLimit(.minutes(10))) func linksThatLeadToNothingYetAreFollowed() throws {
    let place = try ChangingFile()
    let server = try MortalServer(state: place.state, opening: place.file)
    let manager = FileManager.default
    for (name, target) in [("far", "made.pdf"), ("near", "far"), ("lost", "gone/made.pdf")] {
      try manager.createSymbolicLink(
        atPath: place.folder.appending(path: name).path, withDestinationPath: target)
    }
    func save(_ name: String) throws -> JSONTree {
      let path = place.folder.appending(path: name).path
      return try server.result("document/save", ["documentId": "d1", "path": .string(path)])
    }
    #expect(try save("near")[member: "path"]?.string?.hasSuffix("/made.pdf") == true)
    #expect(try place.names.contains("made.pdf"))
    let link = place.folder.appending(path: "near").path
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == "far")
    let lost = #expect(throws: MortalServer.Failure.self) { try save("lost") }
    #expect(lost?.description.contains("folder does not exist") == true)
    // A circle.
    let end = place.folder.appending(path: "round").path
    try manager.createSymbolicLink(atPath: end, withDestinationPath: "round")
    let round = #expect(throws: MortalServer.Failure.self) { try save("round") }
    #expect(round?.description.contains("loop") == true, "\(round?.description ?? "")")
  }

  private func refused(
    _ method: String, _ params: JSONTree, _ server: MortalServer, unless isAllowed: Bool = false,
    says: String? = nil
  ) throws {
    if isAllowed { return }
    let failure = #expect(throws: MortalServer.Failure.self) { try server.result(method, params) }
    let text = failure?.description ?? ""
    #expect(text.contains("saveFailed"), "\(text)")
    guard let says else { return }
    #expect(text.contains(says) && text.contains("Make room"), "\(text)")
  }

  private func add(_ id: String, _ server: MortalServer) throws {
    let annotation: JSONTree = [
      "id": .string(id), "type": "square", "pageIndex": 0, "rect": [10, 10, 60, 50],
    ]
    _ = try server.result("annotations/add", ["documentId": "d1", "annotation": annotation])
  }
}

extension ChangingFile {
  fileprivate var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }
}
