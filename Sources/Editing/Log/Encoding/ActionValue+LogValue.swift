// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Written as the equivalent JSON, members by name. Values nested deeper than ``depth`` are refused.
extension ActionValue: LogValue {
  public static let depth = 64

  public var encoded: JSONTree {
    switch self {
    case .flag(let value): .bool(value)
    case .integer(let value): .integer(Int64(value))
    case .number(let value): .number(value)
    case .text(let value): .string(value)
    case .list(let values): .array(values.map(\.encoded))
    case .record(let members):
      .object(members.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.encoded) })
    }
  }

  public init(encoded: JSONTree) throws(EditError) { try self.init(encoded, depth: 0) }

  private init(_ tree: JSONTree, depth: Int) throws(EditError) {
    guard depth < ActionValue.depth else {
      throw .unreadable("It has an action with values that are nested too deeply.")
    }
    switch tree {
    case .null: throw .unreadable("It has an action with a null member.")
    case .bool(let value): self = .flag(value)
    case .integer(let value): self = .integer(Int(value))
    case .number(let value): self = .number(value)
    case .string(let value): self = .text(value)
    case .array(let elements):
      var values: [ActionValue] = []
      for element in elements { values.append(try ActionValue(element, depth: depth + 1)) }
      self = .list(values)
    case .object(let members):
      var values: [String: ActionValue] = [:]
      for member in members {
        values[member.name] = try ActionValue(member.value, depth: depth + 1)
      }
      self = .record(values)
    }
  }
}
