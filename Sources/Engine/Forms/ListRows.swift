// SPDX-License-Identifier: AGPL-3.0-or-later

/// The rows of a list box, from its upper edge down. There is one row for each option.
public struct ListRows: Hashable, Sendable {
  /// The number of options.
  public let count: Int
  /// The size of the text, in points.
  public let textSize: Double
  /// The distance between the edge and the rows, in points.
  public let inset: Double
  /// The number of rows that fit; at least one.
  public let capacity: Int
  /// The first visible row (ISO 32000-2, table 234, `TI`).
  public private(set) var first = 0

  /// The height of a row, in points.
  public var height: Double { textSize * 1.2 }
  public var visible: Range<Int> { first..<min(first + capacity, count) }

  /// - Parameters:
  ///   - height: the height of the box, in points.
  ///   - textSize: the size of the text, in points; `nil` if the reader chooses it.
  public init(_ count: Int, inBox height: Double, textSize: Double?, borderWidth: Double) {
    self.count = count
    self.textSize = min(max(textSize ?? 12, 1), 1000)
    inset = max(borderWidth, 1)
    let room = (height - 2 * inset) / (self.textSize * 1.2)
    capacity = Int(min(max(room + 0.01, 1), 1000))
  }

  /// Makes a row the first visible one. If too few rows follow to fill the box, the row is lower in it.
  public mutating func scroll(to row: Int) { first = max(0, min(row, count - capacity)) }

  /// Scrolls a row into view, by the least distance.
  public mutating func show(_ row: Int) {
    if row < first { scroll(to: row) }
    if row >= first + capacity { scroll(to: row - capacity + 1) }
  }

  /// Scrolls to the row that the file shows first. If no chosen row is visible then, the first chosen
  /// one scrolls into view.
  mutating func show(_ chosen: [Int], beginningWith row: Int) {
    scroll(to: row)
    guard let least = chosen.min(), !chosen.contains(where: visible.contains) else { return }
    show(least)
  }

  /// The row at a distance below the upper edge of the box; `nil` if there is none.
  public func row(at y: Double) -> Int? {
    let place = ((y - inset) / height).rounded(.down)
    guard place >= 0, place < Double(capacity) else { return nil }
    let row = first + Int(place)
    return row < count ? row : nil
  }
}

extension Page {
  /// The rows of a list box widget, scrolled as in the file.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func listRows(of widget: Widget) throws(EngineError) -> ListRows {
    let id = widget.annotation.id
    let style = try textStyle(ofWidget: id)
    let size = widget.annotation.rect.size
    var rows = ListRows(
      widget.field.options.count, inBox: style.turn % 180 == 0 ? size.height : size.width,
      textSize: style.size, borderWidth: style.borderWidth)
    rows.show(
      widget.field.chosen, beginningWith: try annotationObject(id).inherited("TI")?.integer ?? 0)
    return rows
  }
}
