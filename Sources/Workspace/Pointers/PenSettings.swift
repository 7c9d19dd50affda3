// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

/// What pens and fingers do.
public struct PenSettings: Hashable, Sendable {
  /// What a pen takes when it draws while the tool is `pan`; `nil`: nothing.
  public var penTool: ToolName? = .freehand
  /// What a pen's other end works with; `nil`: the same as its tip.
  public var eraserTool: ToolName? = .eraser
  /// What a pen works with while its barrel button is held; `nil`: the button opens the menu.
  public var barrelTool: ToolName?
  /// Whether a finger draws with a creating tool, instead of scrolling; `nil`: unless a pen took the
  /// tool.
  public var fingerDraws: Bool?
  public var palmRejection = PalmRejection.ignore

  public init() {}

  /// The tools that are named and have to be there; the standard ones need not be.
  var namedTools: [ToolName] {
    let standard = PenSettings()
    let named = [
      penTool == standard.penTool ? nil : penTool,
      eraserTool == standard.eraserTool ? nil : eraserTool, barrelTool,
    ]
    return named.compactMap { $0 }
  }
}

/// What the pens and fingers of a view have changed, and what has to be put back.
struct PenUse {
  /// The tool that a pen took because it drew.
  var taken: ToolName?
  /// The tool that a part of the pen works with, for one gesture.
  var borrowed: ToolName?
  /// The finger that scrolls while a pen draws.
  var scrollingFinger: PointerSample?

  /// Another tool is the current one.
  mutating func follow(_ tool: ToolName) {
    if borrowed == nil, taken != tool { taken = nil }
  }
}
