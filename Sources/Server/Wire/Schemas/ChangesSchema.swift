// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The type of changes to a record: each member may be missing, and `null` removes it.
enum ChangesSchema {
  static func type<R: WrittenRecord>(of record: R.Type) -> WireType {
    .object(
      ObjectType(
        nil, "",
        R.fields.map { field in
          let member = field.description
          return .optional(
            member.name, .union([member.boundedType, .constant(.null)]), member.summary)
        }))
  }
}
