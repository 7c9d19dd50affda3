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
  /// - Parameters:
  ///   - isEnd: whether the caret is the end of the selection.
  ///   - goal: the goal that a step up or down to the caret has returned.
  /// - Returns: also the goal of a next step up or down; `nil` for other steps.
  func target(
    from start: TextPosition, isEnd: Bool, goal: CaretGoal?, _ context: any ToolContext
  ) throws(ToolError) -> (position: TextPosition, goal: CaretGoal?) {
    let text = try context.text(onPage: start.pageIndex)
    let turn = context.view.quarterTurn(ofPage: start.pageIndex).reversed
    let isBehind = goal.map { !$0.isAtLineStart } ?? isEnd
    let line = text.direction(ofLineAt: start.offset, isEnd: isBehind)
    let step = line.map { self.step(inLineAlong: $0, turn) } ?? self
    guard step == .up || step == .down else {
      return (try step.target(from: start, isEnd: isEnd, in: text, context), nil)
    }
    let edge = text.edge(ofCaret: start.offset, isEnd: isBehind)
    let goal = CaretGoal(
      point: goal?.point ?? edge.map { ($0.upper + $0.lower) * 0.5 } ?? .zero,
      isAtLineStart: !isBehind)
    return try step.nextLine(from: start, goal, in: text, context)
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

  private func nextLine(
    from start: TextPosition, _ goal: CaretGoal, in text: PageText, _ context: any ToolContext
  ) throws(ToolError) -> (position: TextPosition, goal: CaretGoal?) {
    let isDown = self == .down
    var page = start.pageIndex
    var caret = text.caret(
      start.offset, inNextLine: isDown, isEnd: !goal.isAtLineStart, at: goal.point)
    if caret == nil, let next = try nextText(start, isDown ? 1 : -1, context) {
      page = next.pageIndex
      caret = next.caret(inOutermostLine: isDown, at: goal.point)
    }
    guard let caret else { return (start, goal) }
    return (
      TextPosition(pageIndex: page, offset: caret.offset),
      CaretGoal(point: goal.point, isAtLineStart: caret.isAtLineStart)
    )
  }

  private func target(
    from start: TextPosition, isEnd: Bool, in text: PageText, _ context: any ToolContext
  ) throws(ToolError) -> TextPosition {
    switch target(in: text, from: start.offset) {
    case .on(0) where isEnd: return try edge(start, -1, text, context)
    case .on(text.count) where !isEnd: return try edge(start, 1, text, context)
    case .on(let offset): return TextPosition(pageIndex: start.pageIndex, offset: offset)
    case .beforePage: return try otherPage(start, -1, context)
    case .behindPage: return try otherPage(start, 1, context)
    }
  }

  private func target(in text: PageText, from caret: Int) -> CaretTarget {
    text.caret(
      caret, toRight: self == .right || self == .wordRight, byWord: byWord)
  }

  /// Ends the step at the edge of the nearest page with text. A caret at the end of a page stands for the
  /// beginning of the next one, too.
  private func edge(
    _ start: TextPosition, _ way: Int, _ text: PageText, _ context: any ToolContext
  ) throws(ToolError) -> TextPosition {
    guard let next = try nextText(start, way, context) else {
      return TextPosition(pageIndex: start.pageIndex, offset: way > 0 ? text.count : 0)
    }
    return TextPosition(pageIndex: next.pageIndex, offset: way > 0 ? 0 : next.count)
  }

  /// Continues the step on the nearest other page with text. It starts at the edge of that page.
  private func otherPage(
    _ start: TextPosition, _ way: Int, _ context: any ToolContext
  ) throws(ToolError) -> TextPosition {
    guard let next = try nextText(start, way, context) else { return start }
    var offset = way > 0 ? 0 : next.count
    if case .on(let target) = target(in: next, from: offset) { offset = target }
    return TextPosition(pageIndex: next.pageIndex, offset: offset)
  }

  private func nextText(
    _ start: TextPosition, _ way: Int, _ context: any ToolContext
  ) throws(ToolError) -> PageText? {
    var page = start.pageIndex + way
    while (0..<context.view.pageCount).contains(page) {
      let text = try context.text(onPage: page)
      if !text.isEmpty { return text }
      page += way
    }
    return nil
  }
}

/// What steps up and down keep.
struct CaretGoal {
  /// The place in the line, in page space.
  var point: Point
  /// Whether the caret is at the start of its line. If not, it is at the end of the one before.
  var isAtLineStart: Bool
}
