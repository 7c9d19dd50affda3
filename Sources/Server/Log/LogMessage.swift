// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum LogMessage: Notification {
  static let name = "log/message"
  static let summary = """
    What the server has to say of its work, once it was asked for by `log/setLevel`: never of what \
    documents say, and never a password.
    """
  static let isDroppable = true

  struct Params: Record {
    static let name = "LogMessageParams"
    var level = LogLevel.info
    var message = ""
    static let fields: [Field<Self>] = [
      .required("level", \.level, "How much it matters."),
      .required("message", \.message, "A sentence, for people."),
    ]
  }
}
