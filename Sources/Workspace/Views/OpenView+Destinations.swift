// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension OpenView {
  /// The part of its page that a destination shows (ISO 32000-2, table 149).
  public func target(of destination: Destination) throws(ToolError) -> ViewTarget {
    switch destination.fit {
    case .position(nil, nil, nil): return .top
    case .position(let left, let top, let zoom): return .xyz(left: left, top: top, zoom: zoom)
    case .page: return .fitPage
    case .width(let top): return .fitWidth(top: top)
    case .height(let left): return .fitHeight(left: left)
    case .rect(let rect): return .fitRect(rect)
    case .content, .contentHeight: return .fitRect(try contentBox(destination.pageIndex))
    case .contentWidth(let top):
      let box = try contentBox(destination.pageIndex)
      let height = box.width * view.state.size.height / max(view.state.size.width, 1)
      let upper = top ?? box.y0
      return .fitRect(Rect(box.x0, upper, box.x1, upper + height))
    }
  }

  /// The extent of a page's contents; the whole page if it is empty.
  public func contentBox(_ pageIndex: Int) throws(ToolError) -> Rect {
    try engine(owner.contentBox(pageIndex))
  }
}
