// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum AnnotationsShouldEdit: ClientRequest {
  static let name = "annotations/shouldEdit"
  static let summary = """
    May the user change or delete these annotations? Asked before the change. One gesture, key or \
    command asks once.
    """
  typealias Result = Allowance

  struct Params: HookParams {
    static let name = "ShouldEditParams"
    var hook = HookContext()
    var ids: [String] = []
    var step = ""
    static let fields: [Field<Self>] =
      Field<Self>.hook + [
        .required("ids", \.ids, "The annotations."), .hookAnnotation,
        .required("name", \.step, "The name of the undo step, such as `Move square`."),
      ]
  }
}
