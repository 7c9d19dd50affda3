// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// The uses of pens and fingers.
public struct PenSettings: Hashable, Sendable {
  /// The tool that a pen takes when it draws in `pan`. `nil` if it takes none.
  public var penTool: ToolName? = .freehand
  /// The tool of a pen's other end; `nil`: the same as its tip.
  public var eraserTool: ToolName? = .eraser
  /// The tool of a pen while its barrel button is held; `nil`: the button opens the menu.
  public var barrelTool: ToolName?
  /// Whether a finger draws with a creating tool instead of scrolling; `nil`: it draws unless a pen took
  /// the tool.
  public var fingerDraws: Bool?
  public var palmRejection = PalmRejection.ignore

  public init() {}

  /// The named tools that must exist; the default ones may be missing.
  var namedTools: [ToolName] {
    let standard = PenSettings()
    let named = [
      penTool == standard.penTool ? nil : penTool,
      eraserTool == standard.eraserTool ? nil : eraserTool, barrelTool,
    ]
    return named.compactMap { $0 }
  }
}

/// Changes that the pens and fingers of a view have made. They must be restored.
struct PenUse {
  /// The tool that a pen took because it drew.
  var taken: ToolName?
  /// The tool that a part of the pen uses, for one gesture.
  var borrowed: ToolName?
  /// The finger that scrolls while a pen draws.
  var scrollingFinger: PointerSample?

  /// Notes that another tool has become the current one.
  mutating func follow(_ tool: ToolName) {
    if borrowed == nil, taken != tool { taken = nil }
  }
}
