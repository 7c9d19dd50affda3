// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum FormsSubmit: PromptMethod {
  static let name = "forms/submit"
  static let effect = Effect.writes
  static let summary = """
    Puts together what a form is submitted as, and hands it over with `host/submitForm`: the server \
    sends nothing. What the tools have under way is committed first.
    """
  static let errors: [ErrorKind] = .committing + [.limitExceeded]

  struct Params: DocumentParams {
    static let name = "FormsSubmitParams"
    var documentId = ""
    var url = ""
    var format = FormSubmission.Format.fdf
    var method = FormSubmission.Method.post
    var given: [String]?
    var exclude = false
    var includeEmpty = false

    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("url", \.url, "The address."),
      .defaulted(
        "format", \.format, .fdf, "The format of the data; `html` as in a form of the web."),
      .defaulted("method", \.method, .post, "`GET` puts `html` into the URL."),
      .optional(
        "fields", \.given,
        "Names or ids of fields; all unless given. A name includes the fields below it."
      ),
      .defaulted("exclude", \.exclude, false, "Whether all fields but those are meant."),
      .defaulted(
        "includeEmpty", \.includeEmpty, false, "Whether fields without a value are named."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    let open = try call.document(params)
    try tooling(open.commitWork())
    var options = SubmitOptions(url: params.url)
    options.format = params.format
    options.scope = FieldScope(params.given, excludes: params.exclude)
    options.includesEmpty = params.includeEmpty
    options.usesGet = params.method == .get
    let submission = try tooling(open.submission(of: options))
    call.session.notify(
      HostSubmitForm.self, HostSubmitForm.Params(submission, documentId: open.id))
    return Nothing()
  }
}
