// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// Reads the lines of a fence.
enum EntryReader {
  static func entries(of block: FencedBlock, _ kind: Fence.Kind) throws(Problem) -> [Entry] {
    var entries: [Entry] = []
    for source in try sources(of: block) {
      let line = source.lines.lowerBound
      let content: Entry.Content =
        switch kind {
        case _ where source.speaker == .clock: event(source.pieces.joined()) ?? .pause(0)
        case .bytes: .bytes(try RawBytes.bytes(of: source.pieces.joined(), line: line))
        case .messages:
          .message(try utterance(joined(source.pieces), by: source.speaker, line: line))
        }
      entries.append(Entry(speaker: source.speaker, content: content, lines: source.lines))
    }
    return entries
  }

  /// Joins the lines of a message. A string that continues on the next line has no space there.
  private static func joined(_ pieces: [Substring]) -> String {
    var result = ""
    var isString = false
    var isEscaped = false
    for piece in pieces {
      if !result.isEmpty, !isString { result += " " }
      for character in piece {
        if character == "\"", !isEscaped { isString.toggle() }
        isEscaped = isString && character == "\\" && !isEscaped
      }
      result += piece
    }
    return result
  }

  private struct Source {
    let speaker: Entry.Speaker
    var pieces: [Substring]
    var lines: ClosedRange<Int>
  }

  private static func sources(of block: FencedBlock) throws(Problem) -> [Source] {
    var sources: [Source] = []
    for (index, line) in block.lines.enumerated() {
      let number = block.line + 1 + index
      guard let first = line.first(where: { !$0.isWhitespace }) else { continue }
      if line.first == "#", event(line.dropFirst(2)) == nil { continue }
      if let speaker = line.first.flatMap(Entry.Speaker.init), line.dropFirst().first ?? " " == " "
      {
        sources.append(
          Source(speaker: speaker, pieces: [line.dropFirst(2)], lines: number...number))
      } else if first != line.first, var source = sources.popLast() {
        source.pieces.append(line.drop(while: \.isWhitespace))
        source.lines = source.lines.lowerBound...number
        sources.append(source)
      } else {
        throw .at(
          number,
          "A line of a transcript must begin with “→ ”, “← ”, “#” or, as a continuation, a space.")
      }
    }
    return sources
  }

  /// The event that a line describes; `nil` for a comment. Examples are `600 ms pass`, `$TEMP/a is
  /// made` and `$FIXTURES/a.pdf replaces $TEMP/b.pdf`.
  private static func event(_ text: some StringProtocol) -> Entry.Content? {
    let text = String(text)
    let words = text.split(separator: " ").map(String.init)
    if words.count == 3, words[1] == "ms", words[2] == "pass" {
      return Int(words[0]).map { .pause($0) }
    }
    // A path may contain spaces.
    guard text.first == "$" else { return nil }
    if text.hasSuffix(" is made") { return .folder(String(text.dropLast(" is made".count))) }
    guard let verb = text.firstRange(of: " replaces $") else { return nil }
    let old = "$" + text[verb.upperBound...]
    return .replacement(of: old, by: String(text[..<verb.lowerBound]))
  }

  private static func utterance(
    _ text: String, by speaker: Entry.Speaker, line: Int
  ) throws(Problem) -> BareMessage {
    var rest = text.trimmed[...]
    var answered: String?
    if rest.first == "#" {
      answered = String(rest.dropFirst().prefix { !$0.isWhitespace })
      rest = rest.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    }
    guard let first = rest.first else { throw .at(line, "The arrow has no message.") }
    if !first.isLetter && first != "$" || ["null", "true", "false"].contains(rest) {
      return BareMessage(.result, try json(rest, line), answered: answered)
    }
    let word = rest.prefix { !$0.isWhitespace }
    let value = rest.dropFirst(word.count).drop(while: \.isWhitespace)
    let tree: JSONTree? = value.isEmpty ? .none : try json(value, line)
    guard word == "error" else {
      if answered == nil { return BareMessage(.call(method: String(word)), tree) }
      throw .at(line, "“#” names the answered request, but “\(word)” is not an answer.")
    }
    guard let tree else { throw .at(line, "The error has no object.") }
    return BareMessage(.error, tree, answered: answered)
  }

  private static func json(_ text: Substring, _ line: Int) throws(Problem) -> JSONTree {
    do { return try JSONTree.parse(Elision.json(of: String(text))) } catch {
      throw .at(line, "\(error.message) (column \(error.column) of the JSON text)")
    }
  }
}
