// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// The places of the characters of a field's text. They are in an upright box of their own: x from its
/// left, y from its top, in points.
struct FieldLayout: Hashable {
  struct Line: Hashable {
    /// The characters of the line. A line end belongs to no line.
    var range: Range<Int>
    /// The start of each character: its right edge if it runs from right to left.
    var starts: [Double]
    /// The end of each character.
    var ends: [Double]
    /// The origin of a line without characters.
    var origin: Double
    var top: Double
  }

  /// The layout of a field's text.
  struct Shape: Hashable {
    var style: FieldTextStyle
    /// The size of the box.
    var size: Size
    var isMultiline = false
    /// How many cells of the same width a comb has.
    var cells: Int?
  }

  private(set) var lines: [Line] = []
  let fontSize: Double
  let lineHeight: Double
  /// The direction of the characters; `nil` if all run from left to right.
  let direction: TextDirection?
  private let shape: Shape
  var size: Size { shape.size }
  var isMultiline: Bool { shape.isMultiline }
  var isComb: Bool { !shape.isMultiline && shape.cells != nil }
  /// The distance from the box's edge to the text, in points.
  var inset: Double { FieldLayout.inset(shape) }

  /// - Parameter advances: the characters' advances, as shares of the font size.
  init(_ characters: [Character], advances: [Double], _ direction: TextDirection?, _ shape: Shape) {
    self.shape = shape
    self.direction = direction
    let widths = zip(characters, advances).map { $0.isNewline ? 0 : $1 }
    fontSize = FieldLayout.fontSize(widths.reduce(0, +), shape)
    lineHeight = fontSize * 1.2
    let sized = widths.map { $0 * fontSize }
    if shape.isMultiline {
      setLines(characters, sized)
    } else if let cells = shape.cells {
      setCells(characters.count, cells)
    } else {
      let top = (shape.size.height - lineHeight) / 2
      lines = [line(0..<characters.count, sized, top: top)]
    }
  }

  /// Lines from another layout; at least one.
  init(
    lines: [Line], fontSize: Double, lineHeight: Double, size: Size, _ direction: TextDirection?
  ) {
    shape = Shape(style: FieldTextStyle(), size: size, isMultiline: true)
    self.lines = lines
    self.fontSize = fontSize
    self.lineHeight = lineHeight
    self.direction = direction
  }

  /// The distance between the edge of the box and the text: twice the border, as in MuPDF and Acrobat.
  private static func inset(_ shape: Shape) -> Double { 2 * max(shape.style.borderWidth, 1) }

  /// The font size. Text without a size is as large as the box allows; text of several lines has 12
  /// points.
  static func fontSize(_ width: Double, _ shape: Shape) -> Double {
    if let size = shape.style.size { return size }
    guard !shape.isMultiline else { return 12 }
    let room = shape.size.height - inset(shape)
    let high = max(room / 1.2, 4)
    guard shape.cells == nil, width > 0 else { return high }
    return max(min(high, (shape.size.width - 2 * inset(shape)) / width), 4)
  }

  /// The width available to lines.
  private var room: Double { max(shape.size.width - 2 * FieldLayout.inset(shape), 1) }

  /// Whether the whole text fits into the box.
  var fits: Bool {
    let slack = 0.01
    if shape.isMultiline {
      return Double(lines.count) * lineHeight <= shape.size.height + slack
    }
    return shape.cells != nil || lines.allSatisfy { width(of: $0) <= room + slack }
  }

  private func width(of line: Line) -> Double { line.end - line.start }

  private func line(_ range: Range<Int>, _ widths: [Double], top: Double) -> Line {
    let width = widths[range].reduce(0, +)
    let inset = FieldLayout.inset(shape)
    // A line that is longer than the box begins at its left, and can be scrolled.
    let free = max(room - width, 0)
    let left =
      switch shape.style.alignment {
      case .left: inset
      case .center: inset + free / 2
      case .right: inset + free
      }
    return Line(range, widths, from: left, top: top, direction)
  }

  /// Gives every character a cell; its edges are those of the cell.
  private mutating func setCells(_ count: Int, _ cells: Int) {
    let width = shape.size.width / Double(max(cells, 1))
    let top = (shape.size.height - lineHeight) / 2
    let first = shape.style.alignment.emptyCells(before: count, of: cells)
    lines = [
      Line(
        range: 0..<count, starts: (0..<count).map { Double(first + $0) * width },
        ends: (0..<count).map { Double(first + $0 + 1) * width }, origin: Double(first) * width,
        top: top)
    ]
  }

  private mutating func setLines(_ characters: [Character], _ widths: [Double]) {
    for range in LineBreaks.lines(of: characters, widths, in: room) {
      let top = FieldLayout.inset(shape) / 2 + Double(lines.count) * lineHeight
      lines.append(line(range, widths, top: top))
    }
  }
}

extension FieldLayout.Line {
  /// Characters side by side, in visual order.
  ///
  /// - Parameter left: the left end of the first one.
  init(
    _ range: Range<Int>, _ widths: [Double], scale: Double = 1, from left: Double, top: Double,
    _ direction: TextDirection?
  ) {
    let all = range.map { _ in left }
    self.init(range: range, starts: all, ends: all, origin: left, top: top)
    var x = left
    func put(_ place: Int, isTurned: Bool) {
      let right = x + widths[place] * scale
      starts[place - range.lowerBound] = isTurned ? right : x
      ends[place - range.lowerBound] = isTurned ? x : right
      x = right
    }
    if let direction {
      for place in direction.places(on: range) { put(place.index, isTurned: place.isRightToLeft) }
    } else {
      for place in range { put(place, isTurned: false) }
    }
  }
}
