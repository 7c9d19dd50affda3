// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// Removes text that a ``TextFinder`` found. Only within an operation of the journal.
  ///
  /// - Returns: the pages that look different.
  /// - Throws: ``EngineError/notFound(what:_:)`` if the document has changed since the search.
  public func erase(_ erasures: [TextErasure]) throws(EngineError) -> Set<Int> {
    var pages: Set<Int> = []
    var redrawn: Set<Int> = []
    for erasure in erasures {
      switch erasure.target {
      case .words:
        try stripWords(onPage: erasure.object)
        pages.insert(erasure.object)
      case .form:
        try context.call { cm_empty_object($0, raw, Int32(clamping: erasure.object), $1) }
      case .appearance:
        try erased(erasure).set("AP", nil)
        redrawn.insert(erasure.object)
      case .string, .stream:
        if erasure.target == .string { try eraseString(erasure) } else { try eraseStream(erasure) }
        if try isDrawn(erasure) { redrawn.insert(erasure.object) }
      }
    }
    if erasures.contains(where: { $0.place == .attachments }) { try sortEmbeddedFiles() }
    reloadPages()
    pages.formUnion(try redraw(redrawn))
    reloadPages()
    return pages
  }

  /// The pages with annotations that belong to these objects. An annotation does if it or its action is
  /// one of them.
  public func pages(withAnnotationsIn objects: Set<Int>) throws(EngineError) -> [Int] {
    guard !objects.isEmpty else { return [] }
    var pages: [Int] = []
    for index in 0..<(try pageCount) {
      for annotation in try pageObject(index)?["Annots"]?.elements ?? [] {
        let action = try annotation["A"]?.number ?? 0
        guard objects.contains(annotation.number) || objects.contains(action) else { continue }
        pages.append(index)
        break
      }
    }
    return pages
  }

  /// The ids of all fields.
  public var fieldIDs: [String] { get throws(EngineError) { try form.entries.map(\.id) } }

  /// The ids of the fields that are among these objects.
  public func fields(in objects: Set<Int>) throws(EngineError) -> [String] {
    try form.entries.filter { entry in
      (entry.objects + entry.widgets.map(\.object)).contains { objects.contains($0.number) }
    }.map(\.id)
  }

  private func erased(_ erasure: TextErasure, dropping count: Int = 0) throws(EngineError)
    -> PDFObject
  {
    var object = erasure.object == 0 ? try trailer : try reference(to: erasure.object)
    for step in erasure.path.dropLast(count) {
      let isArray = try object?.kind == .array
      object =
        isArray
        ? try Int(step).flatMap { i throws(EngineError) in try object?[i] } : try object?[step]
    }
    guard let object else {
      throw .notFound(
        what: "object", "The text that was found is not there any more: search again.")
    }
    return object
  }

  /// Whether an annotation or a field shows the text. If it does not, its look stays as it is: often only
  /// the program that drew it could draw it again.
  private func isDrawn(_ erasure: TextErasure) throws(EngineError) -> Bool {
    guard erasure.place == .annotations || erasure.place == .fields else { return false }
    if !TextErasure.drawnKeys.isDisjoint(with: erasure.path) { return true }
    guard erasure.path.last == "Contents" else { return false }
    let subtype = try reference(to: erasure.object)["Subtype"]?.name
    return subtype == "FreeText" || subtype == "Line"
  }

  private func eraseString(_ erasure: TextErasure) throws(EngineError) {
    let old = try erased(erasure)
    guard let bytes = try old.bytes else {
      throw .notFound(
        what: "object", "The text that was found is not there any more: search again.")
    }
    let text = PlainText.cut(erasure.ranges, from: Array(TextString.decode(bytes).utf8))
    let new = try make(.text(String(decoding: text, as: UTF8.self)))
    guard let last = erasure.path.last else {
      // Other objects may refer to a string that is an indirect object, so it is changed in place.
      return try context.call {
        cm_update_object($0, raw, Int32(clamping: erasure.object), new.raw, $1)
      }
    }
    let container = try erased(erasure, dropping: 1)
    if try container.kind == .array {
      if let index = Int(last) { try container.replace(at: index, with: new) }
    } else {
      try container.set(last, new)
    }
  }

  private func eraseStream(_ erasure: TextErasure) throws(EngineError) {
    let stream = try erased(erasure)
    guard let text = PlainText(stream: try stream.streamBytes(limit: 64 << 20)) else { return }
    let left = text.encoded(without: erasure.ranges)
    try updateStream(stream, left)
    guard let params = try stream["Params"] else { return }
    // The digest of the old bytes would confirm a guess at them.
    try params.set("CheckSum", nil)
    try params.set("Size", makeInteger(left.count))
  }

  private func stripWords(onPage index: Int) throws(EngineError) {
    let page = try page(index)
    try context.call { cm_strip_words($0, raw, page.raw, $1) }
  }

  /// Redraws the annotations and fields with changed objects.
  private func redraw(_ numbers: Set<Int>) throws(EngineError) -> Set<Int> {
    guard !numbers.isEmpty else { return [] }
    var pages: Set<Int> = []
    for index in 0..<(try pageCount) {
      guard try holdsAnnotations(numbers, onPage: index) else { continue }
      let page = try page(index)
      try page.settleAnnotations()
      for annotation in try page.annotations where annotation.type != .widget {
        let object = try page.annotationObject(annotation.id)
        guard numbers.contains(object.number) else { continue }
        pages.insert(index)
        guard annotation.type != .popup, annotation.type != .link else { continue }
        if annotation.type == .stamp, annotation.picture == nil {
          try page.blankAppearance(of: annotation, object)
        } else {
          try page.drawAppearance(of: annotation, object)
        }
      }
    }
    formMemory.index = nil
    for entry in try form.entries {
      let own = Set((entry.objects + entry.widgets.map(\.object)).map(\.number))
      guard !own.isDisjoint(with: numbers) else { continue }
      pages.formUnion(try redraw([entry], entry.widgets).keys)
    }
    return pages
  }

  private func holdsAnnotations(
    _ numbers: Set<Int>, onPage index: Int
  ) throws(EngineError) -> Bool {
    for annotation in try pageObject(index)?["Annots"]?.elements ?? []
    where numbers.contains(annotation.number) { return true }
    return false
  }
}

/// A piece of text to remove from a document. It is given by its place and never by its content, so
/// that an edit log does not keep the content.
public struct TextErasure: Hashable, Sendable {
  public enum Target: String, Sendable {
    /// A string at `path`.
    case string
    /// The bytes of the stream at `path`, which are text.
    case stream
    /// All appearances of the annotation at `path`. They are redrawn if the annotation's entries allow
    /// it.
    case appearance
    /// The contents of the form or pattern `object`, which nothing draws.
    case form
    /// The words in the property lists of a page's contents. The page has the index `object`.
    case words
  }

  /// The keys of texts that are drawn. The set is for all types that have such keys.
  fileprivate static let drawnKeys: Set<String> = [
    "RC", "OverlayText", "V", "RV", "Opt", "MK", PrivateKey.picture,
  ]

  public var place: TextPlace
  public var target: Target
  /// The number of an indirect object; 0: the trailer.
  public var object: Int
  /// The keys and indices that lead from there to the text.
  public var path: [String]
  /// The ranges to remove, as UTF-8 offsets of the text; empty means all of it.
  public var ranges: [Range<Int>]

  public init(
    place: TextPlace, target: Target, object: Int, path: [String] = [], ranges: [Range<Int>] = []
  ) {
    self.place = place
    self.target = target
    self.object = object
    self.path = path
    self.ranges = ranges
  }
}
