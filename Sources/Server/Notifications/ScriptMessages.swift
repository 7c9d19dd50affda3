// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Scripts
import Workspace

/// A button of an alert.
enum AlertButton: String, WireEnum {
  case ok, cancel, yes, no
}

/// The picture of an alert.
enum AlertIcon: String, WireEnum {
  case error, warning, question, status
}

enum HostAlert: ClientRequest {
  static let name = "host/alert"
  static let summary = """
    A script of the document wants its user to read this: show it, and answer with the button that \
    was chosen. There is no deadline; an error, or a cancel of what caused it, counts as `cancel`, \
    else `no`, else `ok`.
    """

  struct Params: Record {
    static let name = "HostAlertParams"
    var documentId = ""
    var message = ""
    var title = ""
    var icon = AlertIcon.error
    var buttons: [AlertButton] = []
    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("message", \.message.shownText, "The text."),
      .required("title", \.title.shownLine, "Its title; often empty."),
      .required("icon", \.icon, "What kind of text it is."),
      .required("buttons", \.buttons, "The buttons, in their order."),
    ]
  }

  struct Result: Record {
    static let name = "HostAlertResult"
    var button = AlertButton.ok
    static let fields: [Field<Self>] = [.required("button", \.button, "The chosen one.")]
  }
}

enum HostPrompt: ClientRequest {
  static let name = "host/prompt"
  static let summary = "A script of the document asks its user for a text, as `host/alert` does."

  struct Params: Record {
    static let name = "HostPromptParams"
    var documentId = ""
    var message = ""
    var title = ""
    var label = ""
    var value = ""
    var password = false
    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("message", \.message.shownText, "The question."),
      .required("title", \.title.shownLine, "Its title; often empty."),
      .required("label", \.label.shownLine, "What stands before the entry; often empty."),
      .required("value", \.value, "What is entered at first."),
      .required("password", \.password, "Whether what is entered shall not be seen."),
    ]
  }

  struct Result: Record {
    static let name = "HostPromptResult"
    var value: String?
    static let fields: [Field<Self>] = [
      .optional("value", \.value, "What was entered; nothing: it was cancelled.")
    ]
  }
}

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
      .required("text", \.text.shownText, "What it said, threw or called."),
    ]
  }
}
