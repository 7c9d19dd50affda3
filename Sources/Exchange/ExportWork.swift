// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// An export that processes some pages at a time. The document must not change meanwhile.
public final class ExportWork {
  private let document: Document
  private var writer: any ExportWriter
  private var nextAhead = 0
  private var nextPage = 0
  /// The ids of the annotations to export; `nil`: all.
  private let wanted: Set<String>?
  private var found: Set<String> = []

  private static let pagesInPiece = 16

  public init(_ document: Document, _ options: Exporter.Options, _ format: ExchangeFormat) {
    self.document = document
    wanted = options.annotations.map { Set($0) }
    if format == .instantJSON {
      writer = InstantExport(document, options)
    } else {
      writer = EntriesExport(document, options, format)
    }
  }

  /// Exports the next pages.
  /// - Returns: the complete result after the last page; `nil` before.
  /// - Returns: all that was exported, after the last page.
  /// - Throws: as ``Exporter/export(_:)``.
  public func advance() throws(ExchangeError) -> Exporter.Outcome? {
    try engine { () throws(EngineError) in
      let count = try document.pageCount
      if writer.looksAhead, nextAhead < count {
        let pages = nextAhead..<min(nextAhead + Self.pagesInPiece, count)
        for page in pages { try writer.look(ahead: page) }
        nextAhead = pages.upperBound
        return nil
      }
      let pages = nextPage..<min(nextPage + Self.pagesInPiece, count)
      for page in pages { try export(page) }
      nextPage = pages.upperBound
      return nextPage == count ? try finish() : nil
    }
  }

  private func export(_ page: Int) throws(EngineError) {
    for annotation in try document.annotations(onPage: page)
    where wanted?.contains(annotation.id) ?? true {
      found.insert(annotation.id)
      // Popups are exported with their annotations, and fields by their values.
      if annotation.type == .popup || annotation.type == .widget { continue }
      try writer.add(annotation)
    }
  }

  private func finish() throws(EngineError) -> Exporter.Outcome {
    if let missing = wanted?.subtracting(found).min() {
      throw .notFound(
        what: "annotation",
        "There is no annotation \(missing): list them with annotations/list.")
    }
    return try writer.finish()
  }
}

/// A writer that receives annotations one by one, in page order, and then writes them all.
protocol ExportWriter {
  /// Whether it must see all pages before the first annotation.
  var looksAhead: Bool { get }
  mutating func look(ahead page: Int) throws(EngineError)
  mutating func add(_ annotation: Annotation) throws(EngineError)
  mutating func finish() throws(EngineError) -> Exporter.Outcome
}
