// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

extension FormSubmission.Format: WireEnum { public static let name = "SubmitFormat" }
extension FormSubmission.Method: WireEnum { public static let name = "SubmitMethod" }

enum HostSubmitForm: Notification {
  static let name = "host/submitForm"
  static let summary = """
    The user submits a form: send its data, if your policy allows it. The server sends nothing.
    """

  struct Params: Record {
    static let name = "HostSubmitFormParams"
    var documentId = ""
    var viewId: String?
    var submission = FormSubmission(
      url: "", format: .fdf, method: .post, contentType: "", body: [])
    var body = ""
    var encoding = BodyEncoding.text

    init() {}

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
      .required("documentId", \.documentId, "The document."),
      .optional("viewId", \.viewId, "The view in which the user did it, where it was in one."),
      .required("url", \.submission.url, "The address, as the document gives it."),
      .required("method", \.submission.method, "How."),
      .required("format", \.submission.format, "The format of the data."),
      .required("contentType", \.submission.contentType, "Its type in a request's header."),
      .required("encoding", \.encoding, "How the data is written here."),
      .required("body", \.body, "The data; empty where the URL says all."),
    ]
  }
}

/// How the body of a submission is written.
enum BodyEncoding: String, WireEnum { case text, base64 }
