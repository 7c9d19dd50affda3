// SPDX-License-Identifier: AGPL-3.0-or-later

/// A web or e-mail address in a page's text.
public struct TextAddress: Hashable, Sendable {
  public var uri: String
  /// The characters of the address.
  public var range: Range<Int>
}

extension PageText {
  /// The addresses that begin in a part of the text, in order.
  ///
  /// - Parameter place: the start of the part; on return, the start of the next part, at or after
  ///   `end`.
  func addresses(from place: inout Int, to end: Int) -> [TextAddress] {
    var addresses: [TextAddress] = []
    let ends = LineEnds(lines)
    while place < min(end, characters.count) {
      guard isPart(place) else {
        place += 1
        continue
      }
      let word = place..<self.end(ofWordAt: place, ends)
      addresses += self.addresses(in: word)
      place = word.upperBound
    }
    return addresses
  }

  /// The web or e-mail address that contains a character.
  public func address(at character: Int) -> TextAddress? {
    guard characters.indices.contains(character), isPart(character) else { return nil }
    let ends = LineEnds(lines)
    let word = start(ofWordAt: character, ends)..<end(ofWordAt: character, ends)
    return addresses(in: word).first { $0.range.contains(character) }
  }

  /// The URI of the web or e-mail address around a character.
  public func uri(at character: Int) -> String? { address(at: character)?.uri }

  private func addresses(in word: Range<Int>) -> [TextAddress] {
    DetectedLink.addresses(in: characters[word].map(\.scalar)).map { address in
      let start = word.lowerBound + address.range.lowerBound
      return TextAddress(uri: address.uri, range: start..<(start + address.range.count))
    }
  }

  private func isPart(_ index: Int) -> Bool { characters[index].scalar.characterClass != .space }

  private func start(ofWordAt character: Int, _ ends: LineEnds) -> Int {
    var start = character
    var line = lineIndex(of: character) ?? 0
    for _ in 0..<PageText.mostLines {
      while start > lines[line].range.lowerBound, isPart(start - 1) { start -= 1 }
      guard start == lines[line].range.lowerBound, goesOn(line - 1, ends) else { break }
      line -= 1
      start = lines[line].range.upperBound - 1
    }
    return start
  }

  private func end(ofWordAt character: Int, _ ends: LineEnds) -> Int {
    var end = character + 1
    var line = lineIndex(of: character) ?? 0
    for _ in 0..<PageText.mostLines {
      while end < lines[line].range.upperBound, isPart(end) { end += 1 }
      guard end == lines[line].range.upperBound, goesOn(line, ends) else { break }
      line += 1
      end = lines[line].range.lowerBound + 1
    }
    return end
  }

  private func goesOn(_ line: Int, _ ends: LineEnds) -> Bool {
    lines.indices.contains(line) && lines.indices.contains(line + 1)
      && AddressBreak(self, after: line, ends).continues
  }

  /// The most lines of an address.
  private static let mostLines = 4
}
