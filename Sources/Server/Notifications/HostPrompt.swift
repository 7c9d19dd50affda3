// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum HostPrompt: ClientRequest {
  static let name = "host/prompt"
  static let summary = """
    A script of the document asks the user for a text. It is like `host/alert`, which asks for a \
    button.
    """

  struct Params: WrittenRecord {
    var documentId = ""
    var message = ""
    var title = ""
    var label = ""
    var value = ""
    var password = false
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("message", \.message.shownText, "The question."),
      .required("title", \.title.shownLine, "The title; often empty."),
      .required("label", \.label.shownLine, "The label of the text field; often empty."),
      .required("value", \.value, "The initial value."),
      .required("password", \.password, "Whether to hide the entered text."),
    ]
  }

  struct Result: Record {
    var value: String?
    static let fields: [Field<Self>] = [
      .optional("value", \.value, "The entered text; absent if the user cancelled.")
    ]
  }
}
