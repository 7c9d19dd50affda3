// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum ScriptDidLog: Notification {
  static let name = "script/didLog"
  static let summary = "A script of a document printed a message or failed."

  enum Level: String, WireEnum {
    case message, error, limitExceeded, unsupported, notPermitted
  }

  struct Params: WrittenRecord {
    var documentId = ""
    var script = ""
    var level = Level.message
    var text = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("script", \.script, "The script, by field and event or by its name."),
      .required(
        "level", \.level,
        """
        `message`: printed by `console.println`. `error`: thrown; earlier effects stay. \
        `limitExceeded`: stopped, without any effect. `unsupported`: a called function does \
        nothing here. `notPermitted`: a field stays as it is because of signatures, and the script \
        went on; told once per reason.
        """),
      .required(
        "text", \.text.shownText,
        "The text that the script printed, threw or called, or why the field stays."),
    ]
  }
}
