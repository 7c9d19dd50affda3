// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

extension TextSelectTool {
  /// Performs a command of the menu or the keys on selected text. A command that takes a markup
  /// tool marks the selected text instead.
  mutating func perform(
    _ command: CommandName, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    if command == "cancel" { return try cancelStep(context) }
    guard let selection = context.selection.text else { return .notHandled }
    if let row = TextMenu.marking.first(where: { $0.command == command || $0.tool == command.tool })
    {
      current = .idle
      try context.check(.create(row.creates))
      let new = try context.markUp(selection, as: row.tool)
      return try add(new, context)
    }
    if let step = CaretStep.allCases.first(where: { $0.command == command }) {
      return try extend(step, context)
    }
    switch command {
    case "link":
      try context.check(.create(.link))
      current = .linking
      return .handled
    case "search":
      let words = try context.text(of: selection).split(whereSeparator: \.isWhitespace)
      context.tell(.search(words.joined(separator: " ")))
      return .handled
    case "selectParagraph": return try selectParagraph(around: selection, context)
    default: return .notHandled
    }
  }

  /// Handles the answer with a link's target. The link is on the selected text.
  mutating func take(
    _ answer: UserAnswer, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard case .linking = current, let selection = context.selection.text else {
      return .notHandled
    }
    guard case .link(let action) = answer else {
      current = .idle
      return .handled
    }
    var new: [Annotation] = []
    for (page, quads) in try context.quads(of: selection) {
      guard let bounds = Rect(around: quads.flatMap(\.points)) else { continue }
      var link = try context.draft(.link, by: TextMenu.link.tool, onPage: page, bounds)
      link.quads = quads
      link.action = action
      new.append(link)
    }
    let outcome = try add(new, context)
    current = .idle
    return outcome
  }

  /// The step back: from the question to the selection, from the selection to none.
  private mutating func cancelStep(_ context: any ToolContext) throws(ToolError) -> ToolOutcome {
    switch current {
    case .linking:
      current = .idle
      return .handled
    case .scrolling:
      current = .idle
      return .handled
    case .selecting(let drag):
      try giveUp(drag, context)
      return .handled
    case .idle:
      guard context.selection.isOfContents else { return .notHandled }
      try deselect(at: nil, context)
      return context.selection.isOfContents ? .handled : .finished
    }
  }

  /// Adds the annotations made of the text as one step. The selection is done then.
  private mutating func add(
    _ new: [Annotation], _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    guard !new.isEmpty else { return .handled }
    let outcome = try context.create(new)
    if context.selection.text != nil { try context.select(.none) }
    return outcome
  }

  private mutating func selectParagraph(
    around selection: TextSelection, _ context: any ToolContext
  ) throws(ToolError) -> ToolOutcome {
    let (start, end) = (selection.start, selection.end)
    let first = try context.text(onPage: start.pageIndex).range(of: .paragraph, at: start.offset)
    let last = try context.text(onPage: end.pageIndex)
      .range(of: .paragraph, at: max(end.offset - 1, 0))
    let wanted = TextSelection(
      TextPosition(pageIndex: start.pageIndex, offset: min(first.lowerBound, start.offset)),
      TextPosition(pageIndex: end.pageIndex, offset: max(last.upperBound, end.offset)))
    keepsEnd = false
    let isSelected = try context.activate(.selectText, .none, at: nil) { () throws(ToolError) in
      try context.select(.text(wanted))
    }
    return isSelected ? .handled : .notHandled
  }
}
