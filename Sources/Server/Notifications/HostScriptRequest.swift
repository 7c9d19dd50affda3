// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Scripts

enum HostScriptRequest: Notification {
  static let name = "host/scriptRequest"
  static let summary = """
    A script of the document wants its user to mail, print or hear something: do it, if your policy \
    allows it, and ask the user before anything leaves the machine. The server does none of it.
    """

  enum Kind: String, WireEnum {
    case mail, print, beep
  }

  struct Params: Record {
    static let name = "HostScriptRequestParams"
    var documentId = ""
    var script = ""
    var kind = Kind.beep
    var attach: String?
    var to: String?
    var cc: String?
    var bcc: String?
    var subject: String?
    var message: String?
    var firstPage: Int?
    var lastPage: Int?

    static let fields: [JSON.Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required("script", \.script, "The script: a field and an event, or its name."),
      .required("kind", \.kind, "The kind of request."),
      .optional(
        "attach", \.attach,
        "For `mail`: the attachment, `document`, `form` (its data) or `nothing`."),
      .optional("to", \.to, "For `mail`: the receivers."),
      .optional("cc", \.cc, "To `mail`."),
      .optional("bcc", \.bcc, "To `mail`."),
      .optional("subject", \.subject.shownLine, "To `mail`."),
      .optional("message", \.message, "To `mail`."),
      .optional("firstPage", \.firstPage, "For `print`: the first page's index."),
      .optional("lastPage", \.lastPage, "For `print`: the last page's index."),
    ]

    init() {}

    /// `nil` of what is no request.
    init?(_ effect: ScriptEffect) {
      switch effect {
      case .mail(let mail):
        kind = .mail
        attach = mail.attaches
        to = mail.to
        cc = mail.cc
        bcc = mail.bcc
        subject = mail.subject
        message = mail.message
      case .print(let first, let last): (kind, firstPage, lastPage) = (.print, first, last)
      case .beep: kind = .beep
      default: return nil
      }
    }
  }
}
