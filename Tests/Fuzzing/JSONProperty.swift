// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import LayerFuzzing

/// What was read is read again from what is written of it: values, and what messages turn them into.
enum JSONProperty {
  static func problem(with input: [UInt8]) -> String? {
    guard let document = try? JSONDocument.parse(input) else { return nil }
    do throws(Broken) {
      try ValueProperty.check(JSONTree(document.root))
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

  private static func checkRecord(
    of type: (any WrittenRecord.Type)?, _ node: JSONNode
  ) throws(Broken) {
    if let type { try check(type, node) }
  }

  private static func check<R: WrittenRecord>(_ type: R.Type, _ node: JSONNode) throws(Broken) {
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
}
