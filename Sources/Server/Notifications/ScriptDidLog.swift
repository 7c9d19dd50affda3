// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum ScriptDidLog: Notification {
  static let name = "script/didLog"
  static let summary = "A script of a document said something to whoever wrote it, or failed."

  enum Level: String, WireEnum {
    case message, error, limitExceeded, unsupported
  }

  struct Params: Record {
    static let name = "ScriptDidLogParams"
    var documentId = ""
    var script = ""
    var level = Level.message
    var text = ""
    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("script", \.script, "The script: a field and an event, or its name."),
      .required(
        "level", \.level,
        "`message`: by `console.println`; `error`: it threw this, and what it did before stands; "
          + "`limitExceeded`: it was ended, and nothing of it stands; `unsupported`: it called this, "
          + "which does nothing."),
      .required("text", \.text.shownText, "The text that it printed, threw or called."),
    ]
  }
}
