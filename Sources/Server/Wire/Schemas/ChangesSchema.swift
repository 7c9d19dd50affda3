// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The members of a record as changes: each may be missing, and `null` takes one away.
enum ChangesSchema {
  static func type<R: Record>(of record: R.Type) -> WireType {
    .object(
      ObjectType(
        nil, "",
        R.fields.map { field in
          let member = field.description
          return .optional(
            member.name, .union([member.type, .constant(.null)]), member.summary)
        }))
  }
}
