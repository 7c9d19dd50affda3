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
        The level. `message`: printed by `console.println`. `error`: thrown by the script; its \
        earlier effects stay. `limitExceeded`: the script was stopped, without any effect. \
        `unsupported`: the script called a function that does nothing here. `notPermitted`: the \
        script wanted to change a field against the document's signatures; the field stays as it \
        is, and the script went on. Each reason is told once.
        """),
      .required(
        "text", \.text.shownText,
        "The text that the script printed, threw or called, or why the field stays."),
    ]
  }
}
