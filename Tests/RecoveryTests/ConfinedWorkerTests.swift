// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// What the system tells of a real worker that has a document open.
@Suite(.ownThreads, .serialized, .timeLimit(.minutes(10))) struct ConfinedWorkerTests {
  private let folder: URL
  private let file: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "recto-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "one.pdf")
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    try FileManager.default.copyItem(at: fixtures.appending(path: "simple.pdf"), to: file)
  }

  private func server(_ more: String...) throws -> FrontedServer {
    let server = try FrontedServer(state: folder.appending(path: "state"), more)
    _ = try server.request("document/open", ["path": .string(file.path)])
    return server
  }

  /// What `/proc` tells of a process, by its names.
  private func facts(_ name: String, of process: pid_t) throws -> [String: String] {
    let text = try String(contentsOfFile: "/proc/\(process)/\(name)", encoding: .utf8)
    let pairs = text.split(separator: "\n").map { line in
      let end =
        line.firstIndex(of: ":") ?? line.index(line.startIndex, offsetBy: min(26, line.count))
      let value = line[end...].dropFirst().trimmingCharacters(in: .whitespaces)
      return (line[..<end].trimmingCharacters(in: .whitespaces), value)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  @Test func aWorkerIsConfined() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try server()
    let worker = try server.worker(of: "d1")
    let status = try facts("status", of: worker)
    #expect(status["NoNewPrivs"] == "1")
    let sandbox = try server.request("server/status", [:])[member: "sandbox"]
    if sandbox?[member: "seccomp"] == true { #expect(status["Seccomp"] == "2") }
    #expect(sandbox?[member: "seccomp"] != nil && sandbox?[member: "landlock"] != nil)
    let limits = try facts("limits", of: worker)
    #expect(limits["Max core file size"]?.hasPrefix("0 ") == true)
    #expect(limits["Max data size"]?.hasPrefix("unlimited") == false)
    // Nobody else's descriptors: pipes, the tally, the lifeline, the channel, and a few of its own.
    #expect(try FileManager.default.contentsOfDirectory(atPath: "/proc/\(worker)/fd").count < 16)
  }

  @Test func theSandboxCanBeLeftOut() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try server("--sandbox", "off")
    let status = try facts("status", of: try server.worker(of: "d1"))
    #expect(status["Seccomp"] == "0")
    #expect(try server.request("server/status", [:])[member: "sandbox"] == nil)
  }

  /// What the client names later is opened too, in whatever folder.
  @Test func whatTheClientNamesIsOpened() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try server()
    let elsewhere = folder.appending(path: "elsewhere")
    let parts = folder.appending(path: "parts")
    for made in [elsewhere, parts] {
      try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    }
    let note = elsewhere.appending(path: "note.txt")
    try Data("note".utf8).write(to: note)
    let d1: JSONTree.Member = .init("documentId", "d1")
    func done(_ method: String, _ more: JSONTree.Member...) throws {
      let answer = try server.request(method, .object([d1] + more))
      #expect(answer.kind == nil, "\(method): \(answer.wireText)")
    }
    try done("attachments/add", .init("path", .string(note.path)))
    try done("pages/split", .init("folder", .string(parts.path)), .init("every", 1))
    try done(
      "pages/extract", .init("pages", [0]), .init("path", .string(parts.path + "/one.pdf")))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "link.pdf"),
      withDestinationURL: elsewhere.appending(path: "missing.pdf"))
    try done("document/save", .init("path", .string(folder.path + "/link.pdf")))
    #expect(FileManager.default.fileExists(atPath: elsewhere.path + "/missing.pdf"))
    try done("pages/import", .init("path", .string(file.path)))
    try done("document/save", .init("path", .string(elsewhere.path + "/copy.pdf")))
    try done("document/undo")
    try done("document/save")
    try done(
      "document/export", .init("format", "text"), .init("path", .string(parts.path + "/a.txt")))
  }

  /// Another document's worker must not replace a file under the document that is open from it.
  @Test func theFileOfAnotherDocumentIsRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try server()
    let other = folder.appending(path: "two-1.pdf")
    try FileManager.default.copyItem(at: file, to: other)
    let link = folder.appending(path: "link.pdf")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: other)
    _ = try server.request("document/open", ["path": .string(other.path)])
    let before = try Data(contentsOf: other)
    let d1: JSONTree.Member = .init("documentId", "d1")
    let path = JSONTree.Member("path", .string(link.path))
    for (method, more) in [
      ("document/save", [path]),
      ("document/export", [.init("format", "pdf"), path]),
      ("forms/export", [.init("format", "json"), path]),
      ("bookmarks/export", [.init("format", "csv"), path]),
      ("pages/extract", [.init("pages", [0]), .init("overwrite", true), path]),
      (
        "pages/split",
        [
          .init("folder", .string(folder.path)), .init("name", "two"), .init("every", 9),
          .init("overwrite", true),
        ]
      ),
    ] as [(String, [JSONTree.Member])] {
      let answer = try server.request(method, .object([d1] + more))
      #expect(answer.kind == "invalidParams", "\(method): \(answer.wireText)")
      #expect(answer.wireText.contains("d2 is open from this file"), "\(method)")
    }
    #expect(try Data(contentsOf: other) == before)
    _ = try server.request("document/close", ["documentId": "d2"])
    #expect(try server.request("document/save", .object([d1, path])).kind == nil)
  }
}
