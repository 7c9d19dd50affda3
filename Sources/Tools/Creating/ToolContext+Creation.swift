// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import Interaction

/// The common parts of all tools that create annotations.
extension ToolContext {
  /// A new annotation in a tool's style, not yet in the document.
  func draft(
    _ type: AnnotationType, by tool: ToolName, onPage pageIndex: Int, _ rect: Rect
  ) throws(ToolError) -> Annotation {
    let style = style(of: tool)
    var new = Annotation(id: try makeAnnotationID(), type: type, pageIndex: pageIndex, rect: rect)
    new.author = author
    (new.created, new.modified) = (now, now)
    new.flags = type == .text ? [.print, .noZoom, .noRotate] : .print
    new.color = style.color
    new.interiorColor = style.interiorColor
    new.opacity = style.opacity
    new.border = style.border
    new.icon = style.icon
    if [.line, .polyLine].contains(type) { new.lineEndings = style.lineEndings }
    if [.freeText, .redact].contains(type) { new.text = style.text }
    if type == .redact { new.overlayText = style.overlayText }
    return new
  }

  /// A new annotation in a tool's style, upright for the reader. Only stamps and free texts are rotated.
  ///
  /// - Parameter rect: the place, in the space of the spot.
  func draft(
    _ type: AnnotationType, by tool: ToolName, at spot: PlacementPoint, _ rect: Rect
  ) throws(ToolError) -> Annotation {
    let box = spot.space.onPage(rect)
    var new = try draft(type, by: tool, onPage: spot.pageIndex, box.bounds)
    new.frame = box
    return new
  }

  /// Adds annotations as one step.
  func add(_ annotations: [Annotation]) throws(ToolError) {
    try perform(AddAnnotations(annotations))
  }

  /// Adds an annotation, and continues as the options say.
  func create(_ annotation: Annotation) throws(ToolError) -> ToolOutcome {
    try create([annotation])
  }

  /// Adds annotations as one step. It continues with the last one as the options say.
  func create(_ annotations: [Annotation]) throws(ToolError) -> ToolOutcome {
    guard let last = annotations.last else { return .handled }
    try add(annotations)
    return try goOn(afterCreated: last)
  }

  /// Continues as the options say. If a client refuses to let the new annotation be selected, the
  /// annotation is still created, and no error is reported, since the client knows.
  func goOn(afterCreated annotation: Annotation) throws(ToolError) -> ToolOutcome {
    do throws(ToolError) {
      return try goOn(after: annotation)
    } catch {
      guard case .vetoed = error else { throw error }
      return afterNothing
    }
  }

  /// The continuation after creation, as the options say: the tool that edits the annotation
  /// selects it, the creating tool stays, or the default tool takes over.
  func goOn(after annotation: Annotation) throws(ToolError) -> ToolOutcome {
    guard options.selectAfterCreation else { return afterNothing }
    let selected = SelectedAnnotation(id: annotation.id, pageIndex: annotation.pageIndex)
    let isSelected = try activate(.selectAnnotation, .annotation(annotation.id), at: nil) {
      () throws(ToolError) in try select(.annotations([selected]))
    }
    guard isSelected else { return afterNothing }
    return .next(EditingTools.tool(selecting: [annotation]), comesBack: !options.returnToPan)
  }

  /// The continuation after work that created nothing: the creating tool stays, or the default tool
  /// takes over.
  var afterNothing: ToolOutcome { options.returnToPan ? .finished : .handled }

  /// The tool that takes a creating tool's tap on an editable annotation.
  ///
  /// - Parameter made: the annotation, if it has an object tool: a field or a link.
  func editor(
    ofAnnotationAt sample: PointerSample, making made: AnnotationType? = nil,
    ignoring isIgnored: (Annotation) -> Bool = { _ in false }
  ) throws(ToolError) -> ToolOutcome? {
    for hit in try editable(at: sample, making: made, ignoring: isIgnored) {
      let subject = ComponentContext.annotation(try group(of: hit).first?.id ?? hit.id)
      guard try allows(.selectAnnotation, subject, at: sample.page) else { continue }
      return .interlude(EditingTools.tool(selecting: [hit]))
    }
    return nil
  }

  /// The annotations at a touch whose tools may take it. The likeliest one is the first. No component
  /// is asked.
  func editable(
    at sample: PointerSample, making made: AnnotationType? = nil,
    ignoring isIgnored: (Annotation) -> Bool = { _ in false }
  ) throws(ToolError) -> [Annotation] {
    try annotations(at: sample).filter { hit in
      guard !isIgnored(hit), EditingTools.canSelect(hit) || hit.type == made else { return false }
      do throws(ToolError) { try check(.change(hit)) } catch { return false }
      return true
    }
  }

  /// The place of a pointer in a page's space. It is kept within the page, at this distance from its
  /// edges.
  func point(
    of sample: PointerSample, onPage index: Int, margin: Double = 0
  ) throws(ToolError) -> Point {
    unboundedPoint(of: sample, onPage: index).clamped(into: try drawable(index, margin))
  }

  /// The area of a page at this distance from its edges.
  func drawable(_ index: Int, _ margin: Double) throws(ToolError) -> Rect {
    let page = try pageRect(index)
    return page.grown(by: -min(max(margin, 0), min(page.width, page.height) / 2))
  }

  /// The place of a pointer in a page's space. It may be beside the page.
  func unboundedPoint(of sample: PointerSample, onPage index: Int) -> Point {
    if sample.page?.pageIndex != index, let map = try? view.viewToPage(index) {
      return map.apply(sample.position)
    }
    return sample.page?.point ?? .zero
  }

  /// The place of a pointer in a page's space. It may be beside the page. `nil` if it is unknown.
  func place(of sample: PointerSample, onPage index: Int) -> Point? {
    if let place = sample.page, place.pageIndex == index { return place.point }
    return (try? view.viewToPage(index))?.apply(sample.position)
  }

  func pageRect(_ index: Int) throws(ToolError) -> Rect {
    let size = try engine(document.pageGeometry(index).size)
    return Rect(origin: .zero, size: size)
  }
}

/// The least drag that creates something, in points: a drag shorter than this both ways creates nothing
/// (as in Apryse's creating tools).
let leastDrag = 3.0
