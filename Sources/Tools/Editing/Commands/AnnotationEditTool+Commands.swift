// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

extension AnnotationEditTool {
  /// Runs a command of a menu or a key. Commands that this tool leaves, such as copying, are for the
  /// workspace.
  mutating func run(
    _ name: CommandName, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch current {
    case .dragging, .boxing: return drop(by: name)
    case .ordering(let ordering): return try runWhileOrdering(ordering, name, context)
    case .cropping: return try runWhileCropping(name, context)
    case .choosingPlace, .askingObject:
      current = .idle
      if name == "cancel" { return .handled }
    case .idle, .scrolling, .asking, .entering: break
    }
    if let command = EditingCommand(rawValue: name.rawValue) {
      if let outcome = try runObjectCommand(command, context) { return outcome }
    }
    guard let command = EditingCommand(rawValue: name.rawValue),
      !context.selection.annotations.isEmpty
    else { return .notHandled }
    if case .asking = current {
      try finishNote(context)
      current = .idle
      if command == .cancel { return .handled }
    }
    if let direction = AnnotationEditTool.nudges[command] {
      return try nudge(by: direction, context)
    }
    if let arrangement = Arrangement.all[command] { return try arrange(by: arrangement, context) }
    if let place = AnnotationEditTool.places[command] { return try reorder(to: place, context) }
    switch command {
    case .deselect: return try finish(context)
    case .delete: return try delete(context)
    case .apply: return try applyRedactions(context)
    case .note, .calibrate: return try ask(command, context)
    case .edit: return try editText(at: nil, context)
    case .crop: return try beginCropping(context)
    case .copyText: return try copyText(context)
    case .group: return try group(context)
    case .ungroup: return try ungroup(context)
    case .merge: return try merge(context)
    case .flatten: return try flatten(context)
    case .removeVertex: return try removeVertex(context)
    case .asHighlight, .asUnderline, .asSquiggly, .asStrikeOut:
      return try changeKind(by: command, context)
    default: return .notHandled
    }
  }

  /// Handles a command during a drag, when only cancelling makes sense. A drag has nothing to redo.
  private mutating func drop(by name: CommandName) -> ToolOutcome {
    if name == "redo" { return .notHandled }
    if ["cancel", "undo"].contains(name) { current = .idle }
    return .handled
  }

  private func finish(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    try deselect(at: nil, context)
    return context.selection.annotations.isEmpty && !stays(context) ? .finished : .handled
  }

  private func delete(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try changeable(context)
    let isDone = try edit(selected, context) { () throws(ToolError) in
      try context.perform(DeleteAnnotations(selected))
      try context.select(.none)
    }
    return isDone && !stays(context) ? .finished : .handled
  }

  /// Permanently removes the content under the selected redactions. The other marks of the same
  /// query are applied only by `annotations/applyRedactions`.
  private func applyRedactions(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try changeable(context)
    guard selected.allSatisfy({ $0.type == .redact }) else { return .notHandled }
    let isDone = try edit(selected, context) { () throws(ToolError) in
      try context.select(.none)
      try context.perform(ApplyRedactions(selected))
    }
    return isDone ? .finished : .handled
  }

  /// Changes annotations, if the editing component may act.
  func edit(
    _ annotations: [Annotation], _ context: any ToolContext,
    _ change: () throws(ToolError) -> Void
  ) throws(ToolError) -> Bool {
    guard let first = annotations.first else { return false }
    for annotation in annotations {
      let refusal = try context.refusal(of: .editAnnotation, .annotation(annotation.id), at: nil)
      if let refusal { throw refusal }
    }
    return try context.require(.editAnnotation, .annotation(first.id), change)
  }

  /// Moves the selection in a direction. The direction is as the reader sees it in a rotated view.
  private func nudge(
    by direction: Point, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let movable = try movable(context)
    guard let first = movable.first, let box = Rect(around: movable) else {
      _ = try changeable(context)
      return .handled
    }
    let page = try context.pageRect(first.pageIndex)
    let toPage = try ReadingSpace(ofReaderOn: first.pageIndex, in: context).toPage
    let step = toPage.apply(direction) - toPage.apply(.zero)
    let delta = box.moved(by: step).clamped(into: page).origin - box.origin
    guard delta != .zero else { return .handled }
    let isMoved = try context.require(.transformAnnotation, .transformation(first.id, .move)) {
      () throws(ToolError) in
      try context.perform(MoveAnnotations(movable, by: delta, date: context.now))
    }
    let view = context.view
    let size = view.quarterTurn(ofPage: first.pageIndex).turning(box.size)
    let (room, scale) = (view.state.size, view.state.scale)
    if isMoved, size.width * scale <= room.width, size.height * scale <= room.height {
      try context.show(box.moved(by: delta), onPage: first.pageIndex)
    }
    return .handled
  }

  /// The selected annotations.
  ///
  /// - Throws: an error if any of them may not be changed.
  func changeable(_ context: any ToolContext) throws(ToolError) -> [Annotation] {
    let annotations = try context.selectedAnnotations
    for annotation in annotations { try context.check(.change(annotation)) }
    return annotations
  }

  /// Updates annotations, in one step.
  func update(
    _ annotations: [Annotation], _ verb: String, _ context: any ToolContext
  ) throws(ToolError) {
    try context.perform(updating(annotations, verb, context))
  }

  func updating(
    _ annotations: [Annotation], _ verb: String, _ context: any ToolContext
  ) -> UpdateAnnotations {
    let dated = annotations.map { annotation in
      var dated = annotation
      dated.modified = context.now
      return dated
    }
    return UpdateAnnotations(dated, verb: verb)
  }

  private static let nudges: [EditingCommand: Point] = [
    .nudgeLeft: Point(-1, 0), .nudgeRight: Point(1, 0), .nudgeUp: Point(0, -1),
    .nudgeDown: Point(0, 1), .nudgeLeftMore: Point(-10, 0), .nudgeRightMore: Point(10, 0),
    .nudgeUpMore: Point(0, -10), .nudgeDownMore: Point(0, 10),
  ]
}
