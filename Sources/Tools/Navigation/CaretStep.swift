// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction

/// A step of a caret through the text of a document.
enum CaretStep: String, CaseIterable {
  case left = "Left"
  case right = "Right"
  case up = "Up"
  case down = "Down"
  case wordLeft = "WordLeft"
  case wordRight = "WordRight"

  /// The command that extends the selection by the step.
  var command: CommandName { CommandName(rawValue: "extend" + rawValue) }

  /// The target of the step as the user sees it; it stays within the document's text.
  ///
  /// - Parameter isEnd: whether the caret is the end of the selection.
  func target(
    from start: TextPosition, isEnd: Bool, _ context: any ToolContext
  ) throws(ToolError) -> TextPosition {
    let text = try context.text(onPage: start.pageIndex)
    let turn = context.view.quarterTurn(ofPage: start.pageIndex).reversed
    let line = text.direction(ofLineAt: start.offset, isEnd: isEnd)
    let step = line.map { self.step(inLineAlong: $0, turn) } ?? self
    return try step.target(from: start, isEnd: isEnd, in: text, context)
  }

  /// The step that this one corresponds to in text running right. It depends on the line's direction:
  /// in a line that runs down, a step down goes on along the line.
  ///
  /// - Parameter turn: the turn from the view to the page.
  private func step(inLineAlong line: Point, _ turn: QuarterTurn) -> CaretStep {
    let way = Matrix.turn(Double(turn.rawValue)).apply(direction)
    let along = way.x * line.x + way.y * line.y
    let across = way.y * line.x - way.x * line.y
    // A slanted line counts as one that runs to the right.
    let slack = self == .up || self == .down ? 0.01 : -0.01
    guard along.magnitude > across.magnitude + slack else {
      if byWord { return self }
      return across < 0 ? .up : .down
    }
    if byWord { return along < 0 ? .wordLeft : .wordRight }
    return along < 0 ? .left : .right
  }

  private var byWord: Bool { self == .wordLeft || self == .wordRight }

  /// The direction in the view.
  private var direction: Point {
    switch self {
    case .left, .wordLeft: Point(-1, 0)
    case .right, .wordRight: Point(1, 0)
    case .up: Point(0, -1)
    case .down: Point(0, 1)
    }
  }

  private func target(
    from start: TextPosition, isEnd: Bool, in text: PageText, _ context: any ToolContext
  ) throws(ToolError) -> TextPosition {
    switch target(in: text, from: start.offset, isEnd: isEnd) {
    case .on(0) where isEnd: return try otherPage(start, -1, text, context, isEdge: true)
    case .on(text.count) where !isEnd: return try otherPage(start, 1, text, context, isEdge: true)
    case .on(let offset): return TextPosition(pageIndex: start.pageIndex, offset: offset)
    case .beforePage: return try otherPage(start, -1, text, context)
    case .behindPage: return try otherPage(start, 1, text, context)
    }
  }

  private func target(in text: PageText, from caret: Int, isEnd: Bool) -> CaretTarget {
    switch self {
    case .left, .right: text.caret(caret, toRight: self == .right, byWord: false)
    case .wordLeft, .wordRight: text.caret(caret, toRight: self == .wordRight, byWord: true)
    case .up, .down: text.caret(caret, inNextLine: self == .down, isEnd: isEnd)
    }
  }

  /// Continues the step on the nearest other page with text. It starts at the edge of the previous or
  /// next such page, or ends there: the end of a page and the beginning of the next one are one place.
  private func otherPage(
    _ start: TextPosition, _ way: Int, _ text: PageText, _ context: any ToolContext,
    isEdge: Bool = false
  ) throws(ToolError) -> TextPosition {
    var page = start.pageIndex + way
    while (0..<context.view.pageCount).contains(page) {
      let next = try context.text(onPage: page)
      if !next.isEmpty {
        let edge = way > 0 ? 0 : next.count
        let offset = isEdge ? edge : caret(in: next, way, from: text, start.offset)
        return TextPosition(pageIndex: page, offset: offset)
      }
      page += way
    }
    return isEdge
      ? TextPosition(pageIndex: start.pageIndex, offset: way > 0 ? text.count : 0) : start
  }

  private func caret(in next: PageText, _ way: Int, from text: PageText, _ caret: Int) -> Int {
    if self == .up || self == .down {
      let edge = text.leadingEdge(of: min(caret, text.count - 1))
      return next.caret(inOutermostLine: way > 0, at: edge?.lower ?? .zero)
    }
    let edge = way > 0 ? 0 : next.count
    guard case .on(let offset) = target(in: next, from: edge, isEnd: true) else { return edge }
    return offset
  }
}
