// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import Members

extension HostSignatureRequest: WireEnum {}

enum HostSignature: Notification {
  static let name = "host/signature"
  static let summary =
    "The user activated a signature field, which the front end must handle."

  struct Params: HostParams {
    var place = HostPlace()
    var wish = HostSignatureRequest.sign
    var field = ""
    @Indirect var annotation: Annotation

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required(
          "wish", \.wish,
          """
          The request: `sign` it digitally, with `signatures/sign`, or show `information` about \
          the signer, with `signatures/verify`.
          """),
        .required("field", \.field, "The full name of the field."),
        .required("annotationId", \.annotation.id, "The widget that was activated."),
        .required("pageIndex", \.annotation.pageIndex, "The page of the widget, from 0."),
      ]
  }
}
