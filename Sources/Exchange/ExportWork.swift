// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// An export that processes some pages at a time. The document must not change meanwhile.
public final class ExportWork {
  private let document: Document
  private var writer: any ExportWriter
  private var nextAhead = 0
  private var nextPage = 0
  /// The annotations of the page before ``nextPage`` that are not yet exported.
  private var pending: ArraySlice<Annotation> = []
  /// The ids of the annotations to export; `nil`: all.
  private let wanted: Set<ExactText>?
  private var found: Set<ExactText> = []

  private static let (pagesInPiece, annotationsInPiece) = (16, 40)

  public init(_ document: Document, _ options: Exporter.Options, _ format: ExchangeFormat) {
    self.document = document
    wanted = options.annotations.map { Set($0.map(\.exact)) }
    if format == .instantJSON {
      writer = InstantExport(document, options)
    } else {
      writer = EntriesExport(document, options, format)
    }
  }

  /// Reads the next pages.
  ///
  /// - Returns: after the last page, what encodes all that was read; `nil` before.
  /// - Throws: ``ExchangeError/editing(_:)`` with ``EngineError/notFound(what:_:)`` for an unknown id.
  public func advance() throws(ExchangeError) -> ExportEncoding? {
    try engine { () throws(EngineError) in
      let count = try document.pageCount
      if writer.looksAhead, nextAhead < count {
        let pages = nextAhead..<min(nextAhead + Self.pagesInPiece, count)
        for page in pages { try writer.look(ahead: page) }
        nextAhead = pages.upperBound
        return nil
      }
      let end = min(nextPage + Self.pagesInPiece, count)
      var left = Self.annotationsInPiece
      while left > 0 {
        if let annotation = pending.popFirst() {
          left -= 1
          try export(annotation)
        } else if nextPage < end {
          pending = try document.annotations(onPage: nextPage)[...]
          nextPage += 1
        } else {
          break
        }
      }
      return nextPage == count && pending.isEmpty ? try finish() : nil
    }
  }

  private func export(_ annotation: Annotation) throws(EngineError) {
    guard wanted?.contains(annotation.id.exact) ?? true else { return }
    found.insert(annotation.id.exact)
    // Popups are exported with their annotations, and fields by their values.
    if annotation.type == .popup || annotation.type == .widget { return }
    try writer.add(annotation)
  }

  private func finish() throws(EngineError) -> ExportEncoding {
    if let missing = wanted?.subtracting(found).map(\.text).min() {
      throw .notFound(
        what: "annotation",
        "There is no annotation \(missing): list them with annotations/list.")
    }
    return ExportEncoding(try writer.finish())
  }
}

/// A writer of annotations, which it receives one by one. They come in page order, and it writes them
/// all at the end.
protocol ExportWriter {
  /// Whether it must see all pages before the first annotation.
  var looksAhead: Bool { get }
  mutating func look(ahead page: Int) throws(EngineError)
  mutating func add(_ annotation: Annotation) throws(EngineError)
  /// Reads the rest, and returns what encodes it, on any thread.
  mutating func finish() throws(EngineError) -> @Sendable () -> Exporter.Outcome
}
