// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum LogMessage: Notification {
  static let name = "log/message"
  static let summary = """
    A log message, sent if `log/setLevel` has asked for it. It never contains the contents of \
    documents or a password.
    """
  static let isDroppable = true

  struct Params: WrittenRecord {
    var level = LogLevel.info
    var message = ""
    static let fields: [Field<Self>] = [
      .required("level", \.level, "The severity of the message."),
      .required("message", \.message, "The message, a sentence for people."),
    ]
  }
}
