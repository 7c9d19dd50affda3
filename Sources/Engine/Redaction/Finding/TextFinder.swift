// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds text in a document besides its page contents: strings, streams of text, and appearances of
/// annotations.
public struct TextFinder {
  private let query: SearchQuery
  private let document: Document
  private var walk: DocumentWalk
  private var wordPages: Set<Int> = []
  /// Forms and patterns with matches. Those that are drawn are found with the text of pages.
  private var unsettled: [FoundText] = []
  private var survey: DrawnObjects?
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
      guard let stop else { return turn == 0 ? try undrawn() : found }
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

  /// The matches in forms and patterns that no contents draw. Each call first reads some more of the
  /// contents.
  ///
  /// - Returns: `nil` at the end.
  private mutating func undrawn() throws(SearchError) -> [FoundText]? {
    guard !unsettled.isEmpty else { return nil }
    if survey == nil {
      let numbers = unsettled.compactMap(\.erasure?.object)
      survey = try reading(DrawnObjects(among: numbers, in: document))
    }
    guard let objects = survey, try reading(objects.advance()) else { return [] }
    let found = unsettled.filter { !objects.contains($0.erasure?.object ?? 0) }
    unsettled = []
    return found
  }

  private mutating func look(at stop: DocumentWalk.Stop) throws(SearchError) -> [FoundText] {
    let kind = try reading(stop.object.kind)
    return kind == .string ? try string(stop) : try stream(stop)
  }

  private func string(_ stop: DocumentWalk.Stop) throws(SearchError) -> [FoundText] {
    guard let bytes = try reading(stop.object.bytes) else { return [] }
    var stop = stop
    // Not drawn, but beside what is, such as a custom entry of a page.
    if stop.place == .text { stop.place = .names }
    if stop.mustStay { return try fixed(bytes, stop) }
    guard let text = PlainText(stream: Array(TextString.decode(bytes).utf8)) else { return [] }
    var (ranges, count, staying) = try query.matches(in: text)
    if ranges.isEmpty, stop.place == .links, let decoded = text.percentDecoded {
      (ranges, count, _) = try query.matches(in: decoded)
    }
    guard !ranges.isEmpty else { return self.staying(staying, stop) }
    let canGo = !stop.isSorted && !DocumentWalk.isReference(stop)
    let isWhole = stop.place == .links || stop.place == .scripts
    let erasure = TextErasure(
      place: stop.place, target: .string, object: stop.holder, path: stop.path,
      ranges: isWhole ? [] : ranges)
    return [found(stop, count, canGo ? erasure : nil)] + self.staying(staying, stop)
  }

  private mutating func stream(_ stop: DocumentWalk.Stop) throws(SearchError) -> [FoundText] {
    let (subtype, isPattern) = try reading(
      (try stop.object["Subtype"]?.name, try stop.object["PatternType"] != nil))
    if subtype == "Image", stop.place != .attachments { return [] }
    if stop.mustStay { return try fixed(bytes(stop), stop) }
    if stop.isGlyph { return try glyph(stop) }
    let isForm = subtype == "Form" || isPattern
    if isForm, let appearance = stop.appearance { return try drawn(stop, appearance) }
    if isForm { try noteForm(stop) }
    if stop.place == .text || isForm { return try contents(stop) }
    guard let text = PlainText(stream: try bytes(stop)) else { return [] }
    let (ranges, count, staying) = try query.matches(in: text)
    guard !ranges.isEmpty else { return self.staying(staying, stop) }
    let erasure = TextErasure(
      place: stop.place, target: .stream, object: stop.holder, path: stop.path,
      ranges: stop.place == .scripts ? [] : ranges)
    return [found(stop, count, erasure)] + self.staying(staying, stop)
  }

  /// What is found in bytes that must stay, which can be binary.
  private func fixed(
    _ bytes: [UInt8], _ stop: DocumentWalk.Stop
  ) throws(SearchError) -> [FoundText] {
    guard let text = PlainText(stream: bytes.map { $0 == 0 ? UInt8(ascii: " ") : $0 }) else {
      return []
    }
    return staying(try query.matches(in: text).count, stop)
  }

  /// The matches that are found but cannot be removed. Markup could not be read without them, or their
  /// bytes must stay.
  private func staying(_ count: Int, _ stop: DocumentWalk.Stop) -> [FoundText] {
    count > 0 ? [found(stop, count, nil)] : []
  }

  /// Searches an appearance of an annotation, including text that it could draw.
  private func drawn(
    _ stop: DocumentWalk.Stop, _ appearance: (holder: Int, path: [String])
  ) throws(SearchError) -> [FoundText] {
    let strings = ContentStrings(try bytes(stop))
    var count = try matchesInText(of: stop.object)
    if count == 0 { count = try matches(in: strings.shown + strings.words) }
    guard count > 0 else { return [] }
    let erasure = TextErasure(
      place: stop.place, target: .appearance, object: appearance.holder, path: appearance.path)
    return [found(stop, count, erasure)]
  }

  /// The matches in the text that a form or pattern can draw.
  private func matchesInText(of form: PDFObject) throws(SearchError) -> Int {
    let texts = try reading(PageTextBuilder.readings(of: form, in: document))
    return try texts.map { text throws(SearchError) in
      try query.matches(in: SearchText(text), limit: .max, cancellation: nil).count
    }.max() ?? 0
  }

  /// Searches a form or pattern, which may not be drawn by anything.
  private mutating func noteForm(_ stop: DocumentWalk.Stop) throws(SearchError) {
    let strings = ContentStrings(try bytes(stop))
    let drawsOthers = try reading(stop.object["Resources"]?["XObject"]) != nil
    guard stop.holder > 0, drawsOthers || !strings.shown.isEmpty else { return }
    var count = try matchesInText(of: stop.object)
    if count == 0 { count = try matches(in: strings.shown) }
    guard count > 0 else { return }
    let erasure = TextErasure(place: .hidden, target: .form, object: stop.holder)
    unsettled.append(
      FoundText(place: .hidden, pageIndex: stop.pageIndex, count: count, erasure: erasure))
  }

  /// Searches a glyph of a Type 3 font. Such a glyph can show whole words. It has no text on a page,
  /// and other text may need it.
  private func glyph(_ stop: DocumentWalk.Stop) throws(SearchError) -> [FoundText] {
    let strings = ContentStrings(try bytes(stop))
    let count = try matches(in: strings.shown + strings.words)
    guard count > 0 else { return [] }
    return [FoundText(place: .text, pageIndex: stop.pageIndex, count: count, erasure: nil)]
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
  /// Whether a string must keep its value. It refers to something, such as a destination; or it is an
  /// id, or names a language.
  static func isReference(_ stop: Stop) -> Bool {
    let key = stop.path.last { Int($0) == nil }
    return key.map(["NM", "Dest", "D", "ID", "IDTree", "Lang"].contains) ?? false
  }
}
