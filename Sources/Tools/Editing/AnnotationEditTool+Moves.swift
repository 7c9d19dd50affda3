// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

extension AnnotationEditTool {
  /// The likeliest annotation there that can be selected: links are followed and fields filled in.
  func selectable(
    at sample: PointerSample, _ context: any ToolContext
  ) throws(ToolError) -> Annotation? {
    try context.annotations(at: sample).first { ![.link, .widget, .popup].contains($0.type) }
  }

  func selected(_ context: any ToolContext) throws(ToolError) -> [Annotation] {
    var annotations: [Annotation] = []
    for selected in context.selection.annotations {
      let found = try engine { () throws(EngineError) in
        try context.document.page(selected.pageIndex).annotation(selected.id)
      }
      if let found { annotations.append(found) }
    }
    return annotations
  }

  func deselect(at place: PagePoint?, _ context: any ToolContext) throws(ToolError) {
    guard !context.selection.annotations.isEmpty else { return }
    _ = try context.activate(.deselectAnnotation, .none, at: place) {
      () throws(ToolError) in try context.select(.none)
    }
  }

  /// Gives up the selection and goes on in `pan`, unless the selection may not be given up.
  func giveUp(at place: PagePoint?, _ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    try deselect(at: place, context)
    return context.selection.annotations.isEmpty ? .handBack : .notHandled
  }

  func move(
    _ annotations: [Annotation], by delta: Point, at place: PagePoint?,
    _ context: any ToolContext
  ) throws(ToolError) {
    guard let first = annotations.first, delta != .zero else { return }
    _ = try context.activate(.transformAnnotation, .transformation(first.id, .move), at: place) {
      () throws(ToolError) in
      try context.perform(MoveAnnotations(annotations, by: delta, date: context.now))
    }
  }

  /// How far a drag has come from its origin in page space, kept so that nothing leaves the page.
  func movement(
    of annotations: [Annotation], _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> Point {
    guard let page = step.origin.page?.pageIndex else { return .zero }
    // A page that the layout does not show is measured by the points on it alone.
    guard let map = try? context.view.viewToPage(page) else {
      let delta = (step.current.page?.point ?? .zero) - (step.origin.page?.point ?? .zero)
      return try clamped(delta, annotations, context)
    }
    let delta = map.apply(step.current.position) - map.apply(step.origin.position)
    return try clamped(delta, annotations, context)
  }

  /// A movement of text markup has no meaning: it lies on its text.
  func clamped(
    _ delta: Point, _ annotations: [Annotation], _ context: any ToolContext
  ) throws(ToolError) -> Point {
    guard let first = annotations.first, !annotations.contains(where: \.type.isTextMarkup) else {
      return .zero
    }
    let box = annotations.dropFirst().reduce(first.rect) { $0.union($1.rect) }
    let page = try engine { () throws(EngineError) in
      try context.document.pageGeometry(first.pageIndex).size
    }
    return box.moved(by: delta).clamped(into: Rect(origin: .zero, size: page)).origin - box.origin
  }
}
