// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

extension JSONTree {
  /// The same value with members sorted by name and integral numbers as integers, so that values that are
  /// equal in JSON compare equal.
  var canonical: JSONTree {
    switch self {
    case .null, .bool, .integer, .string: self
    case .number(let value): Int64(exactly: value).map(JSONTree.integer) ?? self
    case .array(let elements): .array(elements.map(\.canonical))
    case .object(let members):
      .object(
        members.map { Member($0.name, $0.value.canonical) }.sorted { $0.name < $1.name })
    }
  }

  /// The same value with a function applied to each string except members' names.
  func mappingStrings(_ change: (String) -> String) -> JSONTree {
    switch self {
    case .null, .bool, .integer, .number: self
    case .string(let text): .string(change(text))
    case .array(let elements): .array(elements.map { $0.mappingStrings(change) })
    case .object(let members):
      .object(members.map { Member($0.name, $0.value.mappingStrings(change)) })
    }
  }
}
