// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum AnnotationsShouldSelect: ClientRequest {
  static let name = "annotations/shouldSelect"
  static let summary = "May the user select these annotations? Asked once per gesture."

  struct Result: Record {
    static let name = "ShouldSelectResult"
    var allow = WireGateAnswer(.allow)
    var ids: [String]?
    static let fields: [Field<Self>] = [
      .required("allow", \.allow, "Whether any of the annotations may be selected."),
      .optional("ids", \.ids, "The ids of the annotations that may be selected, if not all."),
    ]
  }

  struct Params: HookParams {
    static let name = "ShouldSelectParams"
    var hook = HookContext()
    var ids: [String] = []
    static let fields: [Field<Self>] =
      Field<Self>.hook + [
        .required("ids", \.ids, "The annotations that are not selected yet."), .hookAnnotation,
      ]
  }
}
