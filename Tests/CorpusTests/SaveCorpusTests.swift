// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// An annotation that was added is in the file that was saved, however it was: of real files, and of the
/// same with a table of objects that leads astray.
@Suite(.ownThreads, .enabled(if: Corpus.isThere, "there is no ../shared/corpus"))
struct SaveCorpusTests {
  /// Every fortieth file, or all of them with `RECTO_SWEEP=1`.
  static let files = Corpus.files.enumerated()
    .filter { Corpus.isSweep || $0.offset.isMultiple(of: 40) }.map(\.element)

  private static let ways: [[String: JSONTree]] = [
    ["mode": "auto"], ["mode": "full"], ["optimize": true], ["optimize": true, "path": "copy.pdf"],
    ["encrypt": ["ownerPassword": "o", "userPassword": "u"]],
  ]

  @Test(arguments: [false, true]) func whatWasAddedIsInTheFile(isAstray: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var server = try RectoProcess(["--state-directory", ""])
    var saved = 0
    for (place, file) in Self.files.enumerated() {
      guard let bytes = isAstray ? try astray(file, seed: place) : try Data(contentsOf: file) else {
        continue
      }
      let target = folder.appending(path: file.lastPathComponent)
      for way in Self.ways {
        try bytes.write(to: target)
        do {
          saved += try save(target, way, isAstray: isAstray, server) ? 1 : 0
        } catch let gone as RectoProcess.Gone {
          Issue.record("\(file.lastPathComponent) \(way): \(gone)")
          server = try RectoProcess(["--state-directory", ""])
        }
      }
    }
    #expect(saved > Self.files.count)
  }

  /// - Returns: whether there is a new file.
  private func save(
    _ file: URL, _ way: [String: JSONTree], isAstray: Bool, _ server: RectoProcess
  ) throws -> Bool {
    let open = try server.request("document/open", ["path": .string(file.path)], within: 20)
    guard let id = open[member: "result"]?[member: "documentId"] else { return false }
    defer { close(id, server) }
    let added = try server.request(
      "annotations/add",
      [
        "documentId": id,
        "annotations": [
          ["contents": "MARK", "pageIndex": 0, "rect": [9, 9, 60, 60], "type": "square"]
        ],
      ], within: 20)
    guard added[member: "result"] != nil else { return false }
    let isClean = !isAstray && QPDF.isThere ? try QPDF.accepts(file) : false
    var (params, written) = (way, file)
    if case .string(let name)? = way["path"] {
      written = file.deletingLastPathComponent().appending(path: name)
      params["path"] = .string(written.path)
    }
    let before = try Data(contentsOf: file)
    let answer = try server.request(
      "document/save", params.merging(["documentId": id]) { $1 }, within: 60)
    guard answer[member: "result"] != nil else {
      let kind = answer[member: "error"]?[member: "data"]?[member: "kind"]?.string
      #expect(
        ["saveFailed", "notPermitted"].contains(kind),
        "\(file.lastPathComponent) \(answer.wireText)")
      #expect(try Data(contentsOf: file) == before)
      return false
    }
    try compare(written, with: open, way, server)
    if isClean { #expect(try QPDF.accepts(written), "\(file.lastPathComponent) \(way)") }
    return true
  }

  private func compare(
    _ file: URL, with open: JSONTree, _ way: [String: JSONTree], _ server: RectoProcess
  ) throws {
    let name = "\(file.lastPathComponent) \(way)"
    var params: [String: JSONTree] = ["path": .string(file.path)]
    if way["encrypt"] != nil { params["password"] = "o" }
    let again = try server.request("document/open", params, within: 20)
    let id = try #require(again[member: "result"]?[member: "documentId"], "\(name)")
    defer { close(id, server) }
    #expect(again[member: "result"]?[member: "repaired"] == false, "\(name)")
    #expect(
      again[member: "result"]?[member: "pageCount"] == open[member: "result"]?[member: "pageCount"],
      "\(name)")
    let list = try server.request(
      "annotations/list", ["documentId": id, "pageIndex": 0], within: 20)
    #expect(list.wireText.contains("MARK"), "\(name)")
  }

  private func close(_ id: JSONTree, _ server: RectoProcess) {
    _ = try? server.request("document/close", ["discard": true, "documentId": id], within: 20)
  }

  /// The file with an entry of a classic table that leads elsewhere; `nil` where it has none.
  private func astray(_ file: URL, seed: Int) throws -> Data? {
    var bytes = try Data(contentsOf: file)
    let entries = bytes.indices.dropLast(20).filter { index in
      bytes[index + 10] == 32 && bytes[index + 16] == 32 && bytes[index + 17] == 110
        && bytes[index..<index + 10].allSatisfy { (48...57).contains($0) }
    }
    guard !entries.isEmpty else { return nil }
    let entry = entries[seed * 7 % entries.count]
    let other = entries[seed * 13 % entries.count]
    let offset = seed.isMultiple(of: 2) ? Data(bytes[other..<other + 10]) : Data("0000000011".utf8)
    bytes.replaceSubrange(entry..<entry + 10, with: offset)
    return bytes
  }
}
