// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum AlertButton: String, WireEnum {
  case ok, cancel, yes, no
}

enum AlertIcon: String, WireEnum {
  case error, warning, question, status
}

enum HostAlert: ClientRequest {
  static let name = "host/alert"
  static let summary = """
    A script of the document shows the user a message. Display it, and answer with the chosen \
    button. There is no deadline. An error counts as `cancel`, or else `no`, or else `ok`. A \
    cancel of the request that runs the script ends the script, and nothing that it did stays.
    """

  struct Params: WrittenRecord {
    var documentId = ""
    var message = ""
    var title = ""
    var icon = AlertIcon.error
    var buttons: [AlertButton] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("message", \.message.shownText, "The text."),
      .required("title", \.title.shownLine, "The title; often empty."),
      .required("icon", \.icon, "The kind of message."),
      .required("buttons", \.buttons, "The buttons, in order."),
    ]
  }

  struct Result: Record {
    var button = AlertButton.ok
    static let fields: [Field<Self>] = [.required("button", \.button, "The chosen button.")]
  }
}
