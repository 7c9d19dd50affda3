// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The trials of `pan` for each way to touch the page, in order, until one of them acts.
enum PanTable {
  enum Trial {
    /// The annotations, fields and links that a touch means, the likeliest first.
    case things
    /// Those but links, which only a tap follows.
    case annotations
    /// Those that the pointer is on, except links and marked text.
    case solidThings
    /// Text that looks like a URI.
    case detectedLink
    /// The menu of a link.
    case linkMenu
    case text
    case image, fastScroll, smartZoom, userInterface, creationMenu
  }

  static func trials(for touch: PanTouch, by pointer: PointerType) -> [Trial] {
    let isMouse = pointer == .mouse
    return switch touch {
    case .tap: [.things, .detectedLink, .fastScroll, .userInterface]
    // Each of several quick taps at the side turns a page, as the first of them did.
    case .doubleTap: [.solidThings, .fastScroll, isMouse ? .text : .smartZoom, .annotations]
    case .tripleTap: [.solidThings, .fastScroll] + (isMouse ? [.text] : []) + [.annotations]
    case .longPress: [.linkMenu, .solidThings, .text, .annotations, .image, .creationMenu]
    case .secondaryClick: [.linkMenu, .solidThings, .text, .annotations, .creationMenu]
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
  case tap, doubleTap, tripleTap, longPress, secondaryClick
}
