// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension AnnotationEditTool {
  /// A drag of a grip; `nil` if it could not change anything.
  func drag(
    by grip: Grip, _ selected: [Annotation], _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> EditingDrag? {
    guard let first = selected.first, let box = Rect(around: selected) else { return nil }
    let page = try context.pageRect(first.pageIndex)
    let rule: (any DragRule)?
    switch grip.part {
    case .side(let x, let y):
      rule = try resizing(selected, x, y, page, context)
    case .turn:
      rule = EditingTraits(first).turnSnap.map { TurnDrag(annotation: first, page: page, snap: $0) }
    case .vertex(let index):
      rule = try adjusting(first, index, isNew: false, page, context)
    case .midpoint(let index):
      rule = try adjusting(first, index, isNew: true, page, context)
    case .tip: rule = CalloutDrag(annotation: first, isTip: true, page: page)
    case .knee: rule = CalloutDrag(annotation: first, isTip: false, page: page)
    case .textStart, .textEnd:
      rule = try marking(first, fromStart: grip.part == .textStart, step, context)
    }
    return rule.map { EditingDrag(selected, box, by: grip, of: first, $0) }
  }

  private func adjusting(
    _ annotation: Annotation, _ index: Int, isNew: Bool, _ page: Rect, _ context: any ToolContext
  ) throws(ToolError) -> VertexDrag {
    VertexDrag(
      annotation: annotation, index: index, isNew: isNew, page: page,
      targets: try context.snapTargets(onPage: annotation.pageIndex))
  }

  private func resizing(
    _ selected: [Annotation], _ x: Int, _ y: Int, _ page: Rect, _ context: any ToolContext
  ) throws(ToolError) -> (any DragRule)? {
    guard let box = Rect(around: selected) else { return nil }
    let only = selected.count == 1 ? selected.first : nil
    if let only, only.leans, !only.flags.contains(.noZoom) {
      return RotatedResizeDrag(
        only, x, y, page, context.options, keepsAspect: keepsAspect(selected, context),
        least: Grip.size / context.view.state.scale)
    }
    let callout = name == .calloutEdit ? only.flatMap { $0.callout.isEmpty ? nil : $0 } : nil
    let frame = callout?.textFrame ?? box
    let options = context.options
    let keepsAspect = keepsAspect(selected, context)
    let grip = Grip.size / context.view.state.scale
    return ResizeDrag(
      box: frame, x: x, y: y,
      limits: ResizeLimits(
        page: page, minimum: max(options.minimum(of: selected), keepsAspect ? grip / 2 : grip),
        maximum: options.maximumSize),
      keepsAspect: keepsAspect, snapsToAspect: options.snapsToAspect,
      alignment: try alignment(of: selected, page: page, context)
    ) { target in
      if let callout { return .replaced(callout.withCallout(frame: target)) }
      return .mapped(Annotation.map(of: only, from: box, to: target))
    }
  }

  private func marking(
    _ annotation: Annotation, fromStart: Bool, _ step: GestureStep, _ context: any ToolContext
  ) throws(ToolError) -> MarkupDrag? {
    let text = try context.text(onPage: annotation.pageIndex)
    guard let range = text.range(markedBy: annotation.quads), let held = step.origin.page?.point,
      let edge = fromStart
        ? text.leadingEdge(of: range.lowerBound) : text.trailingEdge(of: range.upperBound - 1)
    else { return nil }
    return MarkupDrag(
      annotation: annotation, text: text,
      fixed: fromStart ? range.upperBound : range.lowerBound, unit: context.handleUnit(of: step),
      reach: (edge.upper + edge.lower) * 0.5 - held,
      copiesText: copiesText(to: annotation, text.text(of: range), context))
  }

  /// Whether the contents of text markup follow the marked text: they are a copy of it, and not a
  /// comment, and may be changed.
  private func copiesText(
    to annotation: Annotation, _ marked: String, _ context: any ToolContext
  ) -> Bool {
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    guard context.options.copiesMarkedText, let contents = annotation.contents,
      words(contents) == words(marked), annotation.richText == nil
    else { return false }
    var changed = annotation
    (changed.contents, changed.quads) = (nil, [])
    do throws(ToolError) { try context.check(.update(to: changed)) } catch { return false }
    return true
  }
}

extension ToolOptions {
  /// The least width and height to which annotations can be resized.
  func minimum(of selected: [Annotation]) -> Double {
    if let minimumSize { return minimumSize }
    let isObject = selected.contains { EditingTools.objectTool(for: $0) != nil }
    return isObject ? 0 : min(ToolOptions.usualMinimum, maximumSize ?? .infinity)
  }
}

extension Annotation {
  /// The map that brings annotations from one box into another. It is for one annotation, or for all
  /// annotations in the box. Line widths do not scale: the box without the line's width is mapped to
  /// the target without it.
  static func map(of only: Annotation?, from box: Rect, to target: Rect) -> Matrix {
    guard let only, let inner = Rect(around: only.shapePoints) else {
      return Matrix(from: box, to: target)
    }
    return Matrix(from: inner, to: Insets(of: inner, in: box).within(target))
  }
}
