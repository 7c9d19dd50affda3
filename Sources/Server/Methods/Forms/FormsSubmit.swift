// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC
import Workspace

enum FormsSubmit: Method {
  static let name = "forms/submit"
  static let effect = Effect.writes
  static let summary = """
    Prepares a form submission and hands it to the client. The data is in `host/submitForm`; the \
    server sends nothing itself. Pending work of the tools is committed first.
    """
  static let errors: [ErrorKind] = .committing + [.limitExceeded]

  struct Params: DocumentParams {
    var documentId = ""
    var url = ""
    var format = FormSubmission.Format.fdf
    var method = FormSubmission.Method.post
    var given: [String]?
    var exclude = false
    var includeEmpty = false

    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("url", \.url, "The address to submit to."),
      .defaulted("format", \.format, "The format of the data; `html` is that of web forms."),
      .defaulted("method", \.method, "The HTTP method; `GET` puts `html` data into the URL."),
      .optional(
        "fields", \.given,
        "Names or ids of fields; all unless given. A name includes the fields below it."
      ),
      .defaulted("exclude", \.exclude, "Whether to submit all fields except `fields`."),
      .defaulted("includeEmpty", \.includeEmpty, "Whether to include fields without a value."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Nothing> {
    let open = try call.document(params)
    guard URIReference.scheme(of: params.url) != nil else {
      throw RPCError(
        WireError(
          path: "params.url",
          message: "Give an address with its scheme, such as https://example.com/form."))
    }
    try tooling(open.commitWork())
    var options = SubmitOptions(url: params.url)
    options.format = params.format
    options.scope = FieldScope(params.given, excludes: params.exclude)
    options.includesEmpty = params.includeEmpty
    options.usesGet = params.method == .get
    let report = SubmissionReport(submission: try tooling(open.submission(of: options)), open: open)
    guard report.submission.format == .pdf else {
      report.notify(call.session)
      return .now(Nothing())
    }
    return .transaction(
      report.write(try tooling(open.startSubmittedFile()), call).map { Nothing() })
  }
}
