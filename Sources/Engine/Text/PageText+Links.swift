// SPDX-License-Identifier: AGPL-3.0-or-later

extension PageText {
  /// The URI that the text around a character looks like: a web or e-mail address. One that goes on in
  /// the next line is read to the end of its own.
  public func uri(at character: Int) -> String? {
    guard characters.indices.contains(character), let line = lineIndex(of: character) else {
      return nil
    }
    let row = lines[line].range
    func isPart(_ index: Int) -> Bool { characters[index].scalar.characterClass != .space }
    guard isPart(character) else { return nil }
    var start = character
    while start > row.lowerBound, isPart(start - 1) { start -= 1 }
    var end = character + 1
    while end < row.upperBound, isPart(end) { end += 1 }
    return DetectedLink.uri(in: characters[start..<end].map(\.scalar), at: character - start)
  }
}
