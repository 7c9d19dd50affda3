// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The id that connects an answer to its request. `1` differs from `"1"`.
public enum MessageID: Hashable, Sendable {
  case integer(Int64)
  case string(String)
}

extension MessageID: WireValue {
  public static var wireType: WireType { .union([.integer, .string]) }

  public init(wire node: JSONNode) throws(WireError) {
    if node.kind == .integer, let value = node.integer {
      self = .integer(value)
    } else if let value = node.string {
      self = .string(value)
    } else {
      throw .expected("an integer or a string", got: node)
    }
  }

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .integer(let value): writer.integer(value)
    case .string(let value): writer.string(value)
    }
  }
}
