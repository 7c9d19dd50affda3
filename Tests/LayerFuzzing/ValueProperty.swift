// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A value that was read is read again from what is written of it.
public enum ValueProperty {
  public static func problem(with input: [UInt8]) -> String? {
    guard let document = try? JSONDocument.parse(input) else { return nil }
    do throws(Broken) {
      try check(JSONTree(document.root))
      return nil
    } catch {
      return error.what
    }
  }

  public static func check(_ tree: JSONTree) throws(Broken) {
    let bytes = tree.wireBytes
    let again = try parsed(bytes)
    try expect(tree.isSame(as: again), "\(tree.wireText) became \(again.wireText)")
    try expect(again.wireBytes == bytes, "\(tree.wireText) is written as \(again.wireText) then.")
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
