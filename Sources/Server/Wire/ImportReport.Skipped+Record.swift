// SPDX-License-Identifier: AGPL-3.0-or-later

import Exchange
import JSON

extension ImportReport.Skipped: WrittenRecord {
  public static let fields: [Field<Self>] = [
    .optional("index", \.index, "The index among the annotations of the input, from 0."),
    .optional("id", \.id, "The object's id or name, if it has one."),
    .required("reason", \.reason, "The reason, as a sentence."),
  ]
}
