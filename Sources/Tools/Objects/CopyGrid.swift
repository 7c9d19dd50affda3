// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction

/// Copies in rows and columns, with the original at the upper left.
struct CopyGrid {
  var columns = 2
  var rows = 1
  /// The gaps between the copies, in points.
  var columnGap = 6.0
  var rowGap = 6.0

  /// The greatest number of copies that one command makes.
  static let mostCopies = 1000

  var requirement: Requirement {
    .properties(
      prompt: "Rows and columns",
      [
        .init("columns", "Columns", .number(Double(columns))),
        .init("rows", "Rows", .number(Double(rows))),
        .init("columnGap", "Between columns, in points", .number(columnGap)),
        .init("rowGap", "Between rows, in points", .number(rowGap)),
      ])
  }

  init() {}

  /// - Throws: ``ToolError/invalid(_:)`` if the numbers make no grid.
  init(_ answers: PropertyAnswers) throws(ToolError) {
    columns = try CopyGrid.count(answers.number("columns"), columns)
    rows = try CopyGrid.count(answers.number("rows"), rows)
    columnGap = try CopyGrid.gap(answers.number("columnGap"), columnGap)
    rowGap = try CopyGrid.gap(answers.number("rowGap"), rowGap)
    guard columns > 1 || rows > 1 else {
      throw .invalid("One column and one row make no copies: give more columns or rows.")
    }
  }

  /// How far each copy of a box lies from the original. The copies come row by row.
  ///
  /// - Throws: ``ToolError/invalid(_:)`` if a copy would not lie on the page.
  func deltas(of box: Rect, on page: Rect) throws(ToolError) -> [Point] {
    let (across, down) = (box.width + columnGap, box.height + rowGap)
    let reach = { (room: Double, pitch: Double) in
      pitch > 0 ? Int(min(max((room / pitch).rounded(.down), 0), 10_000)) + 1 : 10_000
    }
    let (mostColumns, mostRows) = (
      reach(page.x1 - box.x1 + 0.01, across), reach(page.y1 - box.y1 + 0.01, down)
    )
    guard columns <= mostColumns, rows <= mostRows else {
      throw .invalid(
        "The page has room for \(mostColumns) columns and \(mostRows) rows like this, not for "
          + "\(columns) and \(rows).")
    }
    return (0..<rows).flatMap { row in
      (0..<columns).map { Point(Double($0) * across, Double(row) * down) }
    }.filter { $0 != .zero }
  }

  private static func count(_ answer: Double??, _ usual: Int) throws(ToolError) -> Int {
    guard let answer else { return usual }
    guard let number = answer, let count = Int(exactly: number), (1...mostCopies).contains(count)
    else {
      throw .invalid("Give a whole number from 1 to \(mostCopies) of rows and columns.")
    }
    return count
  }

  private static func gap(_ answer: Double??, _ usual: Double) throws(ToolError) -> Double {
    guard let answer else { return usual }
    guard let gap = answer, (0...10_000).contains(gap) else {
      throw .invalid("Give the gap in points: 0 or more.")
    }
    return gap
  }
}
