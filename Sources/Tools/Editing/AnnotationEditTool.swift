// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// Selects and edits annotations. `annotationEdit` has handles for the corners and edges of the
/// box, `vertexEdit` for the points of lines, `calloutEdit` for the parts of a callout, and
/// `markupEdit` for the ends of marked text. `formEdit` edits form fields, and `linkEdit` links.
/// The rest of the code is shared.
public struct AnnotationEditTool: Tool {
  public let name: ToolName
  indirect enum State {
    case idle
    case dragging(EditingDrag)
    /// The pages are being scrolled; the view-space position of the pointer at the last scroll.
    case scrolling(last: PointerSample)
    case asking(EditingQuestion)
    /// Text is being entered for a free text; the annotation is the original one.
    case entering(TextEntry, Annotation)
    /// A rectangle is being dragged around fields or links.
    case boxing(SelectionBox)
    case askingObject(ObjectQuestion)
    /// The next tap chooses the target of the selected links.
    case choosingPlace
    /// The user is cropping a stamp's picture.
    case cropping(PictureCrop)
    /// The user is tapping fields in the wanted tab order.
    case ordering(TabOrdering)
  }
  var current = State.idle
  /// The last touched corner of a line or polygon. The command that removes a corner uses it.
  var touchedVertex: TouchedVertex?
  /// The beginning of a long press that may become a drag. It becomes a drag of the selection if the
  /// pointer moves.
  var heldPress: GestureStep?
  /// Whether the tool that takes over works with the selection.
  var passesSelection = false

  public init(_ name: ToolName = .annotationEdit) { self.name = name }

  public func state(in context: any ToolContext) -> String {
    switch current {
    case .idle: context.selection.annotations.isEmpty ? "idle" : "selected"
    case .dragging(let drag): drag.state
    case .scrolling: "scrolling"
    case .asking(let question): question.state
    case .entering: "editingText"
    case .boxing: "boxing"
    case .askingObject(let question): question.state
    case .choosingPlace: "choosingPlace"
    case .ordering: "ordering"
    case .cropping: "cropping"
    }
  }

  public mutating func handle(
    _ event: ToolEvent, in context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if case .gesture(let gesture) = event { return try handle(gesture, context) }
    if case .entering = current { return try write(event, context) }
    switch event {
    case .command(let command): return try run(command, context)
    case .answer(let answer): return try take(answer, context)
    case .style(let change): return try restyle(change, context)
    case .key:
      // A key without a selection is for the base tool.
      guard case .idle = current, context.selection.annotations.isEmpty else { return .notHandled }
      return stays(context) ? .notHandled : .handBack
    case .text(let text): return type(text)
    case .gesture: return .notHandled
    }
  }

  private mutating func handle(
    _ gesture: Gesture, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if case .hover = gesture {} else { try finishNote(context) }
    if try isForText(gesture, context) { return .handled }
    if try crops(by: gesture, context) { return .handled }
    if case .tap(let sample) = gesture {
      if case .choosingPlace = current { return try link(to: sample, context) }
      if case .ordering(let ordering) = current {
        return try order(ordering, byTap: sample, context)
      }
    }
    switch gesture {
    case .tap(let sample): return try tap(sample, context)
    case .doubleTap(let sample): return try doubleTap(sample, context)
    case .tripleTap(let sample), .contextMenu(let sample): return try press(sample, context)
    case .longPress(let step): return try longPress(step, context)
    case .drag(let step): return try drag(step, context)
    case .hover: return .notHandled
    }
  }

  public func overlay(in context: any ToolContext) throws(ToolError) -> [OverlayItem] {
    switch current {
    case .dragging(let drag): return drag.overlay
    case .entering(let entry, let text): return text.overlay(whileWriting: entry)
    case .boxing(let box):
      return [OverlayItem(.rect(box.rect), role: .lasso, pageIndex: box.pageIndex)]
    case .ordering(let ordering): return ordering.overlay
    case .cropping(let crop): return crop.overlay
    case .idle, .asking, .scrolling, .askingObject, .choosingPlace:
      let page = context.selection.annotations.first?.pageIndex ?? 0
      return try noteWindow(context)
        + shownGrips(context).map {
          OverlayItem(.handle($0.point), role: .handle, pageIndex: page, name: $0.name)
        }
    }
  }

  public var hasWork: Bool {
    switch current {
    case .dragging, .entering, .boxing: true
    case .ordering(let ordering): !ordering.touched.isEmpty
    case .cropping(let crop): crop.isChanged
    case .asking(let question): question.draft != nil
    case .idle, .scrolling, .askingObject, .choosingPlace: false
    }
  }

  public var enteredAnnotation: String? {
    switch current {
    case .entering(_, let text): text.id
    case .asking(let question) where question.draft != nil: question.annotation.id
    default: nil
    }
  }

  public mutating func follow(_ context: any ToolContext) throws(ToolError) {
    switch current {
    case .idle, .scrolling, .boxing: break
    case .dragging(var drag):
      current = try drag.follow(context) ? .dragging(drag) : .idle
    case .entering(var entry, let text):
      guard let now = try context.present(text), now.type == .freeText else {
        current = .idle
        return
      }
      try entry.follow(now, from: text, in: context)
      current = .entering(entry, now)
    case .cropping(let crop):
      guard let now = try context.present(crop.annotation), now.showsPicture else {
        current = .idle
        return
      }
      current = .cropping(crop.following(now))
    case .asking(let question):
      let now = try context.present(question.annotation)
      current = now.flatMap(question.following).map(State.asking) ?? .idle
    case .askingObject(let question):
      let now = try following(question, context)
      current = now.map(State.askingObject) ?? .idle
    case .choosingPlace:
      if context.selection.annotations.isEmpty { current = .idle }
    case .ordering(var ordering):
      try ordering.follow(context)
      current = .ordering(ordering)
    }
  }

  /// The question about the objects as they are now; `nil` if they are gone.
  private func following(
    _ question: ObjectQuestion, _ context: any ToolContext
  ) throws(ToolError) -> ObjectQuestion? {
    switch question {
    case .properties:
      guard let field = try selectedField(context) else { return nil }
      return .properties(try engine(FieldProperties(field, in: context.document)))
    case .grid: return context.selection.annotations.isEmpty ? nil : question
    case .linkTarget(let link):
      let now = try context.present(link)
      return now.map(ObjectQuestion.linkTarget)
    }
  }

  public mutating func commit(_ context: any ToolContext) throws(ToolError) {
    try finishText(context)
    try finishNote(context)
    try finishOrdering(context)
    try finishCropping(context)
    current = .idle
  }

  public mutating func store(_ context: any ToolContext) throws(ToolError) {
    switch current {
    case .entering(let entry, let text):
      if !entry.isEmpty { try entry.write(into: text, in: context) }
    case .asking(let question):
      try finishNote(context)
      current = .asking(question)
    case .idle, .dragging, .scrolling, .boxing, .askingObject, .choosingPlace, .cropping,
      .ordering:
      break
    }
  }

  public mutating func cancel(_ context: any ToolContext) throws(ToolError) {
    (current, heldPress) = (.idle, nil)
  }

  public mutating func leave(_ context: any ToolContext) throws(ToolError) {
    current = .idle
    (touchedVertex, heldPress) = (nil, nil)
    if !passesSelection, !context.selection.annotations.isEmpty { try context.select(.none) }
  }
}
