// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Exports annotations, field values and bookmarks of a document.
public struct Exporter {
  /// The contents to write.
  public struct Options {
    /// The ids of annotations; `nil`: all, and the values of fields and bookmarks.
    public var annotations: [String]?
    /// Whether Instant JSON contains all annotations, not only those that changed since the file
    /// was opened.
    public var isComplete = false
    /// The name of the document's file, without its folder.
    public var fileName: String?
    public var bookmarks: [CarriedBookmark] = []

    public init() {}
  }

  /// The result of an export.
  public struct Outcome: Sendable {
    public var bytes: [UInt8] = []
    /// The annotations that the format cannot hold.
    public var skipped: [ImportReport.Skipped] = []
  }

  private let document: Document
  private let options: Options

  public init(_ document: Document, _ options: Options) {
    self.document = document
    self.options = options
  }

  /// - Throws: ``ExchangeError/editing(_:)`` with ``EngineError/notFound(what:_:)`` for an unknown id.
  public func export(_ format: ExchangeFormat) throws(ExchangeError) -> Outcome {
    let work = ExportWork(document, options, format)
    while true { if let encoding = try work.advance() { return encoding.encode() } }
  }
}
