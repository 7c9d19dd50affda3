// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Scripts

enum HostScriptRequest: Notification {
  static let name = "host/scriptRequest"
  static let summary = """
    A script of the document requests to mail, print or beep. Do it only if your policy allows it, \
    and ask the user before data leaves the machine. The server does none of this.
    """

  enum Kind: String, WireEnum {
    case mail, print, beep
  }

  struct Params: WrittenRecord {
    var documentId = ""
    var script = ""
    var kind: Kind
    var mail: ScriptMail?
    var firstPage: Int?
    var lastPage: Int?

    static let fields: [JSON.Field<Self>] = [
      .document(\.documentId),
      .required("script", \.script, "The script, by field and event or by its name."),
      .required("kind", \.kind, "The kind of request."),
      .optional(
        "attach", \.mail?.attaches,
        "For `mail`: the attachment, `document`, `form` (its data) or `nothing`."),
      .optional("to", \.mail?.to, "For `mail`: the recipients."),
      .optional("cc", \.mail?.cc, "For `mail`: the recipients of copies."),
      .optional("bcc", \.mail?.bcc, "For `mail`: the recipients of blind copies."),
      .optional("subject", \.mail?.subject.shownLine, "For `mail`: the subject."),
      .optional("message", \.mail?.message, "For `mail`: the message."),
      .optional("firstPage", \.firstPage, "For `print`: the first page, from 0."),
      .optional("lastPage", \.lastPage, "For `print`: the last page, from 0."),
    ]

    /// `nil` for an effect that is not a request.
    init?(_ effect: ScriptEffect) {
      switch effect {
      case .mail(let mail): (kind, self.mail) = (.mail, mail)
      case .print(let first, let last): (kind, firstPage, lastPage) = (.print, first, last)
      case .beep: kind = .beep
      default: return nil
      }
    }
  }
}
