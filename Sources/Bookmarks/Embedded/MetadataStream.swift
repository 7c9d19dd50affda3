// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import XMP

/// The XMP of a document: the stream `Metadata` of its catalog (ISO 32000-2, 14.3.2).
struct MetadataStream {
  private let document: Document
  private let stream: PDFObject?
  /// An empty one where the document has none.
  var packet: XMPPacket

  /// - Throws: ``EngineError/damaged(_:)`` where there are metadata that cannot be read.
  init(of document: Document) throws(EngineError) {
    self.document = document
    stream = try document.catalog?["Metadata"]
    let bytes = try MetadataStream.bytes(of: stream)
    let isBlank = bytes.allSatisfy { [0, 9, 10, 12, 13, 32].contains($0) }
    packet = try MetadataStream.reading { () throws(XMPError) in
      isBlank ? try XMPPacket() : try XMPPacket(bytes: bytes)
    }
  }

  /// Puts the packet into the document, uncompressed, as the standard wants it for those that search
  /// files. Only within an operation of the journal.
  func write() throws(EngineError) {
    let bytes = try MetadataStream.reading { () throws(XMPError) in try packet.serialized() }
    if let stream {
      try document.updateStream(stream, bytes)
    } else {
      let dictionary = try document.makeDictionary()
      try dictionary.set("Type", try document.makeName("Metadata"))
      try dictionary.set("Subtype", try document.makeName("XML"))
      try document.catalog?.set("Metadata", try document.addStream(dictionary, bytes))
    }
  }

  /// Runs what reads or writes the packet, whose errors are damages of the document.
  static func reading<Result>(
    _ body: () throws(XMPError) -> Result
  ) throws(EngineError) -> Result {
    do { return try body() } catch { throw .damagedBookmarks(error.description) }
  }

  private static func bytes(of stream: PDFObject?) throws(EngineError) -> [UInt8] {
    guard let stream else { return [] }
    guard try stream.kind == .stream else {
      throw .damagedBookmarks("The entry Metadata of the catalog is not a stream.")
    }
    return try stream.streamBytes(limit: XMPPacket.maximumSize)
  }
}

extension EngineError {
  /// Bookmarks that cannot be read, because of a reason that is a sentence.
  static func damagedBookmarks(_ reason: String) -> EngineError {
    let why = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    return .damaged("its bookmarks cannot be read, and are left as they are. \(why)")
  }
}
