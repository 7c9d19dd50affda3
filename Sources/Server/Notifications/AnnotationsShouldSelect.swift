// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum AnnotationsShouldSelect: ClientRequest {
  static let name = "annotations/shouldSelect"
  static let summary = "May the user select these annotations? Asked once for a gesture."

  struct Result: Record {
    static let name = "ShouldSelectResult"
    var allow = WireGateAnswer(.allow)
    var ids: [String]?
    static let fields: [Field<Self>] = [
      .required("allow", \.allow, "Whether any of them may be."),
      .optional("ids", \.ids, "Those that may be, where not all may."),
    ]
  }

  struct Params: HookParams {
    static let name = "ShouldSelectParams"
    var hook = HookContext()
    var ids: [String] = []
    static let fields: [Field<Self>] =
      Field<Self>.hook + [
        .required("ids", \.ids, "Those that are not selected yet."), .hookAnnotation,
      ]
  }
}
