// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension AnnotationEditTool {
  public func requirement(in context: any ToolContext) throws(ToolError) -> Requirement? {
    var requirement: Requirement? =
      switch current {
      case .asking(let question): try self.requirement(of: question, context)
      case .entering(let entry, _): entry.requirement("Text")
      case .askingObject(let question): question.requirement
      case .idle, .dragging, .scrolling, .boxing, .choosingPlace, .ordering, .cropping: nil
      }
    requirement?.subject = context.selection.annotations.first?.id
    return requirement
  }

  /// Asks about the selected annotation; does nothing if several are selected.
  mutating func ask(
    _ command: EditingCommand, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let selected = try context.selectedAnnotations
    for annotation in selected { try context.check(touch(by: command, annotation)) }
    guard let only = selected.first, selected.count == 1,
      EditingTraits(only).commands.contains(command),
      let question = EditingQuestion(command, only)
    else { return .notHandled }
    if try context.require(.editAnnotation, .annotation(only.id), {}) {
      current = .asking(question)
    }
    return .handled
  }

  /// The kind of change that a command makes to an annotation. A note changes only the contents, which
  /// can be permitted even if nothing else is.
  func touch(by command: EditingCommand, _ annotation: Annotation) -> AnnotationTouch {
    guard command == .note else { return .change(annotation) }
    var commented = annotation
    commented.contents = (annotation.contents ?? "") + " "
    return .update(to: commented)
  }

  mutating func take(
    _ answer: UserAnswer, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if case .askingObject(let question) = current {
      return try take(answer, to: question, context)
    }
    guard case .asking(let question) = current else { return .notHandled }
    guard answer != .cancelled else {
      current = .idle
      return .handled
    }
    // The annotation may have changed, or been deleted, since the question was asked.
    let id = question.annotation.id
    guard let now = try context.selectedAnnotations.first(where: { $0.id == id }),
      let question = EditingQuestion(question.command, now)
    else {
      current = .idle
      throw .engine(
        .notFound(
          what: "annotation",
          "The annotation \(id) is gone or not selected any more: the answer changed nothing."))
    }
    guard let changed = try question.answered(answer) else { return .notHandled }
    if !changed.names(differingFrom: now).isEmpty {
      let change = updating([changed], question.verb, context)
      if question.command == .note {
        try context.carryOut(change)
      } else {
        _ = try edit([changed], context) { () throws(ToolError) in try context.carryOut(change) }
      }
    }
    current = .idle
    return .handled
  }
}
