// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Notes: their windows, their replies, and the text being typed.
extension AnnotationEditTool {
  /// The requirement of a question; for a note it includes the author and the replies.
  func requirement(
    of question: EditingQuestion, _ context: any ToolContext
  ) throws(ToolError) -> Requirement {
    var requirement = question.requirement
    guard case .note = question.topic else { return requirement }
    let note = question.annotation
    let all = try engine(context.document.page(note.pageIndex).annotations)
    requirement.note = Requirement.Note(
      note, replies: all.filter { $0.replyTo == note.id && !$0.isGrouped && $0.state == nil })
    return requirement
  }

  /// Keeps the text typed for a note so far. It is used if no answer comes.
  mutating func type(_ text: String) -> ToolOutcome {
    guard case .asking(var question) = current, case .note = question.topic else {
      return .notHandled
    }
    question.draft = text
    current = .asking(question)
    return .handled
  }

  /// Saves the text typed for a note. A touch elsewhere, Escape or another tool then does not lose it.
  mutating func finishNote(_ context: any ToolContext) throws(ToolError) {
    guard case .asking(let question) = current, let draft = question.draft else { return }
    _ = try take(.text(draft), context)
  }

  /// The selected note, open: its text in the rectangle of its window, or beside the note.
  func noteWindow(_ context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    guard let note = try onlySelected(context), note.type == .text else { return [] }
    let page = try context.pageRect(note.pageIndex)
    let window = try engine(
      note.popup.flatMap { id throws(EngineError) in
        try context.document.page(note.pageIndex).annotation(id)?.rect
      })
    let beside = Rect(origin: Point(note.rect.x1 + 6, note.rect.y0), size: Size(180, 100))
    let left = Rect(origin: Point(note.rect.x0 - 186, note.rect.y0), size: Size(180, 100))
    // If neither side has room, take the side with more room: it covers less of the note.
    let isRight = max(0, beside.x1 - page.x1) <= max(0, page.x0 - left.x0)
    let place = window ?? (isRight ? beside : left)
    return [
      OverlayItem(
        .text(note.contents ?? "", in: place.clamped(into: page)), role: .popup,
        pageIndex: note.pageIndex, name: note.id)
    ]
  }
}
