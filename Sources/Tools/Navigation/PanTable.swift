// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The trials of `pan` for each way to touch the page, in order, until one of them acts.
enum PanTable {
  enum Trial {
    /// The annotations, fields and links at a touch, the likeliest first.
    case things
    /// The annotations and fields at a touch, without links, which only a tap follows.
    case annotations
    /// The annotations and fields under the pointer, without links and marked text.
    case solidThings
    /// Text that looks like a URI.
    case detectedLink
    case linkMenu
    case text
    case image, fastScroll, smartZoom, userInterface, creationMenu
  }

  static func trials(for touch: PanTouch, by pointer: PointerType) -> [Trial] {
    let isMouse = pointer == .mouse
    return switch touch {
    case .tap: [.things, .detectedLink, .fastScroll, .userInterface]
    // Each of several quick taps at the side turns a page, like the first one.
    case .doubleTap: [.solidThings, .fastScroll, isMouse ? .text : .smartZoom, .annotations]
    case .tripleTap: [.solidThings, .fastScroll] + (isMouse ? [.text] : []) + [.annotations]
    case .longPress: [.linkMenu, .solidThings, .text, .annotations, .image, .creationMenu]
    case .secondaryClick: [.linkMenu, .solidThings, .text, .annotations, .creationMenu]
    }
  }

  /// The tools that place their object where the menu was opened. Other tools are only made current.
  static let placing: Set<ToolName> = [
    "sticky", "freeText", "callout", "dateText", "signature", "imageStamp", "rubberStamp",
    "checkMark", "crossMark", "dotMark", "fileAttachment", "sound", "count",
  ]
}

/// A way to touch the page.
enum PanTouch {
  case tap, doubleTap, tripleTap, longPress, secondaryClick
}
