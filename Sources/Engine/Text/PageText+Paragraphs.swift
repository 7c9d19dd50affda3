// SPDX-License-Identifier: AGPL-3.0-or-later

extension PageText {
  /// The characters of a line's paragraph: the block, or a part of it that begins with an indented
  /// line if most lines are not indented.
  func paragraph(of line: Int) -> Range<Int> {
    guard lines.indices.contains(line), blocks.indices.contains(lines[line].block) else {
      return 0..<0
    }
    let block = blocks[lines[line].block].lines
    var start = block.lowerBound
    var end = block.upperBound
    for index in firstLines(of: block) {
      if index <= line { start = index } else { end = min(end, index) }
    }
    return lines[start].range.lowerBound..<lines[end - 1].range.upperBound
  }

  private func firstLines(of block: Range<Int>) -> [Int] {
    let isSetIn = indents(of: block).map { $0 > 0.8 }
    guard isSetIn.count(where: { !$0 }) * 5 >= isSetIn.count * 3 else { return [] }
    return isSetIn.indices.dropFirst().filter { index in
      isSetIn[index] && !isSetIn[index - 1]
        && (index + 1 == isSetIn.count || !isSetIn[index + 1])
    }.map { block.lowerBound + $0 }
  }

  /// The indentation of each line in the block. The unit is the font size of the line.
  private func indents(of block: Range<Int>) -> [Float] {
    let records = lines[block]
    let isRightToLeft = records.allSatisfy(\.isRightToLeft)
    let starts = records.map { isRightToLeft ? -$0.box.along1 : $0.box.along0 }
    let edge = starts.min() ?? 0
    return zip(starts, records).map { ($0 - edge) / max($1.fontSize, 1) }
  }
}
