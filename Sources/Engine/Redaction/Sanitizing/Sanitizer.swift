// SPDX-License-Identifier: AGPL-3.0-or-later

/// Removes hidden information from a document in several pieces. Each piece is within an operation of
/// the journal.
///
/// Earlier revisions and unreferenced objects are only counted: a rewritten file has neither. Nothing
/// else may change the document until the last piece is done.
public final class Sanitizer {
  /// The count for each kind, once all is done.
  public private(set) var counts: [HiddenInformation: Int] = [:]
  /// The ids of the removed annotations.
  public private(set) var removed: [String] = []
  /// The ids of the fields that lost a value.
  public private(set) var fields: [String] = []
  /// The most pieces that there can be.
  public let pieceCount: Int

  private let document: Document
  private let kinds: Set<HiddenInformation>
  private let pageCount: Int
  private var phase = Phase.objects(ObjectWalk())
  private var layers: [Int] = []

  /// The phases, in this order.
  private enum Phase {
    /// Before anything is detached.
    case objects(ObjectWalk)
    case contents(ofPage: Int)
    case layers(ObjectWalk)
    case fields([FormIndex.Entry], next: Int)
    case sweep(SanitizingSweep, ObjectWalk)
    case annotations(ofPage: Int)
    case over
  }

  /// The amount of work in a piece.
  private static let (pages, objects, fields) = (8, 500, 25)

  public init(_ document: Document, _ kinds: Set<HiddenInformation>) throws(EngineError) {
    (self.document, self.kinds) = (document, kinds)
    pageCount = try document.pageCount
    let entries = kinds.contains(.fieldValues) ? try document.form.entries.count : 0
    let walks = try document.objectCount / Self.objects + 2
    pieceCount = 3 * walks + 2 * (pageCount / Self.pages + 1) + entries / Self.fields + 3
  }

  /// Performs a piece.
  ///
  /// - Returns: whether all is done.
  public func advance() throws(EngineError) -> Bool {
    switch phase {
    case .objects(let walk): try countObjects(walk)
    case .contents(let page): try clearContents(from: page)
    case .layers(let walk): try clearLayers(walk)
    case .fields(let entries, let next): try clearFields(entries, from: next)
    case .sweep(let sweep, let walk): try clearEntries(sweep, walk)
    case .annotations(let page): try removeAnnotations(from: page)
    case .over: break
    }
    if case .over = phase { return true }
    return false
  }

  private func countObjects(_ walk: ObjectWalk) throws(EngineError) {
    var walk = walk
    if kinds.contains(.unreferencedObjects) {
      let isOver = try walk.visit(Self.objects, in: document) { _ in }
      guard isOver else {
        phase = .objects(walk)
        return
      }
      counts[.unreferencedObjects] = try document.countObjects(besides: walk.reached)
    }
    if kinds.contains(.earlierRevisions) {
      counts[.earlierRevisions] = try document.earlierRevisionCount
    }
    if kinds.contains(.attachments) { counts[.attachments] = try document.embeddedFiles.count }
    if kinds.contains(.hiddenLayers) {
      layers = try document.layersOffAtFirst
      counts[.hiddenLayers] = layers.count
    }
    if kinds.contains(.hiddenText) { counts[.hiddenText] = 0 }
    phase = .contents(ofPage: 0)
  }

  /// Removes hidden contents from some pages. These are the contents and annotations of layers that are
  /// off, and invisible characters.
  private func clearContents(from first: Int) throws(EngineError) {
    let takesText = kinds.contains(.hiddenText)
    var next = first
    if takesText || !layers.isEmpty {
      next = min(first + Self.pages, pageCount)
      let letters = try document.clearContents(
        ofPages: first..<next, layers: layers, takesText: takesText)
      if takesText { counts[.hiddenText, default: 0] += letters }
      if !layers.isEmpty { try removeAnnotationsOnLayers(ofPages: first..<next) }
      guard next == pageCount else {
        phase = .contents(ofPage: next)
        return
      }
    }
    phase = .layers(ObjectWalk())
  }

  private func removeAnnotationsOnLayers(ofPages pages: Range<Int>) throws(EngineError) {
    let owners = try document.widgetFields(onPages: Array(pages))
    for index in pages {
      let gone = try document.page(index).removeAnnotations(onLayers: layers)
      removed += gone
      for id in gone {
        if let field = owners[id], !fields.contains(field) { fields.append(field) }
      }
    }
  }

  /// Removes the layers that are off from everything else: the appearances of annotations, patterns, and
  /// memberships, whose other contents stay as visible as they are.
  private func clearLayers(_ walk: ObjectWalk) throws(EngineError) {
    var walk = walk
    if !layers.isEmpty {
      let isOver = try walk.visit(Self.objects, in: document) { (object) throws(EngineError) in
        try document.leaveLayers(layers, in: object)
      }
      guard isOver else {
        phase = .layers(walk)
        return
      }
      try document.removeLayers(Set(layers))
      document.formMemory.index = nil
    }
    if kinds.contains(.hiddenText) || !layers.isEmpty { document.reloadPages() }
    phase = .fields(kinds.contains(.fieldValues) ? try document.form.entries : [], next: 0)
  }

  private func clearFields(_ entries: [FormIndex.Entry], from first: Int) throws(EngineError) {
    if kinds.contains(.fieldValues) {
      if first == 0 {
        counts[.fieldValues] = try document.catalog?["AcroForm"]?["XFA"] != nil ? 1 : 0
        try document.dropXFA()
        try document.lowerValues(of: entries)
      }
      let next = min(first + Self.fields, entries.count)
      for entry in entries[first..<next] where try document.clearValue(of: entry) {
        counts[.fieldValues, default: 0] += 1
        fields.append(entry.id)
      }
      guard next == entries.count else {
        phase = .fields(entries, next: next)
        return
      }
      document.formMemory.index = nil
    }
    phase = .sweep(try SanitizingSweep(kinds, of: document), ObjectWalk())
  }

  private func clearEntries(_ sweep: SanitizingSweep, _ walk: ObjectWalk) throws(EngineError) {
    var (sweep, walk) = (sweep, walk)
    let isOver = try walk.visit(Self.objects, in: document) { (object) throws(EngineError) in
      try sweep.clear(object)
    }
    guard isOver else {
      phase = .sweep(sweep, walk)
      return
    }
    counts.merge(sweep.counts) { $0 + $1 }
    phase = .annotations(ofPage: 0)
  }

  private func removeAnnotations(from first: Int) throws(EngineError) {
    let next = min(first + Self.pages, pageCount)
    for index in first..<next {
      removed += try document.removeAnnotations(kinds, onPage: index, &counts)
    }
    guard next == pageCount else {
      phase = .annotations(ofPage: next)
      return
    }
    document.reloadPages()
    phase = .over
  }
}
