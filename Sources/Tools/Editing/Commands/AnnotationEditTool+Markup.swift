// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction

extension EditingCommand {
  /// The commands that change the kind of text markup.
  static let kinds: [EditingCommand: AnnotationType] = [
    .asHighlight: .highlight, .asUnderline: .underline, .asSquiggly: .squiggly,
    .asStrikeOut: .strikeOut,
  ]
}

extension AnnotationEditTool {
  /// Changes the kind of the selected text markup. Its contents and the marked text stay.
  mutating func changeKind(
    by command: EditingCommand, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard let kind = EditingCommand.kinds[command] else { return .notHandled }
    let selected = try changeable(context)
    guard selected.allSatisfy(\.type.isTextMarkup) else { return .notHandled }
    let changed = selected.filter { $0.type != kind }.map { annotation in
      var changed = annotation
      changed.type = kind
      return changed
    }
    _ = try edit(changed, context) { () throws(ToolError) in
      try update(changed, "Turn into", context)
    }
    return .handled
  }

  /// The conversion that a command makes; a plain change if it converts nothing.
  func touch(converting annotation: Annotation, by command: EditingCommand) -> AnnotationTouch {
    guard let kind = EditingCommand.kinds[command], kind != annotation.type else {
      return .change(annotation)
    }
    var changed = annotation
    changed.type = kind
    return .update(to: changed)
  }

  /// Asks the front end to copy the marked text to the clipboard.
  func copyText(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    let selected = try context.selectedAnnotations
    guard let page = selected.first?.pageIndex, selected.allSatisfy(\.type.isTextMarkup) else {
      return .notHandled
    }
    try editing(context.document.requireCopying())
    let text = try context.text(onPage: page)
    let words = selected.compactMap { text.range(markedBy: $0.quads).map(text.text(of:)) }
    try context.copy(words.joined(separator: "\n"), of: selected.map(\.id))
    return .handled
  }
}
