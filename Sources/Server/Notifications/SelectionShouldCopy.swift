// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum SelectionShouldCopy: ClientRequest {
  static let name = "selection/shouldCopy"
  static let summary = "May the user copy or cut the selection, and with what text?"

  struct Result: Record {
    static let name = "ShouldCopyResult"
    var allow = WireGateAnswer(.allow)
    var text: String?
    static let fields: [Field<Self>] = [
      .required("allow", \.allow, "Whether the selection may be copied."),
      .optional("text", \.text, "The text to copy instead of the selected text."),
    ]
  }

  struct Params: HookParams {
    static let name = "ShouldCopyParams"
    var hook = HookContext()
    var text: String?
    var ids: [String] = []
    static let fields: [Field<Self>] =
      Field<Self>.hook + [
        .optional(
          "text", \.text, "The text to copy; absent if annotations or an image are selected."),
        .required("ids", \.ids, "The selected annotations; none if text or an image is selected."),
        .hookAnnotation,
      ]
  }
}
