// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// What `pan` does with each way to touch each kind of thing.
enum PanTable {
  enum Response {
    /// Hands over to the tool that edits the annotation.
    case edit
    case selectText, follow, toggle, menu
  }

  /// `nil`: nothing.
  static func response(to touch: PanTouch, on target: PanTarget) -> Response? {
    responses[touch]?[target.kind]
  }

  private static let responses: [PanTouch: [PanTarget.Kind: Response]] = [
    .tap: [
      .annotation: .edit, .link: .follow, .detectedLink: .follow, .text: .toggle, .page: .toggle,
    ],
    .repeated: [.annotation: .edit, .text: .selectText],
    .press: [.annotation: .edit, .link: .menu, .text: .selectText, .page: .menu],
  ]

  /// The tools that put what they make where the menu was opened. Others are taken, and then draw.
  static let placing: Set<ToolName> = [
    "sticky", "freeText", "callout", "dateText", "signature", "imageStamp", "rubberStamp",
    "checkMark", "crossMark", "dotMark", "fileAttachment", "sound", "count",
  ]
}
