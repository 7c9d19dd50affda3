// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Finds web and e-mail addresses in text. It follows the autolink rules of GitHub Flavored Markdown
/// (GFM 0.29, 6.9).
enum DetectedLink {
  typealias Word = ArraySlice<Unicode.Scalar>

  /// An address, and its position in a word.
  struct Address {
    var range: Range<Int>
    var uri: String
  }

  /// The addresses in a word (text without spaces), in order.
  static func addresses(in word: [Unicode.Scalar]) -> [Address] {
    var addresses: [Address] = []
    var rest = word[...]
    while addresses.count < 100, let next = first(in: rest) {
      addresses.append(next)
      rest = word[next.range.upperBound...]
    }
    return addresses
  }

  private static func first(in word: Word) -> Address? {
    var all: [Address] = []
    for (beginning, scheme) in beginnings {
      guard let start = place(of: beginning, in: word) else { continue }
      let address = trimmed(word[..<end(ofHostIn: word, from: start + beginning.count)][start...])
      guard isWeb(address.dropFirst(beginning.count), needsDot: !scheme.isEmpty) else { continue }
      all.append(Address(range: address.indices, uri: scheme + string(address)))
    }
    if let mail = mail(in: word) {
      all.append(Address(range: mail.indices, uri: "mailto:" + string(mail)))
    }
    return all.min { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether a line may break an address after this character.
  static func isBreakable(after scalar: Unicode.Scalar) -> Bool { breaks.contains(scalar) }

  /// Whether a word begins with an address.
  static func begins(_ word: Word) -> Bool {
    beginnings.contains { place(of: $0.beginning, in: word) == word.startIndex }
  }

  /// Whether an address begins somewhere in a word.
  static func containsBeginning(_ word: Word) -> Bool {
    word.contains("@") || beginnings.contains { place(of: $0.beginning, in: word) != nil }
  }

  /// The beginnings of web addresses, and the prefixes that make them URIs.
  private static let beginnings: [(beginning: String, scheme: String)] = [
    ("https://", ""), ("http://", ""), ("ftp://", ""), ("www.", "http://"),
  ]

  /// The position of a prefix, ignoring case.
  private static func place(of beginning: String, in word: Word) -> Int? {
    let wanted = Array(beginning.unicodeScalars)
    guard word.count > wanted.count else { return nil }
    return (word.startIndex..<(word.endIndex - wanted.count)).first { start in
      zip(word[start...], wanted).allSatisfy { $0.properties.lowercaseMapping == String($1) }
    }
  }

  /// The address without trailing punctuation. Such punctuation ends a sentence or a quotation, or
  /// closes a bracket that was opened before the address.
  private static func trimmed(_ address: Word) -> Word {
    var address = address.prefix { !isStop($0) }
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

  /// The end of an address by its host: the end of the word, or a mark directly after a host with a point
  /// that does not belong to an address, or the first ideograph if ideographs follow without a space,
  /// as they do in a sentence. A top-level domain has either ASCII letters or others, never both.
  private static func end(ofHostIn word: Word, from start: Int) -> Int {
    let host = word[start...].prefix { isHost($0) || $0 == "." }
    let end = endBeforeIdeographs(host, in: word)
    guard let mark = word[host.endIndex...].first, !"/?#:@".unicodeScalars.contains(mark),
      host.dropLast().contains(".")
    else { return end }
    return min(host.endIndex, end)
  }

  private static func endBeforeIdeographs(_ host: Word, in word: Word) -> Int {
    guard let point = host.lastIndex(of: "."), let first = word[point...].dropFirst().first,
      first.isASCII,
      let end = word[point..<host.endIndex].firstIndex(where: { $0.characterClass.isUnspaced })
    else { return word.endIndex }
    return end
  }

  private static func isWeb(_ rest: Word, needsDot: Bool) -> Bool {
    let host = rest.prefix { !"/?#:".unicodeScalars.contains($0) }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy { !$0.isEmpty && $0.allSatisfy(isHost) }
      && (!needsDot || labels.count > 1)
  }

  /// The part of a word that is an e-mail address.
  private static func mail(in word: Word) -> Word? {
    guard let sign = word.firstIndex(of: "@") else { return nil }
    let first = (word[..<sign].lastIndex { !isMail($0) } ?? word.startIndex - 1) + 1
    let name = word[first..<sign].drop { $0 == "." || $0 == "-" }
    var domain = word[(sign + 1)...].prefix { isHost($0) || $0 == "." }
    while let last = domain.last, last == "." || last == "-" || last == "_" { domain.removeLast() }
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    guard let end = name.last, end != ".", end != "-", labels.count > 1,
      labels.allSatisfy({ !$0.isEmpty && $0.first != "-" && $0.last != "-" }),
      let last = labels.last, isTopLevel(last)
    else { return nil }
    return word[name.startIndex..<domain.endIndex]
  }

  /// Whether a label can be a top-level domain. The number in `262@0.302304` cannot.
  private static func isTopLevel(_ label: Word) -> Bool {
    label.count > 1 && !label.allSatisfy { $0.properties.numericType != nil }
  }

  private static func isHost(_ scalar: Unicode.Scalar) -> Bool {
    let kind = scalar.characterClass
    return kind == .word || kind.isUnspaced || scalar == "-"
  }

  private static func isMail(_ scalar: Unicode.Scalar) -> Bool {
    isHost(scalar) || scalar == "." || scalar == "+"
  }

  private static func count(_ scalar: Unicode.Scalar, _ word: Word) -> Int {
    word.count { $0 == scalar }
  }

  private static func string(_ word: Word) -> String { String(String.UnicodeScalarView(word)) }

  private static let breaks = Set("/-_=&?%#+~".unicodeScalars)
  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "[", "}": "{"]
  private static let closing = Set("?!.,:;*_~'’…".unicodeScalars)
  /// Whether no address contains a character: quotation marks, and the punctuation of East Asia.
  private static func isStop(_ scalar: Unicode.Scalar) -> Bool {
    guard !stops.contains(scalar) else { return true }
    guard (0x3000...0x303F).contains(scalar.value) || (0xFF00...0xFFEF).contains(scalar.value)
    else { return false }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation:
      return true
    default: return false
    }
  }

  private static let stops = Set("<>\"“”«»".unicodeScalars)
}

/// A link that was detected in the page's text.
public struct DetectedPageLink: Hashable, Sendable {
  public var link: PageLink
  /// The quads, one for each line.
  public var quads: [Quad]
}

/// The addresses of a page's text that were found so far.
struct FoundAddresses {
  var links: [DetectedPageLink] = []
  /// The next character to search.
  var place = 0
  var isComplete = false
}

extension Page {
  /// Searches the next `count` characters of the page's text for addresses. The result is kept with
  /// the text.
  ///
  /// - Returns: whether the whole text is searched.
  /// - Throws: ``EngineError/cancelled``, or the error that prevents interpreting the page.
  public func findAddresses(
    in count: Int, cancellation: Cancellation? = nil
  ) throws(EngineError) -> Bool {
    var found = contents.addresses ?? FoundAddresses()
    guard !found.isComplete else { return true }
    let text = try text(cancellation: cancellation)
    try cancellation?.check()
    let (sum, isBeyond) = found.place.addingReportingOverflow(max(1, count))
    for address in text.addresses(from: &found.place, to: isBeyond ? .max : sum) {
      let quads = text.quads(of: address.range)
      guard let first = quads.first?.bounds else { continue }
      let rect = quads.dropFirst().reduce(first) { $0.union($1.bounds) }
      let link = PageLink(rect: rect, action: Action(.uri(address.uri)))
      found.links.append(DetectedPageLink(link: link, quads: quads))
    }
    found.isComplete = found.place >= text.characters.count
    contents.addresses = found
    return found.isComplete
  }

  /// The addresses in the page's text, as links. Addresses that already have a link annotation are left
  /// out.
  public func detectedLinks(
    cancellation: Cancellation? = nil
  ) throws(EngineError) -> [DetectedPageLink] {
    while try !findAddresses(in: 20_000, cancellation: cancellation) {}
    let found = contents.addresses?.links ?? []
    guard !found.isEmpty else { return [] }
    let rects = try links.map(\.rect)
    return found.filter { link in
      guard let middle = link.quads.first?.bounds.center else { return false }
      return !rects.contains { $0.contains(middle) }
    }
  }
}
