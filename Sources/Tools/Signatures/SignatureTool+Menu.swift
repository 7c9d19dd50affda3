// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension SignatureTool {
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
