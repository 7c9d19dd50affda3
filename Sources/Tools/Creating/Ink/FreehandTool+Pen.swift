// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension FreehandTool {
  /// Whether a gesture shows that the pen was put away.
  func endsPen(_ gesture: Gesture) -> Bool {
    switch gesture {
    case .hover, .contextMenu: false
    default: pen != nil && !hasWork && gesture.sample.pointerType != .pen
    }
  }

  /// Commits a pen's stroke at once. The stroke joins the previous ink if it continues it. A stroke
  /// over several pages makes new ink on each page; the next stroke can continue the ink on the last
  /// page. The tool stays whatever the options say, since the next stroke may belong to the same ink.
  mutating func finishPenStroke(
    _ pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let work, !work.strokes.isEmpty else {
      self.work = nil
      return .handled
    }
    let (id, page): (String, Int)
    if let pen, work.pages == [pen.pageIndex], let ink = try pen.annotation(context) {
      (id, page) = (pen.id, pen.pageIndex)
      var longer = work.appended(to: ink)
      longer.modified = context.now
      try context.carryOut(UpdateAnnotations([longer], verb: "Extend"))
    } else {
      let new = try annotations(context)
      guard let last = new.last else { return .handled }
      (id, page) = (last.id, last.pageIndex)
      try context.perform(AddAnnotations(new))
    }
    pen = PenInk(
      id: id, pageIndex: page, style: context.style(of: name), time: pointer.time)
    self.work = nil
    return .handled
  }
}
