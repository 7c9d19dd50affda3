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

  /// Adds a pen's stroke at once, to the ink before it where it goes on with that. Whatever the options
  /// say, the tool stays: the next stroke may belong to the same ink.
  mutating func finishPenStroke(
    _ pointer: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let work, !work.strokes.isEmpty else {
      self.work = nil
      return .handled
    }
    let id: String
    if let pen, let ink = try pen.annotation(context) {
      id = pen.id
      var longer = work.appended(to: ink)
      longer.modified = context.now
      try context.carryOut(UpdateAnnotations([longer], verb: "Extend"))
    } else {
      guard let new = try annotation(context) else { return .handled }
      id = new.id
      try context.perform(AddAnnotations([new]))
    }
    pen = PenInk(
      id: id, pageIndex: work.pageIndex, style: context.style(of: name), time: pointer.time)
    self.work = nil
    return .handled
  }
}
