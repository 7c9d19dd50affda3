// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Lays out the text of a widget in its own font.
struct WidgetText {
  let field: FormField
  let look: WidgetLook
  let font: WidgetFont
  /// The size of text that is as large as it fits; `nil` for one line.
  let fittingSize: Double?

  /// Replaces the text of an appearance that the engine has written.
  func replacing(_ text: String, in appearance: [UInt8]) -> [UInt8] {
    // The text begins after the box, whose operators have no strings.
    let begin = appearance.indices.first { appearance[$0...].starts(with: "\nBT\n".utf8) }
    let end = appearance.indices.last { appearance[$0...].starts(with: "\nET\n".utf8) }
    guard let begin, let end, begin < end else { return appearance }
    return Array(appearance[...begin]) + content(text) + appearance[(end + 4)...]
  }

  private func content(_ text: String) -> [UInt8] {
    var content = ContentStream()
    content.add("BT")
    content.setFill(look.text.color)
    let characters = Array(text)
    let advances = characters.map(font.advance)
    if field.kind == .text, field.flags.contains(.multiline) {
      addLines(characters, advances, &content)
    } else if let cells = field.cells {
      addCells(characters, advances, cells, &content)
    } else {
      addLine(characters, advances, &content)
    }
    content.add("ET")
    return content.bytes
  }

  /// The distance from the edge to the text: twice the border, as in MuPDF and Acrobat.
  private var inset: Double { 2 * look.line.wholeWidth }
  private var room: Size {
    Size(max(look.size.width - 2 * inset, 1), max(look.size.height - 2 * inset, 1))
  }
  /// The baseline of a single line.
  private func baseline(_ size: Double) -> Double { look.size.height / 2 - 0.3 * size }

  private func addLine(
    _ characters: [Character], _ advances: [Double], _ content: inout ContentStream
  ) {
    let width = advances.reduce(0, +)
    let fitting = width > 0 ? min(room.height, room.width / width) : room.height
    let size = look.isAutoSized ? max(fitting, 4) : look.text.size
    content.setFont(font.resource, size: size)
    content.add("Td", inset + shift(width * size), baseline(size))
    content.show(font.codes(of: characters))
  }

  private func addLines(
    _ characters: [Character], _ advances: [Double], _ content: inout ContentStream
  ) {
    let size = fittingSize ?? look.text.size
    let widths = advances.map { $0 * size }
    content.setFont(font.resource, size: size)
    content.add("Td", inset, look.size.height - inset)
    var x = 0.0
    for line in LineBreaks.lines(of: characters, widths, in: room.width) {
      // The blank at which a line is broken is not aligned.
      let seen = line.upperBound - (characters[line].last == " " ? 1 : 0)
      let start = shift(widths[line.lowerBound..<seen].reduce(0, +))
      content.add("Td", start - x, -size * WidgetText.lineHeight)
      content.show(font.codes(of: characters[line]))
      x = start
    }
  }

  private func addCells(
    _ characters: [Character], _ advances: [Double], _ cells: Int, _ content: inout ContentStream
  ) {
    let size = fittingSize ?? look.text.size
    let cell = look.size.width / Double(max(cells, 1))
    content.setFont(font.resource, size: size)
    content.add("Td", 0, baseline(size))
    var x = 0.0
    for (place, character) in characters.prefix(cells).enumerated() where character != " " {
      let start = (Double(place) + 0.5) * cell - advances[place] * size / 2
      content.add("Td", start - x, 0)
      content.show(font.codes(of: [character]))
      x = start
    }
  }

  /// The distance of a line from the left.
  private func shift(_ width: Double) -> Double {
    let free = max(room.width - width, 0)
    return switch look.text.alignment {
    case .left: 0
    case .center: free / 2
    case .right: free
    }
  }

  /// The height of MuPDF's lines, as a share of the size.
  private static let lineHeight = 1.116
}
