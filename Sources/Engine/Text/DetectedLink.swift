// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds web and e-mail addresses in text, by the rules of autolinks in GitHub Flavored Markdown
/// (GFM 0.29, 6.9).
enum DetectedLink {
  typealias Word = ArraySlice<Unicode.Scalar>

  /// The URI of the address that a character belongs to.
  ///
  /// - Parameter word: text without blanks.
  static func uri(in word: [Unicode.Scalar], at index: Int) -> String? {
    for (beginning, scheme) in beginnings {
      guard let start = place(of: beginning, in: word) else { continue }
      let address = trimmed(word[start...])
      guard address.indices.contains(index),
        isWeb(address.dropFirst(beginning.count), needsDot: !scheme.isEmpty)
      else { continue }
      return scheme + string(address)
    }
    guard let mail = mail(in: word), mail.indices.contains(index) else { return nil }
    return "mailto:" + string(mail)
  }

  /// How web addresses begin, and what has to stand before them to make them URIs.
  private static let beginnings: [(beginning: String, scheme: String)] = [
    ("https://", ""), ("http://", ""), ("ftp://", ""), ("www.", "http://"),
  ]

  /// Where a beginning stands, in letters of either case.
  private static func place(of beginning: String, in word: [Unicode.Scalar]) -> Int? {
    let wanted = Array(beginning.unicodeScalars)
    guard word.count > wanted.count else { return nil }
    return (0..<(word.count - wanted.count)).first { start in
      zip(word[start...], wanted).allSatisfy { $0.properties.lowercaseMapping == String($1) }
    }
  }

  /// Without the marks at its end that close a sentence, a quotation, or a bracket that was opened
  /// before it.
  private static func trimmed(_ address: Word) -> Word {
    var address = address.prefix { !stops.contains($0) }
    while let last = address.last {
      if let opening = brackets[last] {
        guard count(last, address) > count(opening, address) else { break }
      } else if !closing.contains(last) {
        break
      }
      address.removeLast()
    }
    return address
  }

  private static func isWeb(_ rest: Word, needsDot: Bool) -> Bool {
    let host = rest.prefix { !"/?#:".unicodeScalars.contains($0) }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy { !$0.isEmpty && $0.allSatisfy(isHost) }
      && (!needsDot || labels.count > 1)
  }

  /// The part of a word that is an e-mail address.
  private static func mail(in word: [Unicode.Scalar]) -> Word? {
    guard let sign = word.firstIndex(of: "@") else { return nil }
    let start = (word[..<sign].lastIndex { !isMail($0) } ?? -1) + 1
    var domain = word[(sign + 1)...].prefix { isHost($0) || $0 == "." }
    while let last = domain.last, last == "." || last == "-" || last == "_" { domain.removeLast() }
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    guard start < sign, labels.count > 1, labels.allSatisfy({ !$0.isEmpty }) else { return nil }
    return word[start..<domain.endIndex]
  }

  private static func isHost(_ scalar: Unicode.Scalar) -> Bool {
    scalar.characterClass == .word || scalar == "-"
  }

  private static func isMail(_ scalar: Unicode.Scalar) -> Bool {
    isHost(scalar) || scalar == "." || scalar == "+"
  }

  private static func count(_ scalar: Unicode.Scalar, _ word: Word) -> Int {
    word.count { $0 == scalar }
  }

  private static func string(_ word: Word) -> String { String(String.UnicodeScalarView(word)) }

  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "[", "}": "{"]
  private static let closing = Set("?!.,:;*_~'’…".unicodeScalars)
  /// What no address holds.
  private static let stops = Set("<>\"“”«»".unicodeScalars)
}
