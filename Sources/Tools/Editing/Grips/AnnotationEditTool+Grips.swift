// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension AnnotationEditTool {
  /// The visible grips: those with a permitted effect. A hidden grip can still be touched, and the error
  /// says why it has no effect.
  func shownGrips(_ context: any ToolContext) throws(ToolError) -> [Grip] {
    let selected = try context.selectedAnnotations
    return try grips(context).filter { grip in
      selected.allSatisfy { annotation in
        context.offers(
          .transformAnnotation, .transformation(annotation.id, grip.mode),
          at: PagePoint(pageIndex: annotation.pageIndex, point: grip.point))
      }
    }
  }

  /// The grips of the selection: none if any of it may not be changed or has a fixed size.
  func grips(_ context: any ToolContext) throws(ToolError) -> [Grip] {
    let selected = try context.selectedAnnotations
    guard let first = selected.first, selected.allSatisfy({ canChange($0, context) }) else {
      return []
    }
    let scale = context.view.state.scale
    if selected.count == 1 {
      switch name {
      case .vertexEdit where !first.corners.isEmpty:
        return VertexGrips.along(first, scale: scale)
      case .markupEdit where first.type.isTextMarkup:
        return MarkupGrips.around(first, text: try context.text(onPage: first.pageIndex))
      case .calloutEdit where !first.callout.isEmpty:
        return CalloutGrips.around(first, cornersOnly: context.options.cornersOnly)
      default: break
      }
    }
    return try boxGrips(selected, context)
  }

  private func boxGrips(
    _ selected: [Annotation], _ context: any ToolContext
  ) throws(ToolError) -> [Grip] {
    guard let first = selected.first, let bounds = Rect(around: selected) else { return [] }
    let box = selected.count == 1 ? first.frame : TurnedRect(bounds)
    let traits = try selected.map { (annotation) throws(ToolError) in
      try EditingTraits(annotation, in: context)
    }
    var grips: [Grip] = []
    if traits.allSatisfy({ $0.resizing != .none }) {
      let keepsAspect = keepsAspect(selected, context)
      grips = BoxGrips.around(box, cornersOnly: keepsAspect || context.options.cornersOnly)
    }
    if selected.count == 1, traits.first?.turnSnap != nil, first.callout.isEmpty {
      let page = try context.pageRect(first.pageIndex)
      grips.append(BoxGrips.turn(box, page: page, scale: context.view.state.scale))
    }
    return grips
  }

  /// Whether the proportions are kept, whatever modifier keys are held down. Rotated annotations cannot
  /// be stretched together with others along the page's axes.
  func keepsAspect(_ annotations: [Annotation], _ context: any ToolContext) -> Bool {
    context.options.locksAspect
      || annotations.contains {
        EditingTraits($0).resizing == .keepsAspect || (annotations.count > 1 && $0.leans)
      }
  }

  func grip(at sample: PointerSample, _ context: any ToolContext) throws(ToolError) -> Grip? {
    let selected = try context.selectedAnnotations
    guard let place = sample.page, place.pageIndex == selected.first?.pageIndex else { return nil }
    return Grip.touched(
      try grips(context), at: sample, within: held(of: selected),
      scale: context.view.state.scale)
  }

  /// The box whose middle holds the whole selection. A touch there is not for one of its grips. For a
  /// callout, it is the box of the text, around which the grips are.
  private func held(of selected: [Annotation]) -> Rect? {
    switch name {
    case .markupEdit, .vertexEdit: nil
    case .calloutEdit where selected.count == 1: selected.first?.textFrame
    default: Rect(around: selected)
    }
  }

  func canChange(_ annotation: Annotation, _ context: any ToolContext) -> Bool {
    do throws(ToolError) {
      try context.check(.change(annotation))
      return true
    } catch {
      return false
    }
  }
}

extension Annotation {
  /// Whether the annotation is rotated, other than by quarter turns.
  var leans: Bool { frame.rotation.truncatingRemainder(dividingBy: 90) != 0 }
}

extension Rect {
  /// The smallest rectangle around all annotations; `nil` if there are none.
  init?(around annotations: [Annotation]) {
    guard let first = annotations.first else { return nil }
    self = annotations.dropFirst().reduce(first.rect) { $0.union($1.rect) }
  }
}
