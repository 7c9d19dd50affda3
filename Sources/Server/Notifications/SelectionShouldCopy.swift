// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum SelectionShouldCopy: ClientRequest {
  static let name = "selection/shouldCopy"
  static let summary = "May the user copy or cut what is selected, and which text is copied?"

  struct Result: Record {
    static let name = "ShouldCopyResult"
    var allow = WireGateAnswer(.allow)
    var text: String?
    static let fields: [Field<Self>] = [
      .required("allow", \.allow, "Whether it may be copied."),
      .optional("text", \.text, "The text to copy instead of the selected one."),
    ]
  }

  struct Params: HookParams {
    static let name = "ShouldCopyParams"
    var hook = HookContext()
    var text: String?
    var ids: [String] = []
    static let fields: [Field<Self>] =
      Field<Self>.hook + [
        .optional("text", \.text, "The selected text; absent if none is selected."),
        .required("ids", \.ids, "The selected annotations; none for text or an image."),
        .hookAnnotation,
      ]
  }
}
