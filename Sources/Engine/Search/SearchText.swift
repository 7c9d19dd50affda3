// SPDX-License-Identifier: AGPL-3.0-or-later

/// A page's text for searching: lines joined by line feeds, without hyphens that divide words and
/// without soft hyphens; with a mapping to the characters of the page's ``PageText``.
struct SearchText: Sendable {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Runs of text with one character per scalar, in order; short enough to count through.
  private var runs: [Run] = []
  private let characterCount: Int
  /// Whether the page certainly has no hidden text.
  let showsAll: Bool

  private struct Run {
    var byte: Int32
    var character: Int32
    /// Whether a hyphen that divided a word was removed before the run.
    var followsHyphen: Bool
  }

  init(_ page: PageText) {
    (characterCount, showsAll) = (page.count, page.showsAll)
    bytes.reserveCapacity(page.count + page.count / 16)
    runs.reserveCapacity(page.lines.count)
    var followsHyphen = false
    for (index, line) in page.lines.enumerated() {
      startRun(line.range.lowerBound, followsHyphen: followsHyphen)
      let end = line.isHyphenated ? line.range.upperBound - 1 : line.range.upperBound
      for character in line.range.lowerBound..<end {
        if character - line.range.lowerBound & 255 == 255 {
          startRun(character, followsHyphen: false)
        }
        let scalar = page.characters[character].scalar
        if scalar.value == 0xAD {
          startRun(character + 1, followsHyphen: false)
        } else {
          bytes.append(utf8: scalar)
        }
      }
      followsHyphen = line.isHyphenated
      if index + 1 < page.lines.count, !line.isHyphenated, !line.isBrokenAtHyphen,
        !page.areJoined(end, page.lines[index + 1].range.lowerBound)
      {
        bytes.append(0x0A)
      }
    }
    bytes = Array(bytes)
  }

  /// The memory that the text takes, in bytes.
  var byteCount: Int { bytes.count + runs.count * MemoryLayout<Run>.stride + 128 }

  /// The characters of the page for a range of bytes.
  func characters(_ range: Range<Int>) -> Range<Int> {
    let start = character(at: range.lowerBound, in: run(at: range.lowerBound))
    let end = character(at: range.upperBound, in: run(at: range.upperBound - 1))
    return start..<max(start, end)
  }

  /// Whether a hyphen that divided a word was removed here.
  func dividesWord(at byte: Int) -> Bool {
    guard runs.indices.contains(run(at: byte)) else { return false }
    let found = runs[run(at: byte)]
    return found.followsHyphen && Int(found.byte) == byte
  }

  private mutating func startRun(_ character: Int, followsHyphen: Bool) {
    runs.append(
      Run(
        byte: Int32(clamping: bytes.count), character: Int32(clamping: character),
        followsHyphen: followsHyphen))
  }

  private func run(at byte: Int) -> Int {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(runs[middle].byte) <= byte { low = middle } else { high = middle }
    }
    return low
  }

  private func character(at byte: Int, in run: Int) -> Int {
    guard runs.indices.contains(run) else { return 0 }
    let start = Int(runs[run].byte)
    let scalars = bytes[min(start, byte)..<min(byte, bytes.count)].count { $0 & 0xC0 != 0x80 }
    let limit = run + 1 < runs.count ? Int(runs[run + 1].character) : characterCount
    return min(Int(runs[run].character) + scalars, limit)
  }

  /// The text of the bytes on one line. Each run of white space becomes one space.
  func text(_ range: Range<Int>) -> String {
    var flat: [UInt8] = []
    flat.reserveCapacity(range.count)
    for byte in bytes[range.clamped(to: 0..<bytes.count)] {
      if byte != 0x0A, byte != 0x20 {
        flat.append(byte)
      } else if flat.last != 0x20 {
        flat.append(0x20)
      }
    }
    return String(decoding: flat, as: UTF8.self)
  }

  /// About `length` bytes of text before a byte. The text starts with a whole word if possible.
  func text(before byte: Int, length: Int) -> String {
    var start = max(0, byte - length)
    if start > 0, let space = bytes[start - 1..<byte].firstIndex(where: isSpace), space + 1 < byte {
      start = space + 1
    }
    while start < byte, bytes[start] & 0xC0 == 0x80 { start += 1 }
    return text(start..<byte)
  }

  /// About `length` bytes of text after a byte. The text ends with a whole word if possible.
  func text(after byte: Int, length: Int) -> String {
    var end = min(bytes.count, byte + length)
    if end < bytes.count, let space = bytes[byte...end].lastIndex(where: isSpace), space > byte {
      end = space
    }
    while end > byte, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return text(byte..<end)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }
}
