// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import Members

extension SignatureTool {
  mutating func take(
    _ answer: UserAnswer, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    switch (current, answer) {
    case (.idle, _), (.selected, _): return .notHandled
    case (.adjusting(let widget, _), .cancelled):
      current = .selected(widget, try context.signatureState(of: widget))
      return .handled
    case (_, .cancelled):
      current = .idle
      return context.afterNothing
    case (.choosing(let spot), .signature(let signature)):
      let stamp = try SignatureEdits(signature, in: context)
        .stamp(at: spot.space.toPage.apply(spot.end), onPage: spot.pageIndex)
      let outcome = try context.create(stamp)
      current = .idle
      return outcome
    case (.signing(let widget), .signature(let signature)):
      return try sign(widget, signature, context)
    case (.adjusting(let widget, let drawing), .number(let width)):
      try draw(widget, drawing, width, context)
      return .handled
    default: throw .invalid("Answer with a signature: strokes, an image or text.")
    }
  }

  private mutating func sign(
    _ widget: Widget, _ signature: HandSignature, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let signing = try SignatureEdits(signature, in: context)
      .field(widget, context.options.signatureFieldMode)
    let id = widget.annotation.id
    var isSigned = false
    isSigned = try context.require(.editAnnotation, .annotation(id)) {
      () throws(ToolError) in try context.perform(signing.edit)
    }
    current = .idle
    guard isSigned else { return .declined }
    guard let stamp = signing.stamp else { return context.afterNothing }
    return try context.goOn(after: stamp)
  }

  /// Redraws the lines in a field with another width.
  private mutating func draw(
    _ widget: Widget, _ drawing: HandDrawing, _ width: Double, _ context: any ToolContext
  ) throws(ToolError) {
    guard width.isFinite, (0.1...50).contains(width) else {
      throw .invalid("Give a thickness of 0.1 to 50 points.")
    }
    var drawing = drawing
    drawing.width = width
    try context.perform(SignByHand(widget, drawing))
    current = .selected(widget, .byHand(drawing))
  }

  /// Applies a style's width and colour to the lines in the selected field.
  mutating func restyle(
    _ change: PartialValue<AnnotationStyle>, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard case .selected(let widget, .byHand(let drawing)) = current,
      case .strokes? = drawing.picture
    else { return .notHandled }
    var style = AnnotationStyle()
    style.color = drawing.color
    style.border.width = drawing.width
    change.apply(to: &style)
    var drawn = drawing
    drawn.color = style.color ?? drawing.color
    try draw(widget, drawn, style.border.width, context)
    return .handled
  }
}
