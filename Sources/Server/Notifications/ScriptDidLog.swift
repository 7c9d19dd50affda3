// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum ScriptDidLog: Notification {
  static let name = "script/didLog"
  static let summary = "A script of a document printed a message or failed."

  enum Level: String, WireEnum {
    case message, error, limitExceeded, unsupported
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
        The level. `message`: printed by `console.println`. `error`: thrown by the script; its \
        earlier effects stay. `limitExceeded`: the script was stopped, without any effect. \
        `unsupported`: the script called a function that does nothing here.
        """),
      .required("text", \.text.shownText, "The text that the script printed, threw or called."),
    ]
  }
}
