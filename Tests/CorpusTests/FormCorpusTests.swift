// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Every field of real forms is listed, filled in and saved, and reads back the same in qpdf.
@Suite(.ownThreads, .enabled(if: Corpus.isThere && QPDF.isThere, "there is no corpus, or no qpdf"))
struct FormCorpusTests {
  /// Some of each kind, or all files with `RECTO_SWEEP=1`.
  static let files = Corpus.files.filter {
    Corpus.isSweep
      || [
        "160F-2019.pdf", "annotation-text-widget.pdf", "bug1669099.pdf", "evaljs.pdf",
        "issue15096.pdf", "js-buttons.pdf", "multiline.pdf", "prefilled_f1040.pdf",
        "resetform.pdf",
      ].contains($0.lastPathComponent)
  }

  @Test func everyFieldReadsBackAsItWasSet() throws {
    var server = try RectoProcess()
    var compared = 0
    for file in Self.files {
      do {
        compared += try fill(file, server)
      } catch let gone as RectoProcess.Gone {
        Issue.record("\(file.lastPathComponent): \(gone)")
        server = try RectoProcess()
      }
    }
    #expect(compared > 100)
  }

  /// - Returns: how many fields were compared.
  private func fill(_ file: URL, _ server: RectoProcess) throws -> Int {
    let name = file.lastPathComponent
    let open = try server.request("document/open", ["path": .string(file.path)], within: 20)
    guard let id = open[member: "result"]?[member: "documentId"] else { return 0 }
    defer {
      _ = try? server.request("document/close", ["documentId": id, "discard": true], within: 20)
    }
    let list = try server.request("forms/list", ["documentId": id], within: 20)
    guard case .array(let fields)? = list[member: "result"]?[member: "fields"] else {
      let kind = list[member: "error"]?[member: "data"]?[member: "kind"]?.string
      #expect(kind == "damaged", "\(name): \(list.wireText.prefix(300))")
      return 0
    }
    var wanted: [String: JSONTree] = [:]
    for field in fields {
      guard let key = field[member: "id"], let value = Self.value(for: field) else { continue }
      let answer = try server.request(
        "forms/setValue", ["documentId": id, "field": key, "value": value], within: 20)
      guard let result = answer[member: "result"] else {
        let kind = answer[member: "error"]?[member: "data"]?[member: "kind"]?.string
        #expect(kind == "notPermitted", "\(name): \(key) \(answer.wireText.prefix(300))")
        continue
      }
      #expect(result[member: "field"]?[member: "value"] == value, "\(name): \(key)")
      if let full = field[member: "name"]?.string, !full.isEmpty { wanted[full] = value }
    }
    guard !wanted.isEmpty else { return 0 }
    let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".pdf")
    defer { try? FileManager.default.removeItem(at: copy) }
    let saved = try server.request(
      "document/save", ["documentId": id, "path": .string(copy.path)], within: 60)
    #expect(saved[member: "result"] != nil, "\(name): \(saved.wireText.prefix(300))")
    guard let read = try Self.values(in: copy) else { return 0 }
    for (field, value) in wanted {
      #expect(Self.plain(read[field] ?? .null) == Self.plain(value), "\(name): \(field)")
    }
    return wanted.count
  }

  /// Another value than most fields have; `nil` of what cannot be filled in.
  private static func value(for field: JSONTree) -> JSONTree? {
    if case .array(let flags)? = field[member: "flags"],
      flags.contains("readOnly") || flags.contains("password")
    {
      return nil
    }
    switch field[member: "type"]?.string {
    case "text":
      let most = field[member: "maxLength"]?.integer.map { Int($0) } ?? 6
      return .string(String("Tést 1".prefix(max(most, 0))))
    case "checkBox", "radio":
      guard case .array(let widgets)? = field[member: "widgets"] else { return nil }
      return widgets.last?[member: "state"]
    case "comboBox", "listBox":
      guard case .array(let options)? = field[member: "options"],
        let value = options.last?[member: "value"]
      else { return nil }
      return field[member: "type"] == "listBox" ? .array([value]) : value
    default: return nil
    }
  }

  /// What qpdf reads; `nil` where it cannot read the file at all.
  private static func values(in file: URL) throws -> [String: JSONTree]? {
    let arguments = ["--json=2", "--json-key=acroform", file.path]
    guard let text = try Program.run(QPDF.path, arguments)?.text,
      let tree = try? JSONTree.parse(text),
      case .array(let fields)? = tree[member: "acroform"]?[member: "fields"]
    else { return nil }
    var values: [String: JSONTree] = [:]
    for field in fields {
      if let name = field[member: "fullname"]?.string { values[name] = field[member: "value"] }
    }
    return values
  }

  /// A list of one is as good as what is in it, and qpdf marks what is text and what is a name.
  private static func plain(_ value: JSONTree) -> JSONTree {
    if case .array(let elements) = value, elements.count == 1 { return plain(elements[0]) }
    guard let text = value.string else { return value }
    if text.hasPrefix("u:") { return .string(String(text.dropFirst(2))) }
    return .string(text.hasPrefix("/") ? String(text.dropFirst()) : text)
  }
}
