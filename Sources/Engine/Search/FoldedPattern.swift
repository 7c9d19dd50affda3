// SPDX-License-Identifier: AGPL-3.0-or-later

/// Makes a regular expression that matches plain text under a ``SearchFolding``.
///
/// The searched text is not folded, so that one text serves every query: each letter of the query
/// becomes a class of its variants. Letters that a ligature can represent become alternatives: the
/// ligature, or the letters one by one.
final class FoldedPattern {
  private let folding: SearchFolding
  private let isCaseless: Bool
  /// Whether a match may begin or end inside a ligature.
  private let dividesLigatures: Bool
  /// Whether each letter is a group that is defined once. Such patterns are much shorter, but slower
  /// to match.
  private let sharesLetters: Bool
  private let maps = FoldingMaps.shared
  /// The patterns of the letters so far.
  private var known: [Unicode.Scalar: String] = [:]

  init(_ folding: SearchFolding, isCaseless: Bool, wholeWords: Bool, sharesLetters: Bool = false) {
    self.sharesLetters = sharesLetters
    self.folding = folding
    self.isCaseless = isCaseless
    dividesLigatures = !wholeWords
  }

  /// The pattern of a text without white space.
  func pattern(_ word: [Unicode.Scalar]) -> String {
    let letters = folded(word)
    let edges = folding.contains(.forms) ? ligatures(over: letters) : [:]
    var pattern = ""
    var start = 0
    while start < letters.count {
      let end = FoldedPattern.end(ofSegmentAt: start, edges)
      pattern += segment(letters, start..<end, edges)
      start = end
    }
    return pattern
  }

  /// The definitions that the patterns of a text's words refer to.
  func definitions(for text: String) -> String {
    guard sharesLetters else { return "" }
    let groups = Set(folded(Array(text.unicodeScalars))).compactMap { scalar in
      name(of: scalar).map { "(?<\($0)>\(variants(of: scalar)))" }
    }
    return "(?(DEFINE)" + groups.sorted().joined() + ")"
  }

  /// The group name for a letter with variants. Hyphens must stay capture groups, because their
  /// numbers are used.
  private func name(of scalar: Unicode.Scalar) -> String? {
    guard sharesLetters, scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    else { return nil }
    return "l" + String(scalar.value, radix: 16)
  }

  /// The word after folding.
  func folded(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    for scalar in word {
      let meaning = folding.contains(.forms) ? maps.meanings[scalar] ?? [scalar] : [scalar]
      for part in meaning {
        if let last = letters.last, let voiced = last.voiced(by: part) {
          letters[letters.count - 1] = voiced
        } else if folding.contains(.diacritics) {
          if !part.isDiacritic || letters.isEmpty { letters.append(maps.letters[part] ?? part) }
        } else {
          letters.append(part)
        }
      }
    }
    return letters
  }

  /// A ligature that can represent a range of the letters.
  private struct Edge {
    let range: Range<Int>
    let scalar: Unicode.Scalar
  }

  /// The ligatures that can represent letters, by their position. The position is that of the first of
  /// these letters.
  private func ligatures(over letters: [Unicode.Scalar]) -> [Int: [Edge]] {
    let keys = letters.map(\.properties.lowercaseMapping)
    var edges: [Int: [Edge]] = [:]
    func note(_ ligature: FoldingMaps.Ligature, from start: Int) {
      let range = max(0, start)..<min(letters.count, start + ligature.keys.count)
      guard dividesLigatures || range.count == ligature.keys.count else { return }
      let isThere = range.allSatisfy {
        isCaseless
          ? keys[$0] == ligature.keys[$0 - start] : letters[$0] == ligature.meaning[$0 - start]
      }
      guard isThere else { return }
      edges[range.lowerBound, default: []].append(Edge(range: range, scalar: ligature.scalar))
    }
    for (inner, offset) in keys.first.flatMap({ maps.innerLetters[$0] }) ?? [] {
      note(inner, from: -offset)
    }
    for (start, key) in keys.enumerated() {
      for ligature in maps.ligatures[key] ?? [] { note(ligature, from: start) }
    }
    return edges
  }

  /// The first position after `start` that no ligature spans.
  private static func end(ofSegmentAt start: Int, _ edges: [Int: [Edge]]) -> Int {
    var end = start + 1
    var place = start
    while place < end {
      for edge in edges[place] ?? [] { end = max(end, edge.range.upperBound) }
      place += 1
    }
    return end
  }

  /// All ways to write the letters of a segment. If there are very many, ligatures are omitted.
  private func segment(
    _ letters: [Unicode.Scalar], _ range: Range<Int>, _ edges: [Int: [Edge]]
  ) -> String {
    let plain = letters[range].map(letter).joined()
    guard range.contains(where: { edges[$0] != nil }) else { return plain }
    // The ways to write the letters before each position.
    var ways: [[String]] = Array(repeating: [], count: range.count + 1)
    ways[0] = [""]
    for place in range {
      let sofar = ways[place - range.lowerBound]
      var steps = [(place + 1, letter(letters[place]))]
      let ligatures = Dictionary(grouping: edges[place] ?? [], by: \.range.upperBound)
      for (end, edges) in ligatures.sorted(by: { $0.key < $1.key }) {
        steps.append((end, set(edges.map(\.scalar))))
      }
      for (end, step) in steps {
        ways[end - range.lowerBound] += sofar.map { $0 + step }
        if ways[end - range.lowerBound].count > FoldedPattern.mostWays { return plain }
      }
    }
    return "(?:" + ways[range.count].joined(separator: "|") + ")"
  }

  private static let mostWays = 64

  private func letter(_ scalar: Unicode.Scalar) -> String {
    if let pattern = known[scalar] { return pattern }
    let pattern = name(of: scalar).map { "(?&\($0))" } ?? variants(of: scalar)
    known[scalar] = pattern
    return pattern
  }

  /// A pattern for a letter's variants. It is a character class, with the marks that may follow it.
  private func variants(of scalar: Unicode.Scalar) -> String {
    if let piece = SearchPattern.special(scalar, isFolded: folding.contains(.forms)) {
      return piece
    }
    if !folding.contains(.diacritics), scalar.unvoiced == nil,
      let forms = CanonicalForms.pattern(of: scalar)
    {
      return forms
    }
    var all = [scalar]
    if folding.contains(.diacritics) {
      all += maps.accented[scalar] ?? []
      if isCaseless { all += maps.uncased[scalar] ?? [] }
    }
    if folding.contains(.forms) { all += all.flatMap { maps.forms[$0] ?? [] } }
    var pattern = set(all)
    if folding.contains(.forms), let (plain, mark) = scalar.unvoiced {
      let halves = (maps.forms[plain] ?? []) + [plain]
      let marks = (maps.forms[mark] ?? []) + [mark]
      pattern = "(?:\(pattern)|\(set(halves))\(set(marks)))"
    }
    guard folding.contains(.diacritics), scalar.properties.isAlphabetic,
      scalar.characterClass == .word
    else { return pattern }
    // Without its case, the iota that stands below a letter (U+0345) is every iota.
    return pattern + "(?-i:[\(Unicode.Scalar.diacriticsPattern)]*+)"
  }

  private func set(_ scalars: [Unicode.Scalar]) -> String {
    let escaped = scalars.map { scalar in
      scalar.characterClass == .word && !scalar.properties.isDefaultIgnorableCodePoint
        && !scalar.isDiacritic
        ? String(scalar) : "\\x{" + String(scalar.value, radix: 16) + "}"
    }
    return escaped.count == 1 ? escaped[0] : "[" + escaped.joined() + "]"
  }
}

extension Unicode.Scalar {
  /// The kana that results from a voicing mark.
  fileprivate func voiced(by mark: Unicode.Scalar) -> Unicode.Scalar? {
    guard mark.value == 0x3099 || mark.value == 0x309A else { return nil }
    return Unicode.Scalar.kana(value, mark.value == 0x3099 ? 1 : 2)
  }

  /// A voiced kana as a plain one and its mark.
  fileprivate var unvoiced: (plain: Unicode.Scalar, mark: Unicode.Scalar)? {
    for (steps, mark): (UInt32, Unicode.Scalar) in [(1, "\u{3099}"), (2, "\u{309A}")] {
      let base = value == 0x30F4 ? 0x30A6 : value &- steps
      if let plain = Unicode.Scalar(base), Unicode.Scalar.kana(base, steps) == self {
        return (plain, mark)
      }
    }
    return nil
  }

  /// The kana that is voiced (1) or semi-voiced (2), in Unicode's order.
  private static func kana(_ value: UInt32, _ steps: UInt32) -> Unicode.Scalar? {
    switch value {
    case 0x30A6 where steps == 1: "\u{30F4}"
    case 0x30AB...0x30C2 where steps == 1 && value % 2 == 1,
      0x304B...0x3062 where steps == 1 && value % 2 == 1,
      0x30C4...0x30C9 where steps == 1 && value % 2 == 0,
      0x3064...0x3069 where steps == 1 && value % 2 == 0,
      0x30CF...0x30DD where (value - 0x30CF) % 3 == 0,
      0x306F...0x307D where (value - 0x306F) % 3 == 0:
      Unicode.Scalar(value + steps)
    default: nil
    }
  }
}
