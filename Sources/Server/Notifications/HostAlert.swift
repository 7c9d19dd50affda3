// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

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
      .required("icon", \.icon, "The kind of message."),
      .required("buttons", \.buttons, "The buttons, in their order."),
    ]
  }

  struct Result: Record {
    static let name = "HostAlertResult"
    var button = AlertButton.ok
    static let fields: [Field<Self>] = [.required("button", \.button, "The chosen one.")]
  }
}
