// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction

extension AnnotationEditTool {
  /// The likeliest annotation at a place that can be selected. It may be selected already.
  func selectable(
    at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Annotation? {
    for hit in try context.annotations(at: sample) where canSelect(hit, context) {
      if context.selection.annotations.contains(hit.selected) { return hit }
      let subject = try group(of: hit, context).first ?? hit
      let isAllowed = try context.allows(
        .selectAnnotation, .annotation(subject.id), at: sample.page)
      if isAllowed { return hit }
    }
    return nil
  }

  /// The annotation that a drag or a long press holds. It is a selected one, even under others, or else
  /// one that may be selected.
  func holdable(
    at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Annotation? {
    if let selected = try heldSelected(at: sample, context) { return selected }
    return try selectable(at: sample, context)
  }

  /// The selected annotation at a place, even under others.
  func heldSelected(
    at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Annotation? {
    try context.annotations(at: sample).first {
      context.selection.annotations.contains($0.selected) && canSelect($0, context)
    }
  }

  /// Selects the touched annotation, with its group; with shift, control or command held down, adds it
  /// to the selection or removes it. A touch beside everything clears the selection and continues in the
  /// base tool.
  mutating func tap(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    current = .idle
    guard let place = sample.page, let hit = try selectable(at: sample, context) else {
      if let grip = try grip(at: sample, context) {
        touch(grip, of: try context.selectedAnnotations.first)
        return .handled
      }
      return try giveUp(at: sample.page, context)
    }
    let group = try group(of: hit, context)
    let isExtended = !sample.modifiers.isDisjoint(with: [.shift, .control, .meta])
    if isExtended, context.selection.annotations.first?.pageIndex == place.pageIndex {
      return try toggle(group, at: place, context)
    }
    if isSelected(group, context) {
      if let grip = try grip(at: sample, context) {
        touch(grip, of: try context.selectedAnnotations.first)
        return .handled
      }
      if let text = try editableText(context), canChange(text, context),
        !text.flags.contains(.lockedContents)
      {
        return try editText(at: place, context)
      }
      if hit.type == .text, group.count == 1, canChange(hit, context) {
        return try ask(.note, context)
      }
      return .handled
    }
    return try select(group, at: place, context)
  }

  /// Selects the touched annotation if nothing is selected. A press on the selection does nothing more.
  /// Elsewhere, and on text that the selection marks, the touch is for another tool, whose selection
  /// replaces this one.
  mutating func press(
    _ sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    current = .idle
    guard let hit = try holdable(at: sample, context) else {
      return try handBack(at: sample.page, context)
    }
    if context.selection.annotations.isEmpty {
      return try select(try group(of: hit, context), at: sample.page, context)
    }
    let isOnSelection = context.selection.annotations.contains(hit.selected)
    if isOnSelection, !hit.type.isTextMarkup || sample.buttons.contains(.secondary) {
      return .handled
    }
    return try handBack(at: sample.page, context)
  }

  /// Handles a long press, which can become a drag. A press on a grip, or on a selected annotation that
  /// can be moved, becomes a drag once the pointer leaves its place: people hold what they are about to
  /// move. Any other long press selects, and can then become a drag of what it selected.
  mutating func longPress(
    _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (step.phase, current) {
    // As a drag, it is not for the tool in these states.
    case (_, .ordering), (_, .choosingPlace): return .notHandled
    case (.began, _):
      current = .idle
      heldPress = step
      if let target = try hold(at: step.origin, context),
        try context.allows(.transformAnnotation, target, at: step.origin.page)
      {
        return .handled
      }
      let outcome = try press(step.current, context)
      if outcome != .handled { heldPress = nil }
      return outcome
    case (.moved, .idle):
      guard let held = heldPress, step.hasStrayed else { return .handled }
      heldPress = nil
      // The selection may have changed since.
      guard try hold(at: held.origin, context) != nil else { return .handled }
      let outcome = try drag(held, context)
      return outcome == .handled ? try drag(step, context) : outcome
    case (.ended, .idle), (.cancelled, .idle):
      heldPress = nil
      return .handled
    default: return try drag(step, context)
    }
  }

  /// Leaves an event to the base tool. It is not left to that tool if the selection may not be cleared.
  func handBack(at place: PagePoint?, _ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    if stays(context) { return .notHandled }
    guard !context.selection.annotations.isEmpty else { return .handBack }
    return try context.allows(.deselectAnnotation, .none, at: place) ? .handBack : .notHandled
  }

  /// Selects annotations, or hands over to the tool that edits them.
  mutating func select(
    _ annotations: [Annotation], at place: PagePoint?, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let editor = EditingTools.tool(for: annotations)
    guard editor == name else { return .handOver(editor) }
    guard let first = annotations.first else { return .notHandled }
    let isSelected = try context.activate(.selectAnnotation, .annotation(first.id), at: place) {
      () throws(ToolError) in try context.select(.annotations(annotations.map(\.selected)))
    }
    touchedVertex = nil
    if isSelected { return .handled }
    return context.selection.annotations.isEmpty ? .declined : .handled
  }

  private mutating func toggle(
    _ group: [Annotation], at place: PagePoint, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let first = group.first else { return .handled }
    let before = context.selection.annotations
    let touched = Set(group.map(\.selected))
    let isAdded = !before.contains { $0.id == first.id }
    let after = before.filter { !touched.contains($0) } + (isAdded ? group.map(\.selected) : [])
    guard !after.isEmpty else {
      try deselect(at: place, context)
      return context.selection.annotations.isEmpty && !stays(context) ? .finished : .handled
    }
    _ = try context.activate(
      isAdded ? .selectAnnotation : .deselectAnnotation, .annotation(first.id), at: place
    ) { () throws(ToolError) in try context.select(.annotations(after)) }
    return try passOn(context)
  }

  /// Hands over to the tool that edits the selection.
  mutating func passOn(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let editor = EditingTools.tool(for: try context.selectedAnnotations)
    guard editor != name else { return .handled }
    passesSelection = true
    return .next(editor, comesBack: false)
  }

  func deselect(at place: PagePoint?, _ context: any ToolContext) throws(ToolError) {
    guard !context.selection.annotations.isEmpty else { return }
    _ = try context.require(.deselectAnnotation, .none, at: place) {
      () throws(ToolError) in try context.select(.none)
    }
  }

  /// Clears the selection and continues in the base tool. It does neither if the selection may not be
  /// cleared.
  func giveUp(at place: PagePoint?, _ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    try deselect(at: place, context)
    if stays(context) { return .handled }
    return context.selection.annotations.isEmpty ? .handBack : .notHandled
  }

  func group(
    of annotation: Annotation, _ context: any ToolContext
  ) throws(ToolError) -> [Annotation] {
    let all = try engine(context.document.page(annotation.pageIndex).annotations)
    return EditingTools.group(of: annotation, among: all)
  }

  private func isSelected(_ annotations: [Annotation], _ context: any ToolContext) -> Bool {
    Set(context.selection.annotations) == Set(annotations.map(\.selected))
  }

  /// Remembers the touched corner.
  mutating func touch(_ grip: Grip, of annotation: Annotation?) {
    guard case .vertex(let index) = grip.part, let annotation else { return }
    touchedVertex = TouchedVertex(index, of: annotation)
  }
}

extension Annotation {
  var selected: SelectedAnnotation { SelectedAnnotation(id: id, pageIndex: pageIndex) }
}
