// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension PanTool: LinkFocusing {
  public var focusedLink: Annotation? {
    if case .focused(let link) = current { link } else { nil }
  }

  public mutating func go(
    to link: Annotation, _ context: any ToolContext
  ) throws(ToolError) {
    current = .focused(link)
    try context.show(link.rect, onPage: link.pageIndex)
  }

  /// Marks the link that has the keyboard focus.
  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard let link = focusedLink else { return [] }
    return [OverlayItem(.rect(link.rect), role: .selection, pageIndex: link.pageIndex)]
  }

  /// Performs a command on the link that has the keyboard focus.
  mutating func perform(
    _ command: CommandName, on link: Annotation, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch command {
    case "commit", "openLink":
      let place = PagePoint(pageIndex: link.pageIndex, point: link.rect.center)
      let outcome = try open(link, at: place, context)
      // The focus stays beside the reader, not on a page that the link has led away from.
      let isShown = context.view.visiblePages.contains { $0.pageIndex == link.pageIndex }
      if !isShown { current = .idle }
      return outcome
    case "copyLink": return copy(link, context)
    case "cancel":
      current = .idle
      return .handled
    default: return .notHandled
    }
  }
}
