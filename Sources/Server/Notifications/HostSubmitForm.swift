// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

extension FormSubmission.Format: WireEnum { public static let name = "SubmitFormat" }
extension FormSubmission.Method: WireEnum { public static let name = "SubmitMethod" }

enum HostSubmitForm: Notification {
  static let name = "host/submitForm"
  static let summary = """
    The user submits a form. Send its data if your policy allows it. The server sends nothing \
    itself.
    """

  struct Params: WrittenRecord {
    var documentId = ""
    var viewId: String?
    var submission = FormSubmission(url: "", format: .fdf, method: .post, contentType: "", body: [])
    var body = ""
    var encoding = BodyEncoding.text

    init(_ submission: FormSubmission, documentId: String, viewId: String? = nil) {
      self.documentId = documentId
      self.viewId = viewId
      self.submission = submission
      let isBinary = submission.format == .fdf || submission.format == .pdf
      encoding = isBinary ? .base64 : .text
      var bytes = submission.body
      if isBinary {
        bytes = []
        Base64Codec.encode(submission.body, to: &bytes)
      }
      body = String(decoding: bytes, as: UTF8.self)
    }

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("viewId", \.viewId, "The view, if the user submitted the form in one."),
      .required("url", \.submission.url, "The address, as in the document."),
      .required("method", \.submission.method, "The HTTP method."),
      .required("format", \.submission.format, "The format of the data."),
      .required(
        "contentType", \.submission.contentType,
        "The value for the `Content-Type` header."),
      .required("encoding", \.encoding, "The encoding of `body`."),
      .required("body", \.body, "The data; empty if the URL contains it."),
    ]
  }
}

/// The encoding of a submission's body.
enum BodyEncoding: String, WireEnum { case text, base64 }
