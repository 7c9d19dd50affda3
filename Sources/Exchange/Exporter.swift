// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// An export of annotations, field values and bookmarks of a document; see ``ExportWork``.
public enum Exporter {
  /// The contents to write.
  public struct Options {
    /// The ids of annotations; `nil`: all, and the values of fields and bookmarks.
    public var annotations: [String]?
    /// Whether Instant JSON contains all annotations. If not, it only contains those that changed since
    /// the file was opened.
    public var isComplete = false
    /// The name of the document's file, without its folder.
    public var fileName: String?
    public var bookmarks: [CarriedBookmark] = []
    /// Reads the ids of the bookmarks in a document. Instant JSON names those of the opened file that
    /// ``bookmarks`` lacks.
    public var bookmarkIDs: (Document) throws(EngineError) -> [String] = { _ in [] }

    public init() {}
  }

  /// The result of an export.
  public struct Outcome: Sendable {
    public var bytes: [UInt8] = []
    /// The annotations that the format cannot hold.
    public var skipped: [ImportReport.Skipped] = []
  }
}
