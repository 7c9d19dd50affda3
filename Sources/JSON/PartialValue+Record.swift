// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

/// Reads only the given members, but writes the whole value.
extension PartialValue: Record where Value: DeclaredRecord {
  public static var name: String { Value.name }
  public static var summary: String { Value.summary }

  public static var fields: [Field<Self>] {
    Value.fields.map { field in
      let name = field.description.name
      return field.given.at(\.value, noting: { $0.note(name) })
    }
  }
}

extension PartialValue: WrittenRecord where Value: DeclaredRecord {}
extension PartialValue: WireValue where Value: DeclaredRecord {}
