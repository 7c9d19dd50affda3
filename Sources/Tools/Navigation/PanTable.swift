// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// What `pan` tries for each way to touch the page, in order, until something is done.
enum PanTable {
  enum Trial {
    /// The annotations, fields and links that a touch means, the likeliest first.
    case things
    /// Those that the pointer is on, except links and marked text.
    case solidThings
    /// Text that looks like a URI.
    case detectedLink
    /// What can be done with a link.
    case linkMenu
    case text
    case image, userInterface, creationMenu
  }

  static func trials(for touch: PanTouch, by pointer: PointerType) -> [Trial] {
    switch touch {
    case .tap: [.things, .detectedLink, .userInterface]
    case .repeated: [.solidThings, .text, .things]
    case .longPress: [.linkMenu, .solidThings, .text, .things, .image, .creationMenu]
    case .secondaryClick: [.linkMenu, .solidThings, .text, .things, .creationMenu]
    }
  }

  /// The tools that put what they make where the menu was opened. Others are taken, and then draw.
  static let placing: Set<ToolName> = [
    "sticky", "freeText", "callout", "dateText", "signature", "imageStamp", "rubberStamp",
    "checkMark", "crossMark", "dotMark", "fileAttachment", "sound", "count",
  ]
}

/// A way to touch the page.
enum PanTouch {
  case tap
  /// The second or third tap of a series.
  case repeated
  case longPress, secondaryClick
}
