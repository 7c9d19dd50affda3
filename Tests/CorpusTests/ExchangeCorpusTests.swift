// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// What others annotated goes out to XFDF and FDF and comes back into a copy without annotations the
/// same: all members but the rectangle, which is what is drawn here.
@Suite(.ownThreads, .enabled(if: Corpus.isThere, "there is no ../shared/corpus"))
struct ExchangeCorpusTests {
  private static let exchanged: Set<String> = [
    "text", "link", "freeText", "line", "square", "circle", "polygon", "polyLine", "highlight",
    "underline", "squiggly", "strikeOut", "redact", "stamp", "caret", "ink", "fileAttachment",
    "sound",
  ]

  /// Every tenth file and those that are about annotations, or all of them with `RECTO_SWEEP=1`.
  static let files = Corpus.files.enumerated().filter { place, file in
    Corpus.isSweep || place.isMultiple(of: 10) || file.lastPathComponent.contains("annotation")
  }.map(\.element)

  @Test(arguments: ["xfdf", "fdf"])
  func whatOthersAnnotatedComesBack(format: String) throws {
    var server = try RectoProcess()
    var compared = 0
    for file in Self.files {
      do {
        compared += try carry(file, format, server)
      } catch let gone as RectoProcess.Gone {
        Issue.record("\(file.lastPathComponent): \(gone)")
        server = try RectoProcess()
      }
    }
    #expect(compared > 30)
  }

  /// - Returns: how many annotations were compared.
  private func carry(_ file: URL, _ format: String, _ server: RectoProcess) throws -> Int {
    let name = file.lastPathComponent
    let open: [String: JSONTree] = ["path": .string(file.path)]
    guard let id = try server.result("document/open", open)?[member: "documentId"] else { return 0 }
    defer {
      _ = try? server.request("document/close", ["documentId": id, "discard": true], within: 20)
    }
    let all = try allAnnotations(id, server)
    let before = all.filter(Self.isExchanged)
    guard !before.isEmpty else { return 0 }
    let out = try server.request(
      "document/export", ["documentId": id, "format": .string(format)], within: 60)
    guard let data = out[member: "result"]?[member: "data"] else {
      let kind = out[member: "error"]?[member: "data"]?[member: "kind"]?.string
      #expect(["damaged", "limitExceeded"].contains(kind), "\(name): \(out.wireText.prefix(300))")
      return 0
    }
    _ = try server.request(
      "annotations/delete",
      ["documentId": id, "ids": .array(before.compactMap { $0[member: "id"] })], within: 60)
    let removed = Set(try annotations(id, server).compactMap { $0[member: "id"]?.string })
    let back = try server.request(
      "document/import", ["documentId": id, "format": .string(format), "data": data], within: 60)
    guard let result = back[member: "result"] else {
      let kind = back[member: "error"]?[member: "data"]?[member: "kind"]?.string
      #expect(["notPermitted"].contains(kind), "\(name): \(back.wireText.prefix(300))")
      return 0
    }
    #expect(result[member: "skipped"] == .array([]), "\(name): \(result.wireText.prefix(300))")
    var after: [String: JSONTree] = [:]
    for annotation in try annotations(id, server) {
      after[annotation[member: "id"]?.string ?? ""] = annotation
    }
    let empty = Set(
      all.filter { $0[member: "rect"]?[0] == $0[member: "rect"]?[2] }
        .compactMap { $0[member: "id"]?.string })
    for old in before {
      let key = old[member: "id"]?.string ?? ""
      guard !removed.contains(key) else { continue }
      // XFDF has no windows without a rectangle, and says rich text in plain words too.
      let left = Set(
        (empty.contains(old[member: "popup"]?.string ?? "") ? ["popup"] : [])
          + (old[member: "contents"] == nil ? ["contents"] : [])
          + Self.membersWithDerivedIDs(of: old))
      let wanted = comparable(old, but: left)
      // Annotations without a name come back with another id.
      let found = after[key] ?? after.first { comparable($0.value, but: left) == wanted }?.value
      #expect(wanted == comparable(found ?? .null, but: left), "\(name): \(key)")
    }
    return before.count
  }

  private func annotations(_ id: JSONTree, _ server: RectoProcess) throws -> [JSONTree] {
    try allAnnotations(id, server).filter(Self.isExchanged)
  }

  private func allAnnotations(_ id: JSONTree, _ server: RectoProcess) throws -> [JSONTree] {
    guard
      case .array(let all)? = try server.result("annotations/list", ["documentId": id])?[
        member: "annotations"]
    else { return [] }
    return all
  }

  /// The members that hold the id of an annotation without a name.
  private static func membersWithDerivedIDs(of annotation: JSONTree) -> [String] {
    ["id", "popup", "replyTo", "parent"].filter { name in
      let id = annotation[member: name]?.string ?? ""
      let rest = ["annotation-", "page-"].first(where: id.hasPrefix).map { id.dropFirst($0.count) }
      return rest?.allSatisfy { $0.isNumber || $0 == "-" || $0 == "'" } ?? false
    }
  }

  private static func isExchanged(_ annotation: JSONTree) -> Bool {
    exchanged.contains(annotation[member: "type"]?.string ?? "")
  }

  /// The members but what is drawn, numbers to a tenth.
  private func comparable(_ annotation: JSONTree, but left: Set<String>) -> JSONTree {
    guard case .object(let members) = annotation else { return annotation }
    let drawn: Set<String> = ["rect", "hasAppearance", "modified", "uprightSize", "textBox"]
    return rounded(.object(members.filter { !drawn.contains($0.name) && !left.contains($0.name) }))
  }

  private func rounded(_ tree: JSONTree) -> JSONTree {
    switch tree {
    case .integer, .number:
      guard let value = tree.double, value.magnitude < 1e12 else { return tree }
      return .number((value * 5).rounded() / 5 + 0)
    case .array(let elements): return .array(elements.map(rounded))
    case .object(let members):
      return .object(members.map { .init($0.name, rounded($0.value)) })
    default: return tree
    }
  }
}

extension RectoProcess {
  fileprivate func result(_ method: String, _ params: [String: JSONTree]) throws -> JSONTree? {
    try request(method, params, within: 60)[member: "result"]
  }
}
