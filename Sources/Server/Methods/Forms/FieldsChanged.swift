// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import Workspace

/// The fields that a request changed.
struct FieldsChanged: WrittenRecord {
  var changed: [PlacedField] = []
  var revision = 0

  init(_ open: OpenDocument, _ change: Change?) {
    changed = open.document.wireFields(change?.effect.fields ?? [])
    revision = open.editor.revision
  }

  /// - Parameter report: what was read of a large change; `nil` to read the fields now.
  init(_ open: OpenDocument, _ change: Change, _ report: ChangeReport?) {
    changed = report?.fields ?? open.document.wireFields(change.effect.fields)
    revision = open.editor.revision
  }

  static let fields: [Field<Self>] = [
    .required("changed", \.changed, "The changed fields."),
    .revision(\.revision),
  ]
}
