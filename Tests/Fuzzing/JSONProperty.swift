// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Server

/// What was read is read again from what is written of it: values, and what messages turn them into.
enum JSONProperty {
  static func problem(with input: [UInt8]) -> String? {
    guard let document = try? JSONDocument.parse(input) else { return nil }
    do throws(Broken) {
      try checkTree(JSONTree(document.root))
      if let method = document.root[member: "method"]?.string {
        let node = document.root[member: "params"] ?? document.root
        try checkRecord(of: Declarations.params[method], node)
      }
      if let result = document.root[member: "result"] {
        for type in Declarations.answers { try checkRecord(of: type, result) }
      }
      return nil
    } catch {
      return error.what
    }
  }

  private static func checkTree(_ tree: JSONTree) throws(Broken) {
    let bytes = tree.wireBytes
    let again = try parsed(bytes)
    try expect(tree.isSame(as: again), "\(tree.wireText) became \(again.wireText)")
    try expect(again.wireBytes == bytes, "\(tree.wireText) is written as \(again.wireText) then.")
  }

  private static func checkRecord(
    of type: (any Record.Type)?, _ node: JSONNode
  ) throws(Broken) {
    if let type { try check(type, node) }
  }

  private static func check<R: Record>(_ type: R.Type, _ node: JSONNode) throws(Broken) {
    guard let record = try? R(wire: node) else { return }
    let text = record.wireText
    let document: JSONDocument
    do {
      document = try JSONDocument.parse(text)
    } catch {
      throw Broken("\(R.self) writes what is no JSON (\(error)): \(text)")
    }
    do {
      let again = try R(wire: document.root)
      try expect(again.wireText == text, "\(text) of \(R.self) became \(again.wireText)")
    } catch {
      throw Broken("\(R.self) does not read what it writes: \(text): \(error)")
    }
  }

  private static func parsed(_ bytes: [UInt8]) throws(Broken) -> JSONTree {
    do {
      return JSONTree(try JSONDocument.parse(bytes).root)
    } catch {
      throw Broken(
        "What was written is no JSON (\(error)): \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

extension JSONTree {
  /// Whether both are one value; `1.0` is `1`.
  fileprivate func isSame(as other: JSONTree) -> Bool {
    switch (self, other) {
    case (.array(let one), .array(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
    case (.object(let one), .object(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.name == $1.name && $0.value.isSame(as: $1.value) }
    case (.number(let one), _): one == other.double
    default: self == other
    }
  }
}
