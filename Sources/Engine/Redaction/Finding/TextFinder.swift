// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// Finds text in a document besides its page contents: strings, streams of text, and appearances of
/// annotations.
public struct TextFinder {
  private let query: SearchQuery
  private let document: Document
  private var walk: DocumentWalk
  private var wordPages: Set<Int> = []
  /// The number of streams that cannot be decoded or are too large.
  public private(set) var unreadable = 0

  public init(_ query: SearchQuery, in document: Document) throws(SearchError) {
    self.query = query
    self.document = document
    walk = try reading(DocumentWalk(document))
  }

  /// Searches the next `count` strings and streams.
  ///
  /// - Returns: the matches; `nil` at the end.
  public mutating func next(_ count: Int) throws(SearchError) -> [FoundText]? {
    var found: [FoundText] = []
    for turn in 0..<max(1, count) {
      let stop = try reading(walk.next())
      guard let stop else { return turn == 0 ? nil : found }
      do throws(SearchError) {
        found += try look(at: stop)
      } catch .engine(.damaged), .engine(.limitExceeded(_, _)), .engine(.unsupported),
        .engine(.rejected)
      {
        unreadable += 1
      }
    }
    return found
  }

  private mutating func look(at stop: DocumentWalk.Stop) throws(SearchError) -> [FoundText] {
    let kind = try reading(stop.object.kind)
    return kind == .string ? try string(stop) : try stream(stop)
  }

  private func string(_ stop: DocumentWalk.Stop) throws(SearchError) -> [FoundText] {
    let bytes = try reading(stop.object.bytes)
    guard stop.place != .text, let bytes else { return [] }
    guard let text = PlainText(stream: Array(TextString.decode(bytes).utf8)) else { return [] }
    let (ranges, staying) = try query.matches(in: text)
    guard !ranges.isEmpty else { return self.staying(staying, stop) }
    let canGo = !stop.isSorted && !DocumentWalk.isReference(stop)
    let isWhole = stop.place == .links || stop.place == .scripts
    let erasure = TextErasure(
      place: stop.place, target: .string, object: stop.holder, path: stop.path,
      ranges: isWhole ? [] : ranges)
    return [found(stop, ranges.count, canGo ? erasure : nil)] + self.staying(staying, stop)
  }

  private mutating func stream(_ stop: DocumentWalk.Stop) throws(SearchError) -> [FoundText] {
    let (subtype, isPattern) = try reading(
      (try stop.object["Subtype"]?.name, try stop.object["PatternType"] != nil))
    if subtype == "Image" { return [] }
    let isForm = subtype == "Form" || isPattern
    if isForm, let appearance = stop.appearance { return try drawn(stop, appearance) }
    if stop.place == .text || isForm { return try contents(stop) }
    guard let text = PlainText(stream: try bytes(stop)) else { return [] }
    let (ranges, staying) = try query.matches(in: text)
    guard !ranges.isEmpty else { return self.staying(staying, stop) }
    let erasure = TextErasure(
      place: stop.place, target: .stream, object: stop.holder, path: stop.path,
      ranges: stop.place == .scripts ? [] : ranges)
    return [found(stop, ranges.count, erasure)] + self.staying(staying, stop)
  }

  /// What is found and cannot be removed, since markup could not be read without it.
  private func staying(_ count: Int, _ stop: DocumentWalk.Stop) -> [FoundText] {
    count > 0 ? [found(stop, count, nil)] : []
  }

  /// Searches an appearance of an annotation, including text that it could draw.
  private func drawn(
    _ stop: DocumentWalk.Stop, _ appearance: (holder: Int, path: [String])
  ) throws(SearchError) -> [FoundText] {
    var raw: UnsafeMutablePointer<fz_stext_page>?
    try reading(document.context.call { cm_form_text($0, document.raw, stop.object.raw, &raw, $1) })
    guard let raw else { return [] }
    defer { cm_drop_text(document.context.raw, raw) }
    let text = SearchText(PageTextBuilder.build(raw, pageIndex: 0))
    var count = try query.matches(in: text, limit: .max, cancellation: nil).count
    if count == 0 {
      let strings = ContentStrings(try bytes(stop))
      count = try matches(in: strings.shown + strings.words)
    }
    guard count > 0 else { return [] }
    let erasure = TextErasure(
      place: stop.place, target: .appearance, object: appearance.holder, path: appearance.path)
    return [found(stop, count, erasure)]
  }

  /// Searches the property lists in the contents of pages, forms and patterns. The drawn text is
  /// searched separately.
  private mutating func contents(_ stop: DocumentWalk.Stop) throws(SearchError) -> [FoundText] {
    let type = try reading(stop.object["Type"]?.name)
    guard type == nil || type == "XObject" || type == "Pattern" else { return [] }
    let strings = ContentStrings(try bytes(stop))
    let words = try matches(in: strings.words)
    guard words > 0 else { return [] }
    var erasure: TextErasure?
    if let page = stop.pageIndex {
      guard wordPages.insert(page).inserted else { return [] }
      erasure = TextErasure(place: .structure, target: .words, object: page)
    }
    return [FoundText(place: .structure, pageIndex: stop.pageIndex, count: words, erasure: erasure)]
  }

  private func found(
    _ stop: DocumentWalk.Stop, _ count: Int, _ erasure: TextErasure?
  ) -> FoundText {
    FoundText(place: stop.place, pageIndex: stop.pageIndex, count: count, erasure: erasure)
  }

  private func matches(in strings: [[UInt8]]) throws(SearchError) -> Int {
    var count = 0
    for string in strings {
      let text = Array(TextString.decode(string).utf8)
      guard let plain = PlainText(stream: text) else { continue }
      count += try query.matches(in: plain).ranges.count
    }
    return count
  }

  private func bytes(_ stop: DocumentWalk.Stop) throws(SearchError) -> [UInt8] {
    try reading(stop.object.streamBytes(limit: mostText))
  }
}

/// The largest stream of text, in bytes.
private let mostText = 64 << 20

extension DocumentWalk {
  /// Whether a string refers to something, such as a destination, is an id, or names a language, which it must
  /// go on doing.
  static func isReference(_ stop: Stop) -> Bool {
    let key = stop.path.last { Int($0) == nil }
    return key.map(["NM", "Dest", "D", "ID", "IDTree", "Lang"].contains) ?? false
  }
}
