// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import JSON
import Testing

@testable import Editing

/// The log that Recto 0.1.0 wrote of a session pins the names that logs have.
struct GoldenLogTests {
  @Test func everyEntryIsReadAsItWasWritten() throws {
    let catalogue = EditCatalogue(EditCatalogue.editing)
    for (tree, entry) in try Self.entries() {
      guard case .edit(let edit) = entry.change else {
        Issue.record("\(entry) is no edit.")
        continue
      }
      let again = LoggedEdit(try catalogue.decode(edit))
      #expect(again.kind == edit.kind && again.name == edit.name)
      // As a line of the log: whole numbers are written without decimals, and read as integers.
      let value = try JSONTree.parse(again.value.wireText)
      #expect(value.sorted == tree[member: "value"]?.sorted)
    }
  }

  /// Only members that are never written of a new annotation, and members that 0.1.0 did not have, are
  /// missing.
  @Test func theLogHoldsEveryMemberOfAnAnnotation() throws {
    var names: Set<String> = []
    for (tree, _) in try Self.entries() {
      guard case .array(let annotations)? = tree[member: "value"]?[member: "annotations"] else {
        continue
      }
      for case .object(let members) in annotations { names.formUnion(members.map(\.name)) }
    }
    let declared = Set(Annotation.members.compactMap(\.loggedName))
    let later: Set = ["groupName", "crop", "layer", "query"]
    #expect(declared.subtracting(names) == later.union(["popup", "hasAppearance"]))
    #expect(names.subtracting(declared) == [])
  }

  private static func entries() throws -> [(tree: JSONTree, entry: LogEntry)] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/logs/0.1.0.jsonl")
    let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 9)
    return try lines.map { line in
      let entry = try LogLine.read(Array(line)[...], as: LogEntry.self)
      let json = String(decoding: line.dropFirst(17), as: UTF8.self)
      return (try JSONTree.parse(json), entry)
    }
  }
}

extension JSONTree {
  /// The same with the members of every object in the order of their names.
  fileprivate var sorted: JSONTree {
    switch self {
    case .object(let members):
      .object(
        members.map { Member($0.name, $0.value.sorted) }.sorted { $0.name < $1.name })
    case .array(let elements): .array(elements.map(\.sorted))
    default: self
    }
  }
}
