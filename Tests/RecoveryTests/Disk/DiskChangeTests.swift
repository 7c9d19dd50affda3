// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// The real server, while other programs write the file of its document.
@Suite(.ownThreads) struct DiskChangeTests {
  private let document: JSONTree = ["documentId": "d1"]

  @Test(.timeLimit(.minutes(10)), arguments: ["replace", "overwrite", "bit by bit", "by a link"])
  func aNewVersionIsToldOfOnceItIsComplete(way: String) throws {
    let place = try ChangingFile()
    var opened = place.file
    if way == "by a link" {
      opened = place.folder.appending(path: "link.pdf")
      try FileManager.default.createSymbolicLink(at: opened, withDestinationURL: place.file)
    }
    let server = try MortalServer(state: place.state, opening: opened)
    let other = try ChangingFile.bytes("annotations.pdf")
    switch way {
    case "overwrite": try place.overwrite(by: other)
    case "bit by bit": try place.overwrite(by: other, pieces: 5, pause: 400_000)
    default: try place.replace(by: other)
    }
    let told = try #require(try server.notification("document/didChangeOnDisk"))
    #expect(
      told[member: "change"]?.string
        == (way.hasPrefix("over") || way == "bit by bit"
          ? "overwritten" : "replaced"))
    #expect(told[member: "dirty"] == false)
    // What was opened is there as before, although nothing of page 3 had been read.
    let before = try server.result("page/text", ["documentId": "d1", "pageIndex": 2])
    #expect(before[member: "text"]?.string?.contains("Page 3") == true)
    let reloaded = try server.result("document/reload", document)
    #expect(reloaded[member: "pageCount"] == 2)
    #expect(reloaded[member: "repaired"] == false)
    #expect(server.seen.filter { $0 == "document/didChangeOnDisk" }.count == 1)
    #expect(server.kill() == SIGKILL)
  }

  /// The way to the file changes: its folder, the one above, or a link to its folder, to which another link
  /// may lead.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["folder", "folder above", "link", "link behind a link", "same content"])
  func aNewVersionIsToldOfWhateverLeadsToIt(way: String) throws {
    let place = try ChangingFile()
    let files = FileManager.default
    let bytes = try [
      ChangingFile.bytes("simple.pdf"),
      ChangingFile.bytes(way == "same content" ? "simple.pdf" : "annotations.pdf"),
      ChangingFile.bytes("outline.pdf"),
    ]
    let project = place.folder.appending(path: "project")
    let build = project.appending(path: way.hasPrefix("link") ? "one" : "build")
    let file = project.appending(path: "build/out.pdf")
    func write(_ bytes: Data, in folder: URL) throws {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try bytes.write(to: folder.appending(path: "out.pdf"))
    }
    func link(_ name: String) throws {
      let draft = project.appending(path: "draft")
      try files.createSymbolicLink(
        at: draft, withDestinationURL: project.appending(path: name))
      guard rename(draft.path, project.appending(path: "build").path) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
    }
    try write(bytes[0], in: build)
    if way.hasPrefix("link") { try link("one") }
    var opened = file
    if way == "link behind a link" {
      opened = place.folder.appending(path: "link.pdf")
      try files.createSymbolicLink(at: opened, withDestinationURL: file)
    }
    let server = try MortalServer(state: place.state, opening: opened)
    switch way {
    case "folder above":
      try files.moveItem(at: project, to: place.folder.appending(path: "old"))
      try write(bytes[1], in: build)
    case "link", "link behind a link":
      try write(bytes[1], in: project.appending(path: "two"))
      try link("two")
    default:
      try files.removeItem(at: build)
      let told = try server.notification("document/didChangeOnDisk")
      #expect(told?[member: "change"] == "removed")
      try write(bytes[1], in: build)
    }
    let told = try server.notification("document/didChangeOnDisk")
    #expect(told?[member: "change"] == "replaced")
    // The folder of now is watched.
    try write(bytes[2], in: file.deletingLastPathComponent())
    #expect(try server.notification("document/didChangeOnDisk") != nil)
    let reloaded = try server.result("document/reload", document)
    #expect(reloaded[member: "pageCount"] != 2)
    #expect(server.kill() == SIGKILL)
  }

  @Test(.timeLimit(.minutes(10))) func itIsReloadedWhereThatIsWanted() throws {
    let place = try ChangingFile()
    let server = try MortalServer(
      state: place.state, opening: place.file, options: ["autoReload": true])
    try place.replace(by: try ChangingFile.bytes("annotations.pdf"))
    let reloaded = try #require(try server.notification("document/didReload"))
    #expect(reloaded[member: "pageCount"] == 2)
    #expect(try server.notification("document/didChangeOnDisk") != nil)
  }

  @Test(.timeLimit(.minutes(10))) func itIsSavedAfterAWhileWhereThatIsWanted() throws {
    let place = try ChangingFile()
    let server = try MortalServer(
      state: place.state, opening: place.file, options: ["autosave": 0.2])
    try add("x", server)
    #expect(try server.notification("document/didSave")?[member: "mode"] == "incremental")
    let list = try server.result("document/list", [:])
    #expect(list[member: "documents"]?[0]?[member: "dirty"] == false)
    #expect(!server.seen.contains("document/didChangeOnDisk"))
    // What somebody else wrote meanwhile is not overwritten.
    try place.replace(by: try ChangingFile.bytes("annotations.pdf"))
    try add("y", server)
    let failed = try #require(try server.notification("document/didFailToSave"))
    #expect(failed[member: "error"]?[member: "code"] == -32016)
  }

  @Test(.timeLimit(.minutes(10))) func whatARecoveryHasMadeAgainIsSavedAfterAWhile() throws {
    let place = try ChangingFile()
    let lost = try MortalServer(state: place.state, opening: place.file)
    try add("x", lost)
    lost.kill()
    let server = try MortalServer(
      state: place.state, opening: place.file, options: ["autosave": 0.2])
    #expect(server.opened[member: "recovery"]?[member: "applied"]?.integer == 1)
    #expect(try server.notification("document/didSave")?[member: "mode"] == "incremental")
  }

  @Test(.timeLimit(.minutes(10))) func nothingIsOverwrittenUnlessThatIsWanted() throws {
    let place = try ChangingFile()
    let server = try MortalServer(state: place.state, opening: place.file)
    try add("x", server)
    let other = try ChangingFile.bytes("annotations.pdf")
    for write in [{ try place.replace(by: other) }, { try place.overwrite(by: other) }] {
      try write()
      let failure = #expect(throws: MortalServer.Failure.self) {
        try server.result("document/save", document)
      }
      #expect(failure?.description.contains("changedOnDisk") == true)
      #expect(try Data(contentsOf: place.file) == other)
    }
    _ = try server.result("document/save", ["documentId": "d1", "overwrite": true])
    #expect(try Data(contentsOf: place.file) != other)
    let second = try MortalServer(state: place.folder.appending(path: "two"), opening: place.file)
    #expect(try second.annotationIDs() == ["x"])
  }

  @Test(.timeLimit(.minutes(10))) func aPipeInItsPlaceBlocksNothing() throws {
    let place = try ChangingFile()
    let server = try MortalServer(state: place.state, opening: place.file)
    try add("x", server)
    try FileManager.default.removeItem(at: place.file)
    #expect(mkfifo(place.file.path, 0o600) == 0)
    let failure = #expect(throws: MortalServer.Failure.self) {
      try server.result("document/save", document)
    }
    #expect(failure?.description.contains("changedOnDisk") == true)
    #expect(try server.annotationIDs() == ["x"])
  }

  @Test(.timeLimit(.minutes(10))) func aChangeIsSeenThatLeavesSizeAndDate() throws {
    let place = try ChangingFile()
    let server = try MortalServer(state: place.state, opening: place.file)
    try add("x", server)
    var bytes = try Data(contentsOf: place.file)
    let dates = try FileManager.default.attributesOfItem(atPath: place.file.path)
    let middle = bytes.count / 2
    bytes[middle] ^= 1
    let handle = try FileHandle(forWritingTo: place.file)
    try handle.write(contentsOf: bytes)
    try handle.close()
    var times = [timespec](repeating: timespec(), count: 2)
    let date = try #require(dates[.modificationDate] as? Date).timeIntervalSince1970
    times[1] = timespec(tv_sec: Int(date), tv_nsec: Int((date - date.rounded(.down)) * 1e9))
    times[0] = times[1]
    #expect(utimensat(AT_FDCWD, place.file.path, &times, 0) == 0)
    let failure = #expect(throws: MortalServer.Failure.self) {
      try server.result("document/save", document)
    }
    #expect(failure?.description.contains("changedOnDisk") == true)
  }

  @Test(.timeLimit(.minutes(10))) func aTouchIsNoChange() throws {
    let place = try ChangingFile()
    let server = try MortalServer(state: place.state, opening: place.file)
    try add("x", server)
    #expect(utimensat(AT_FDCWD, place.file.path, nil, 0) == 0)
    _ = try server.result("document/save", document)
    #expect(!server.seen.contains("document/didChangeOnDisk"))
  }

  @Test(.timeLimit(.minutes(10))) func aFileThatIsTooLargeForMemoryIsNotReadAsGarbage() throws {
    let place = try ChangingFile()
    // White space before the header is allowed for (ISO 32000-2, annex I), but not so much of it.
    var large = try ChangingFile.bytes("simple.pdf")
    large.append(Data(repeating: UInt8(ascii: " "), count: 33 << 20))
    large.append(try ChangingFile.bytes("simple.pdf").suffix(40))
    try place.replace(by: large)
    let server = try MortalServer(state: place.state, opening: place.file)
    try place.overwrite(by: try ChangingFile.bytes("annotations.pdf"))
    let failure = #expect(throws: MortalServer.Failure.self) {
      try server.result("page/text", ["documentId": "d1", "pageIndex": 2])
    }
    #expect(failure?.description.contains("changedOnDisk") == true)
    #expect(try server.result("document/reload", document)[member: "pageCount"] == 2)
    _ = try server.result("page/text", ["documentId": "d1", "pageIndex": 1])
  }

  private func add(_ id: String, _ server: MortalServer) throws {
    let annotation: JSONTree = [
      "id": .string(id), "type": "square", "pageIndex": 0, "rect": [10, 10, 60, 50],
    ]
    _ = try server.result("annotations/add", ["documentId": "d1", "annotation": annotation])
  }
}

extension MortalServer {
  func annotationIDs() throws -> [String] {
    let list = try result("annotations/list", ["documentId": "d1"])
    guard case .array(let all)? = list[member: "annotations"] else { return [] }
    return all.compactMap { $0[member: "id"]?.string }
  }
}
