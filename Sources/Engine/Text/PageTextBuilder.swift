// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// Makes a ``PageText`` from MuPDF's text page.
struct PageTextBuilder {
  var characters: [TextCharacter] = []
  var lines: [TextLineRecord] = []
  private(set) var blocks: [TextBlockRecord] = []
  /// The structure element of the last block. Pointers are not stored with their types here, as in
  /// ``Document``.
  private var lastOwner: OpaquePointer?
  /// The engine's last line. It may be only a part of the last line here.
  private var lastPiece: TextLineRecord?
  /// Words that are drawn twice; `nil` if both copies are wanted.
  private var copies: DrawnCopies?
  private var hasCopies = false

  private init(omitsCopies: Bool) { copies = omitsCopies ? DrawnCopies() : nil }

  /// - Parameter omitsCopies: whether text that is drawn again in almost the same place, as a shadow or to
  ///   look bold, is omitted.
  static func build(
    _ text: UnsafeMutablePointer<fz_stext_page>, pageIndex: Int, showsAll: Bool = false,
    omitsCopies: Bool = false
  ) -> PageText {
    var builder = PageTextBuilder(omitsCopies: omitsCopies)
    builder.addBlocks(from: text.pointee.first_block)
    builder.orderLines()
    // Words in pieces, and copies, are only found by the search for hidden text.
    let isWhole =
      showsAll && !builder.hasCopies && TextPieces.touchingRows(in: builder.lines).isEmpty
    return PageText(
      pageIndex: pageIndex, characters: builder.characters, lines: builder.lines,
      blocks: builder.blocks, showsAll: isWhole)
  }

  private mutating func addBlocks(from first: UnsafeMutablePointer<fz_stext_block>?) {
    var pending = [(block: OpaquePointer(first), owner: BlockOwner?.none)]
    while let (next, owner) = pending.popLast() {
      guard let block = UnsafeMutablePointer<fz_stext_block>(next) else { continue }
      pending.append((OpaquePointer(block.pointee.next), owner))
      switch Int(block.pointee.type) {
      case Int(FZ_STEXT_BLOCK_TEXT): addText(block.pointee.u.t.first_line, owner)
      case Int(FZ_STEXT_BLOCK_IMAGE): addImage(block.pointee.bbox)
      case Int(FZ_STEXT_BLOCK_STRUCT):
        guard let element = block.pointee.u.s.down else { continue }
        pending.append(
          (OpaquePointer(element.pointee.first_block), BlockOwner(element, within: owner) ?? owner))
      default: break
      }
    }
  }

  private mutating func addImage(_ box: fz_rect) {
    guard let rect = Rect(box) else { return }
    blocks.append(TextBlockRecord(rect: rect, lines: lines.count..<lines.count, isImage: true))
  }

  /// Adds text. The contents of one structure element, such as a paragraph with a link in it, form one
  /// block.
  private mutating func addText(
    _ first: UnsafeMutablePointer<fz_stext_line>?, _ owner: BlockOwner?
  ) {
    var start = lines.count
    var joinsBlocks = false
    var role = owner.map { StructureRole.name($0.role) }
    if owner != nil, owner?.element == lastOwner, let last = blocks.last, !last.isImage {
      (start, role) = (last.lines.lowerBound, last.role)
      blocks.removeLast()
    } else if owner == nil, lastOwner == nil, let last = blocks.last, !last.isImage,
      let first, continuesBlock(first.pointee)
    {
      (start, joinsBlocks) = (last.lines.lowerBound, true)
      blocks.removeLast()
    }
    var next = first
    while let line = next {
      addLine(line, isFirst: lines.count == start && !joinsBlocks)
      next = line.pointee.next
    }
    guard start < lines.count else { return }
    lines[lines.count - 1].isHyphenated = false
    settleHyphens(start..<lines.count)
    let rect = lines[start...].dropFirst().reduce(lines[start].rect) { $0.union($1.rect) }
    blocks.append(
      TextBlockRecord(rect: rect, lines: start..<lines.count, isImage: false, role: role))
    lastOwner = owner?.element
  }

  /// Whether a block continues the last line, or the paragraph: the engine starts a block at a
  /// superscript, and after it, at any gap if the size of the font does not tell that of its letters, and
  /// at each line of text that runs upwards.
  private func continuesBlock(_ source: fz_stext_line) -> Bool {
    guard let lastPiece, let line = lines.last, let next = TextLineRecord(measuring: source) else {
      return false
    }
    if next.hasOddUnit || next.directionY < 0, line.isAbove(next) { return true }
    guard lastPiece.differsInSize(from: next) || next.hasOddUnit,
      let gap = line.gap(before: next)
    else { return false }
    return gap < 0.35 * max(lastPiece.em, next.em)
  }

  private mutating func addLine(_ source: UnsafeMutablePointer<fz_stext_line>, isFirst: Bool) {
    guard var line = addCharacters(of: source), omitCopies(&line) else { return }
    defer {
      lastPiece = line
      copies?.add(line, characters)
    }
    if !isFirst, let previous = lines.last,
      let gap = previous.gap(before: line)
        ?? (isInGap(line, of: previous) || overlapsPoint(line, previous) ? 0 : nil)
    {
      let mark = characters[previous.range.upperBound - 1]
      // In lines with text from right to left, all gaps are looked for at the end.
      if gap > 0.12 * previous.em, !previous.isBidirectional, !line.isBidirectional {
        characters.insert(
          TextCharacter(
            " ", style: mark.style, box: previous.gapBox(before: line)),
          at: line.range.lowerBound)
        line.range = line.range.lowerBound..<line.range.upperBound + 1
      }
      lines[lines.count - 1].append(line)
    } else {
      lines.append(line)
    }
  }

  /// Whether a line continues another one that it overlaps: points and brackets of East Asia are set closer
  /// to their neighbours by up to half of their width.
  private func overlapsPoint(_ line: TextLineRecord, _ previous: TextLineRecord) -> Bool {
    let overlap = previous.box.along1 - line.box.along0
    guard overlap > 0, overlap < 0.5 * previous.em, line.box.along1 > previous.box.along1,
      previous.isOnBaseline(of: line)
    else { return false }
    return characters[previous.range.upperBound - 1].scalar.isWidePunctuation
      || characters[line.range.lowerBound].scalar.isWidePunctuation
  }

  /// Takes words out of a new line that were drawn before; returns whether any is left.
  private mutating func omitCopies(_ line: inout TextLineRecord) -> Bool {
    guard let words = copies?.copies(in: line, characters), !words.isEmpty else { return true }
    hasCopies = true
    var kept: [TextCharacter] = []
    var place = line.range.lowerBound
    for word in words {
      kept += characters[place..<word.lowerBound]
      place = word.upperBound
    }
    kept += characters[place..<line.range.upperBound]
    let isCut = place == line.range.upperBound
    kept.removeFirst(kept.prefix(while: { $0.scalar == " " }).count)
    kept.removeLast(kept.reversed().prefix(while: { $0.scalar == " " }).count)
    characters.replaceSubrange(line.range, with: kept)
    line.range = line.range.lowerBound..<line.range.lowerBound + kept.count
    line.isHyphenated = line.isHyphenated && !isCut
    let letters = kept.filter { $0.scalar != " " }
    guard let first = letters.first else { return false }
    line.box = letters.reduce(into: first.box) { $0.formUnion($1.box) }
    return true
  }
}

extension PageTextBuilder {
  /// Keeps hyphens at line ends that belong to the text. They divide no word: they are in numbers, or
  /// in web and e-mail addresses, which are broken there.
  mutating func settleHyphens(_ range: Range<Int>) {
    guard lines[range].contains(where: \.isHyphenated) else { return }
    var isInAddress = false
    for index in range {
      let scalars = characters[lines[index].range].map(\.scalar)
      let blank = scalars.lastIndex { $0.characterClass == .space }
      let word = scalars[(blank.map { $0 + 1 } ?? 0)...]
      // A line without a space continues the word of the line before.
      isInAddress = DetectedLink.containsBeginning(word) || (isInAddress && blank == nil)
      guard lines[index].isHyphenated, isInAddress || !isWordDivided(after: index) else { continue }
      lines[index].isHyphenated = false
      lines[index].isBrokenAtHyphen = scalars.dropLast().last?.characterClass != .space
    }
  }

  /// Whether the hyphen at a line's end may divide a word: a soft hyphen, or one between two letters.
  private func isWordDivided(after index: Int) -> Bool {
    let line = characters[lines[index].range]
    guard !lines[index].isBidirectional, let hyphen = line.last?.scalar, hyphen.value != 0xAD,
      let next = characters[lines[index + 1].range].first?.scalar
    else { return true }
    // A letter may be followed by its accents, and by the soft hyphen that the hyphen is drawn for.
    let letter = line.dropLast().last {
      $0.scalar.value != 0xAD && (!$0.scalar.properties.isDiacritic || $0.scalar.isASCII)
    }
    return letter?.scalar.properties.isAlphabetic == true && next.properties.isAlphabetic
  }
}
