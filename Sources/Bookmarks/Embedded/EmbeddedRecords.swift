// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Metadata
import XMP

/// The known bookmarks of a document, kept while it is open. They are compared with the document before
/// use, so undo and other edits need not report to this object.
final class EmbeddedRecords {
  private var records: BookmarkRecords?
  private var packet: ReadPacket?
  /// How many items were read from the document since it was opened.
  private(set) var itemsRead = 0
  /// How often all items were rewritten.
  private(set) var rewrites = 0

  static func of(_ document: Document) -> EmbeddedRecords {
    let key = ObjectIdentifier(EmbeddedRecords.self)
    if let known = document.readings[key] as? EmbeddedRecords { return known }
    let new = EmbeddedRecords()
    document.readings[key] = new
    return new
  }

  /// All bookmarks of the document; those of Apryse's apps come last.
  func bookmarks(of document: Document) throws(EngineError) -> [Bookmark] {
    let (stream, records) = try read(document)
    keep(records, stream)
    let others = try ApryseRecord(of: document).bookmarks
    guard !others.isEmpty else { return records.bookmarks }
    let known = Set(records.bookmarks.map(\.key))
    return records.bookmarks + others.filter { !known.contains($0.key) }
  }

  /// Prepares to replace the bookmarks of the document. The document must not change before they are
  /// written.
  func prepare(
    _ bookmarks: [Bookmark], for document: Document
  ) throws(EngineError) -> PreparedBookmarks {
    let (stream, records) = try read(document)
    keep(records, stream)
    let others = try ApryseRecord(of: document)
      .leaving(bookmarks, knownElsewhere: Set(records.bookmarks.map(\.key)))
    return PreparedBookmarks(all: bookmarks, others: others, records: records.merged(with: others))
  }

  /// Replaces the bookmarks of the document. Call this only within an operation of the journal.
  func write(_ prepared: PreparedBookmarks, to document: Document) throws(EngineError) {
    var (stream, records) = try read(document)
    rewrites += 1
    let apryse = try ApryseRecord(of: document)
    let before = records.bookmarks
    try stream.change { (packet) throws(XMPError) in
      try records.write(prepared.records, to: &packet)
    }
    if prepared.others != before || apryse.isEmpty { try stream.write() }
    try apryse.write(prepared.all, alsoElsewhere: Set(prepared.others.map(\.key)))
    self.records = records
  }

  /// Applies changes to the bookmarks of the document, in order. Call this only within an operation of
  /// the journal.
  func make(_ changes: [BookmarkChange], in document: Document) throws(EngineError) {
    var (stream, records) = try read(document)
    guard records.isRegular, try ApryseRecord(of: document).isEmpty else {
      keep(records, stream)
      var draft = BookmarkDraft(try bookmarks(of: document))
      for change in changes { draft.make(change) }
      return try write(prepare(draft.bookmarks, for: document), to: document)
    }
    try stream.change { (packet) throws(XMPError) in
      try records.make(changes, in: &packet)
    }
    try stream.write()
    keep(records, stream)
  }

  /// Reads the metadata and its bookmarks. This object releases its packet until ``keep(_:_:)``, because
  /// changing a shared packet would copy it.
  private func read(_ document: Document) throws(EngineError) -> (MetadataStream, BookmarkRecords) {
    let before = packet
    packet = nil
    let stream = try MetadataStream(of: document, for: "bookmarks", known: before)
    if let records, let before, before.bytes == stream.bytes { return (stream, records) }
    let new = try BookmarkRecords(stream.packet, known: records, counting: &itemsRead)
    return (stream, new)
  }

  private func keep(_ records: BookmarkRecords, _ stream: MetadataStream) {
    self.records = records
    packet = ReadPacket(packet: stream.packet, bytes: stream.bytes)
  }
}

/// Bookmarks that will replace those of a document.
struct PreparedBookmarks {
  let all: [Bookmark]
  /// The bookmarks that are not only in the record of Apryse's apps.
  let others: [Bookmark]
  let records: MergedRecords
}

extension EngineError {
  /// An error for unreadable bookmarks, with a reason that is a sentence.
  static func damagedBookmarks(_ reason: String) -> EngineError {
    let why = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    return .damaged("its bookmarks cannot be read and are left unchanged. \(why)")
  }
}
