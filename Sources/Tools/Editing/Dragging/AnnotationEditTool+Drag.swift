// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

extension AnnotationEditTool {
  mutating func drag(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (step.phase, current) {
    case (.began, _): return try begin(step, context)
    case (.moved, .dragging(var drag)):
      drag.follow(step, context)
      current = .dragging(drag)
    case (.ended, .dragging(var drag)):
      drag.follow(step, context)
      current = .idle
      try finish(drag, at: step.origin.page, context)
    case (.moved, .scrolling(let last)), (.ended, .scrolling(let last)):
      try context.scroll(by: last.position - step.current.position)
      current = step.phase == .ended ? .idle : .scrolling(last: step.current)
    case (.moved, .boxing(let box)):
      current = .boxing(try stretched(box, to: step.current, context))
    case (.ended, .boxing(let box)):
      try select(in: try stretched(box, to: step.current, context), step.current.modifiers, context)
    case (.moved, .ordering), (.ended, .ordering), (.cancelled, .ordering),
      (.moved, .choosingPlace), (.ended, .choosingPlace), (.cancelled, .choosingPlace):
      break
    case (.cancelled, _): current = .idle
    default: break
    }
    return .handled
  }

  /// Begins a drag of a grip or of the selection. A mouse or a pen can also drag annotations that are
  /// not selected yet. Annotations that may not be changed cannot be dragged: a mouse then selects text,
  /// and any other drag moves the pages.
  private mutating func begin(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch current {
    // The wheel or a finger moves the pages while the user chooses a place.
    case .ordering, .choosingPlace: return .notHandled
    default: current = .idle
    }
    let place = step.origin.page
    if let grip = try grip(at: step.origin, context) {
      let selected = try context.selectedAnnotations
      guard let drag = try self.drag(by: grip, selected, step, context) else {
        return try leave(step, context)
      }
      if let refusal = try refusal(of: drag, at: place, context) {
        return try leave(step, context, refusal)
      }
      touch(grip, of: selected.first)
      current = .dragging(drag)
      return .handled
    }
    let isTouch = step.origin.pointerType == .touch
    let found =
      try isTouch ? heldSelected(at: step.origin, context) : holdable(at: step.origin, context)
    guard let hit = found else {
      if beginBoxing(step) { return .handled }
      return try leave(step, context)
    }
    if !context.selection.annotations.contains(hit.selected) {
      guard try EditingTraits(hit, in: context).moves else { return try leave(step, context) }
      if let why = try whyFixed(hit, context) { return try leave(step, context, why) }
      let outcome = try select(try group(of: hit, context), at: place, context)
      guard context.selection.annotations.contains(hit.selected) else { return outcome }
    }
    guard let drag = try moving(hit, context) else {
      return try leave(step, context, whyFixed(hit, context))
    }
    if let refusal = try refusal(of: drag, at: place, context) {
      return try leave(step, context, refusal)
    }
    current = .dragging(drag)
    return .handled
  }

  /// Why a movable annotation may not be moved. The reason may lie in itself or in its group. `nil` if
  /// it may be moved, or if it is not movable.
  private func whyFixed(
    _ annotation: Annotation, _ context: any ToolContext
  ) throws(ToolError) -> ToolError? {
    guard try EditingTraits(annotation, in: context).moves else { return nil }
    let selected = try context.selectedAnnotations
    let group = Set(selected.withGroups(of: [annotation.id]))
    let members = try EditingTraits.movable(
      selected.filter { group.contains($0.id) }, in: context)
    for member in [annotation] + members {
      do throws(ToolError) { try context.check(.change(member)) } catch { return error }
    }
    return nil
  }

  /// Handles a drag without a target. If a creating tool will come back, this tool is done, and that one
  /// gets the drag. If not, the drag selects text (mouse) or scrolls the pages, and the selection stays.
  ///
  /// - Throws: why the target could not be dragged, if the pages move instead.
  private mutating func leave(
    _ step: GestureStep, _ context: any ToolContext, _ refusal: ToolError? = nil
  ) throws(ToolError) -> ToolOutcome {
    // The client has handled the drag, so the pages do not move either.
    if let refusal, refusal.consumer != nil { throw refusal }
    if context.selection.annotations.isEmpty, !stays(context) { return .handBack }
    if refusal == nil, context.returnsToCreator {
      return try giveUp(at: step.origin.page, context)
    }
    let origin = step.origin
    if origin.pointerType == .mouse, context.mayTake(.textSelect),
      try context.character(at: origin) != nil,
      try context.allows(.selectText, .none, at: origin.page),
      try context.allows(.deselectAnnotation, .none, at: origin.page)
    {
      return .handOver(.textSelect)
    }
    current = .scrolling(last: origin)
    if let refusal { throw refusal }
    return .handled
  }

  /// Moves all of the selection that can be moved; `nil` if the held annotation cannot.
  private func moving(
    _ held: Annotation, _ context: any ToolContext
  ) throws(ToolError) -> EditingDrag? {
    let movable = try movable(context)
    guard movable.contains(where: { $0.id == held.id }), let box = Rect(around: movable) else {
      return nil
    }
    let page = try context.pageRect(held.pageIndex)
    let rule = MoveDrag(
      box: box, page: page, alignment: try alignment(of: movable, page: page, context))
    return EditingDrag(movable, box, by: nil, of: held, rule)
  }

  /// The selected annotations that can be moved. A group stays together: if one of it may not be changed,
  /// none of it moves.
  func movable(_ context: any ToolContext) throws(ToolError) -> [Annotation] {
    let selected = try EditingTraits.movable(context.selectedAnnotations, in: context)
    let fixed = selected.filter { !canChange($0, context) }.map(\.id)
    guard !fixed.isEmpty else { return selected }
    let staying = Set(selected.withGroups(of: fixed))
    return selected.filter { !staying.contains($0.id) }
  }

  /// Checks all changes of a drag when it begins. So nothing is drawn that will be refused.
  private func refusal(
    of drag: EditingDrag, at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) -> ToolError? {
    for id in [drag.subject] + drag.annotations.map(\.id).filter({ $0 != drag.subject }) {
      let refusal = try context.refusal(
        of: .transformAnnotation, .transformation(id, drag.mode), at: place)
      if let refusal { return refusal }
    }
    return nil
  }

  /// Why a drag may not end as it was allowed to begin: its component was switched off meanwhile, or a
  /// condition was added or turned false. The client is not asked again unless one of these says no.
  private func lateRefusal(
    of drag: EditingDrag, at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) -> ToolError? {
    for id in drag.present.map(\.id) {
      let action = ComponentContext.transformation(id, drag.mode)
      guard !context.offers(.transformAnnotation, action, at: place) else { continue }
      if let refusal = try context.refusal(of: .transformAnnotation, action, at: place) {
        return refusal
      }
    }
    return nil
  }

  /// The action of a drag that begins at a place. It is a drag of the selection, and names its objects.
  func hold(
    at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ComponentContext? {
    let step = GestureStep(.began, origin: sample, current: sample)
    let drag: EditingDrag?
    if let grip = try grip(at: sample, context) {
      drag = try self.drag(by: grip, try context.selectedAnnotations, step, context)
    } else if let hit = try holdable(at: sample, context),
      context.selection.annotations.contains(hit.selected)
    {
      drag = try moving(hit, context)
    } else {
      drag = nil
    }
    return drag.map { .transformation($0.subject, $0.mode) }
  }

  /// Commits the result of a drag as one change.
  private func finish(
    _ drag: EditingDrag, at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) {
    if let destination = drag.destination {
      if let refusal = try lateRefusal(of: drag, at: place, context) { throw refusal }
      return try take(drag, to: destination, at: place, context)
    }
    let change = drag.outcome.change
    guard change != .none else { return }
    if let refusal = try lateRefusal(of: drag, at: place, context) { throw refusal }
    try context.act(.transformAnnotation, .transformation(drag.subject, drag.mode), at: place) {
      () throws(ToolError) in
      if case .moved(let delta) = change {
        try context.perform(MoveAnnotations(drag.present, by: delta, date: context.now))
      } else {
        try update(drag.results.map { $0.remeasured() }, drag.verb, context)
      }
    }
  }

  /// Moves the dragged annotations to another page, where they stay selected.
  private func take(
    _ drag: EditingDrag, to destination: DragDestination, at place: PagePoint?,
    _ context: any ToolContext
  ) throws(ToolError) {
    try context.act(.transformAnnotation, .transformation(drag.subject, drag.mode), at: place) {
      () throws(ToolError) in
      try context.perform(destination.edit(of: drag.present, context))
      try context.select(
        .annotations(
          drag.annotations.map { SelectedAnnotation(id: $0.id, pageIndex: destination.pageIndex) }))
    }
  }

  /// The guides to which a drag's edges and centres can snap. `nil` if the options do not ask for them.
  func alignment(
    of dragged: [Annotation], page: Rect, _ context: any ToolContext
  ) throws(ToolError) -> Alignment? {
    guard context.options.alignsToOthers, let index = dragged.first?.pageIndex else { return nil }
    let ids = Set(dragged.map(\.id))
    let shown = try engine(context.document.page(index).shownAnnotations)
    let others = shown.filter { $0.type != .popup && !ids.contains($0.id) }
    return Alignment(to: others.map(\.rect), page: page)
  }
}
