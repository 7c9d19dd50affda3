// SPDX-License-Identifier: AGPL-3.0-or-later

/// The parts of markup that matter for a search for text. Some can hold text, and without others the
/// markup cannot be read.
struct MarkupText {
  /// The parts that can hold text. They are between tags, in attribute values, in comments and in CDATA
  /// sections.
  private(set) var segments: [MarkupSegment] = []
  /// Namespaces and processing instructions.
  private(set) var structure: [MarkupSegment] = []
  /// What is between tags, as it is read.
  private(set) var flow = MarkupFlow()

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var position = 0
    while position < bytes.count {
      let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      addText(position..<start)
      if position < start, let text = segments.last { flow.add(text) }
      position = start < bytes.count ? readTag(at: start) : start
    }
  }

  /// - Returns: where the text goes on.
  private mutating func readTag(at start: Int) -> Int {
    if let content = content(from: start, "<!--", "-->") {
      segments.append(MarkupSegment(content))
      return min(content.upperBound + 3, bytes.count)
    }
    if let content = content(from: start, "<![CDATA[", "]]>") {
      segments.append(MarkupSegment(content))
      flow.add(MarkupSegment(content))
      return min(content.upperBound + 3, bytes.count)
    }
    if let content = content(from: start, "<?", "?>") {
      structure.append(MarkupSegment(content))
      return min(content.upperBound + 2, bytes.count)
    }
    flow.addTag(bytes[start...])
    var quote: (mark: UInt8, index: Int)?
    for index in start..<bytes.count {
      switch (bytes[index], quote) {
      case (UInt8(ascii: ">"), nil): return index + 1
      case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = (bytes[index], index)
      case (let byte, let open?) where byte == open.mark:
        addValue(open.index + 1..<index)
        quote = nil
      default: break
      }
    }
    return bytes.count
  }

  /// The content between two marks. Without the closing mark, it reaches to the end of the bytes. `nil`
  /// if the opening mark is not at `start`.
  private func content(
    from start: Int, _ opening: StaticString, _ closing: StaticString
  ) -> Range<Int>? {
    guard has(opening, at: start) else { return nil }
    let first = start + opening.utf8CodeUnitCount
    var end = first
    while end < bytes.count, !has(closing, at: end) { end += 1 }
    return first..<end
  }

  private func has(_ mark: StaticString, at index: Int) -> Bool {
    guard index + mark.utf8CodeUnitCount <= bytes.count else { return false }
    return mark.withUTF8Buffer { $0.elementsEqual(bytes[index..<index + $0.count]) }
  }

  /// Adds the value of an attribute.
  private mutating func addValue(_ value: Range<Int>) {
    let spaces: [UInt8] = [9, 10, 13, 32]
    let ends = spaces + [UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "'")]
    // The name is before the quotation mark and the equals sign.
    let before = bytes[..<(value.lowerBound - 1)].reversed()
    let assigned = before.drop { spaces.contains($0) }
    guard assigned.first == UInt8(ascii: "=") else { return addText(value) }
    let name = assigned.dropFirst().drop { spaces.contains($0) }
      .prefix { !ends.contains($0) }
    if Array(name.reversed()).starts(with: "xmlns".utf8) {
      structure.append(MarkupSegment(value))
    } else {
      addText(value)
    }
  }

  private mutating func addText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    segments.append(MarkupSegment(range, referencesIn: bytes))
  }
}
