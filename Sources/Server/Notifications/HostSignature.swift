// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON

extension HostSignatureRequest: WireEnum {}

enum HostSignature: Notification {
  static let name = "host/signature"
  static let summary =
    "The user wants something of a signature field that the front end has to see to."

  struct Params: HostParams {
    static let name = "HostSignatureParams"
    var place = HostPlace()
    var wish = HostSignatureRequest.sign
    var field = ""
    var annotationId = ""
    var pageIndex = 0

    init() {}

    init(
      _ place: HostPlace, _ wish: HostSignatureRequest, _ field: String, _ annotation: Annotation
    ) {
      self.place = place
      self.wish = wish
      self.field = field
      annotationId = annotation.id
      pageIndex = annotation.pageIndex
    }

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required(
          "wish", \.wish,
          "`sign`: to sign it digitally, with `signatures/sign`; `information`: to see who did, with "
            + "`signatures/verify`."),
        .required("field", \.field, "The field's name."),
        .required("annotationId", \.annotationId, "The widget that was touched."),
        .required("pageIndex", \.pageIndex, "The page of that."),
      ]
  }
}
