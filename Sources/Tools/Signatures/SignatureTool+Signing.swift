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

  /// Applies a style's width and colour to a signature. It changes the lines in the selected field.
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

  /// The menu of a signed field; a digitally signed field can only be looked at.
  public func menu(in context: any ToolContext) throws(ToolError) -> [MenuItem] {
    guard case .selected(let widget, let state) = current else { return [] }
    guard case .byHand(let drawing) = state else {
      return state == .digital
        ? [MenuItem("signatureInformation", "Signature Information")] : []
    }
    var items: [MenuItem] = []
    let mayChange = mayChange(widget, context)
    if case .strokes? = drawing.picture {
      items.append(MenuItem("thickness", "Thickness", isEnabled: mayChange))
    }
    items.append(MenuItem("signDigitally", "Sign Digitally", isEnabled: mayChange))
    items.append(MenuItem("delete", "Delete", isEnabled: mayChange))
    return items
  }

  private func mayChange(_ widget: Widget, _ context: any ToolContext) -> Bool {
    do throws(ToolError) { try context.checkSigning(widget) } catch { return false }
    return context.offers(.editAnnotation, .annotation(widget.annotation.id), at: nil)
  }

  mutating func perform(
    _ command: CommandName, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard case .selected(let widget, let state) = current else { return .notHandled }
    switch (command, state) {
    case ("signatureInformation", .digital):
      context.tell(.signature(.information, field: widget.field.name, widget.annotation))
    case ("signDigitally", .byHand):
      try context.checkSigning(widget)
      context.tell(.signature(.sign, field: widget.field.name, widget.annotation))
    case ("thickness", .byHand(let drawing)):
      guard case .strokes? = drawing.picture else { return .notHandled }
      try context.checkSigning(widget)
      current = .adjusting(widget, drawing)
    case ("delete", .byHand):
      try context.perform(SignByHand(widget, nil))
      current = .idle
      return context.afterNothing
    default: return .notHandled
    }
    return .handled
  }
}
