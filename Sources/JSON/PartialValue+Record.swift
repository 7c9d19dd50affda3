// SPDX-License-Identifier: AGPL-3.0-or-later

import Members

/// On the wire, a partial value has the given members. The whole value is written.
extension PartialValue: Record where Value: DeclaredRecord {
  public static var name: String { Value.name }
  public static var summary: String { Value.summary }

  public static var fields: [Field<Self>] {
    Value.fields.map { field in
      let name = field.description.name
      return field.at(\.value, noting: { $0.note(name) })
    }
  }
}

extension PartialValue: WireValue where Value: DeclaredRecord {}
