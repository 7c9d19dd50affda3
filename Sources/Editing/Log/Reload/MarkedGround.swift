// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// The text or area that annotations were put on. It is that of the version of the document in which
/// they were made.
struct MarkedGround {
  private let old: Document?
  /// Whether pages of the old version have moved since annotations were made.
  private let hasOtherPages: Bool

  /// - Parameter old: the old version, used if the log does not have the text; `nil` if it is gone.
  init(in old: Document?, hasOtherPages: Bool) {
    (self.old, self.hasOtherPages) = (old, hasOtherPages)
  }

  enum Finding {
    /// Text that the annotation follows.
    case text(TextAnchor)
    /// No text: the annotation stays in place.
    case bare
    /// An area with this text under it, or with none. The annotation stays in place like ``bare``, but
    /// only on a page that still has the text there: what is redacted is removed for good.
    case area(String?)
    case unknown
  }

  /// - Parameter new: the version in which the edit will be made again, with the edits before it.
  func find(
    _ annotation: Annotation, _ logged: LoggedEdit, in new: Document
  ) throws(EngineError) -> Finding {
    let isRedaction = annotation.type == .redact
    if !isRedaction {
      if annotation.quads.isEmpty { return .bare }
      if let anchor = logged.anchors[annotation.id] { return .text(anchor) }
    }
    // Only the old document knows the text under redactions, and only as long as they are not applied.
    guard let old else {
      return !isRedaction && (logged.isAnchored || !logged.anchors.isEmpty) ? .bare : .unknown
    }
    guard let there = try place(of: annotation, in: old, new) else { return .unknown }
    if let anchor = try anchor(there, in: old, edited: annotation) { return .text(anchor) }
    return isRedaction ? .area(try MarkedGround.text(under: there, in: old)) : .bare
  }

  /// Finds the page of an annotation in the old version. The annotation is returned as it was put
  /// there, on the page as it is now: later edits may have moved, turned or cropped it. `nil` if that
  /// is not known.
  private func place(
    of annotation: Annotation, in old: Document, _ new: Document
  ) throws(EngineError) -> Annotation? {
    guard try old.hasAnnotation(annotation.id),
      let now = try old.pageOfAnnotation(annotation.id).annotation(annotation.id)
    else { return annotation.type == .redact || hasOtherPages ? nil : annotation }
    var there = annotation
    there.pageIndex = now.pageIndex
    if MarkedGround.hasSameAreas(now, annotation) { return there }
    guard (0..<(try new.pageCount)).contains(annotation.pageIndex) else { return nil }
    let then = try new.pageGeometry(annotation.pageIndex).transform
    let turned = try old.pageGeometry(now.pageIndex).transform
    // The annotation was moved since.
    if then == turned { return now.pageIndex == annotation.pageIndex ? there : nil }
    guard let back = then.inverse else { return nil }
    there.quads = annotation.quads.map(back.then(turned).apply)
    there.rect = back.then(turned).apply(annotation.rect)
    return MarkedGround.hasSameAreas(now, there) ? there : nil
  }

  /// The text under an annotation.
  ///
  /// - Parameter edited: the annotation in the edit, which is made again before later edits change pages.
  private func anchor(
    _ annotation: Annotation, in old: Document, edited: Annotation
  ) throws(EngineError) -> TextAnchor? {
    guard !annotation.quads.isEmpty else { return nil }
    var anchor = try old.anchor(of: annotation.quads, onPage: annotation.pageIndex)
    anchor?.pageIndex = edited.pageIndex
    anchor?.place = edited.quads[0].bounds.center
    return anchor
  }

  /// Whether applied redactions remove the same text in a new version. The rest of their pages is what
  /// the old version of the document has left.
  ///
  /// - Parameters:
  ///   - applied: the redactions with their pages in the old version.
  ///   - again: the same redactions with their pages in the new version.
  func isSame(
    under applied: [Annotation], _ again: [Annotation], in new: Document
  ) throws(EngineError) -> Bool {
    guard let old else { return false }
    for (page, pairs) in Dictionary(grouping: zip(applied, again), by: { $0.1.pageIndex }) {
      guard let before = pairs.first?.0.pageIndex, (0..<(try old.pageCount)).contains(before),
        (0..<(try new.pageCount)).contains(page)
      else { return false }
      let left = MarkedGround.letters(try old.page(before).text().text)
      let text = try new.page(page).text()
      var ranges: [Range<Int>] = []
      for (_, mark) in pairs {
        guard let mark = try new.page(page).annotation(mark.id) else { return false }
        let marked = MarkedGround.areas(of: mark).compactMap { text.range(markedBy: [$0]) }
        guard !marked.isEmpty else { return false }
        ranges += marked
      }
      // Redactions that were undone have removed nothing.
      guard left == MarkedGround.letters(text.text) || left == MarkedGround.rest(of: text, ranges)
      else { return false }
    }
    return true
  }

  /// The letters of a page's text outside of ranges.
  private static func rest(of text: PageText, _ ranges: [Range<Int>]) -> [Unicode.Scalar] {
    var (letters, start): ([Unicode.Scalar], Int) = ([], 0)
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if start < range.lowerBound {
        letters += MarkedGround.letters(text.text(of: start..<range.lowerBound))
      }
      start = max(start, range.upperBound)
    }
    return letters + MarkedGround.letters(text.text(of: start..<text.count))
  }

  /// Without white space, which depends on what is beside it.
  private static func letters(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace }
  }
}

extension MarkedGround {
  /// The text under an annotation in a document; `nil` if there is none.
  static func text(
    under annotation: Annotation, in document: Document
  ) throws(EngineError) -> String? {
    let text = try document.page(annotation.pageIndex).text()
    return text.range(markedBy: areas(of: annotation)).map { text.text(of: $0) }
  }

  /// Whether a document has the annotation, and in the same area.
  static func isUnmoved(
    _ annotation: Annotation, in document: Document
  ) throws(EngineError) -> Bool {
    guard (0..<(try document.pageCount)).contains(annotation.pageIndex) else { return false }
    let now = try document.page(annotation.pageIndex).annotation(annotation.id)
    return now.map { hasSameAreas($0, annotation) } ?? false
  }

  private static func areas(of annotation: Annotation) -> [Quad] {
    annotation.quads.isEmpty ? [Quad(annotation.rect)] : annotation.quads
  }

  private static func hasSameAreas(_ annotation: Annotation, _ other: Annotation) -> Bool {
    let (own, others) = (areas(of: annotation), areas(of: other))
    return own.count == others.count
      && zip(own, others).allSatisfy { AnnotationIdentity.areSame($0.bounds, $1.bounds) }
  }
}
