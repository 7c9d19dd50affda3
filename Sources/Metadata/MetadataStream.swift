// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import XMP

/// A packet and its bytes. The packet was read from these bytes, or written as them.
public struct ReadPacket {
  public var packet: XMPPacket
  public var bytes: [UInt8]

  public init(packet: XMPPacket, bytes: [UInt8]) { (self.packet, self.bytes) = (packet, bytes) }
}

/// The XMP of a document: the stream `Metadata` of its catalog (ISO 32000-2, 14.3.2).
public struct MetadataStream {
  private let document: Document
  private let stream: PDFObject?
  /// The purpose to name in errors, such as `bookmarks`.
  private let purpose: String
  /// The packet; empty if the document has none.
  public private(set) var packet: XMPPacket
  /// The packet's bytes in the document. They are those that were read or last written.
  public private(set) var bytes: [UInt8]

  /// - Throws: ``EngineError/damaged(_:)`` if the metadata cannot be read.
  ///
  /// - Parameter known: the packet that was read before. It is used again if its bytes are unchanged.
  public init(
    of document: Document, for purpose: String, known: ReadPacket? = nil
  ) throws(EngineError) {
    self.document = document
    self.purpose = purpose
    stream = try document.catalog?["Metadata"]
    let bytes = try MetadataStream.bytes(of: stream, purpose)
    self.bytes = bytes
    if let known, known.bytes == bytes {
      packet = known.packet
      return
    }
    let isBlank = bytes.allSatisfy { [0, 9, 10, 12, 13, 32].contains($0) }
    packet = try MetadataStream.reading(
      for: purpose, isBlank ? try XMPPacket() : try XMPPacket(bytes: bytes))
  }

  /// Replaces the packet.
  ///
  /// - Throws: ``EngineError/damaged(_:)`` if the bytes are not XMP.
  public init(replacing packet: [UInt8], in document: Document) throws(EngineError) {
    self.document = document
    purpose = "metadata"
    let old = try document.catalog?["Metadata"]
    stream = try old?.kind == .stream ? old : nil
    bytes = packet
    self.packet = try MetadataStream.reading(for: "metadata", XMPPacket(bytes: packet))
  }

  public mutating func change(
    _ body: (inout XMPPacket) throws(XMPError) -> Void
  ) throws(EngineError) {
    do throws(XMPError) { try body(&packet) } catch { throw .unreadable(purpose, error) }
  }

  /// Writes the packet to the document. It is not compressed, as the standard asks, so that search
  /// tools find it. Call this only within an operation of the journal.
  public mutating func write() throws(EngineError) {
    bytes = try MetadataStream.reading(for: purpose, packet.serialized())
    if let stream {
      try document.updateStream(stream, bytes)
    } else {
      let dictionary = try document.makeDictionary()
      try dictionary.set("Type", try document.makeName("Metadata"))
      try dictionary.set("Subtype", try document.makeName("XML"))
      try document.requiredCatalog.set("Metadata", try document.addStream(dictionary, bytes))
    }
  }

  /// The packet's bytes in the document; `nil` if it has none.
  ///
  /// - Throws: ``EngineError/damaged(_:)``.
  public static func bytes(of document: Document) throws(EngineError) -> [UInt8]? {
    guard let stream = try document.catalog?["Metadata"] else { return nil }
    return try bytes(of: stream, "metadata")
  }

  /// The authors (`dc:creator`). Metadata that cannot be read name none, as in other viewers.
  public static func authors(of document: Document) throws(EngineError) -> [String] {
    do throws(EngineError) {
      return try MetadataStream(of: document, for: "metadata").packet
        .texts(of: InformationKey.author.property)
    } catch .damaged {
      return []
    }
  }

  /// Reads or writes the packet; errors count as damage of the document.
  private static func reading<Result>(
    for purpose: String, _ body: @autoclosure () throws(XMPError) -> Result
  ) throws(EngineError) -> Result {
    do { return try body() } catch { throw .unreadable(purpose, error) }
  }

  private static func bytes(
    of stream: PDFObject?, _ purpose: String
  ) throws(EngineError) -> [UInt8] {
    guard let stream else { return [] }
    guard try stream.kind == .stream else {
      throw .damaged(
        "its \(purpose) cannot be read and are left unchanged. The entry Metadata of the catalog "
          + "is not a stream")
    }
    return try stream.streamBytes(limit: XMPPacket.maximumSize)
  }
}

extension EngineError {
  fileprivate static func unreadable(_ purpose: String, _ error: XMPError) -> EngineError {
    let reason = error.description
    let why = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    return .damaged("its \(purpose) cannot be read and are left unchanged. \(why)")
  }
}

extension MetadataStream {
  /// Adds properties that only the information dictionary has. See ISO 32000-2, table 349. Also sets
  /// the date of the change.
  mutating func complete(from document: Document, on date: Int64?) throws(EngineError) {
    for key in InformationKey.allCases where key.text(in: packet) == nil {
      guard let value = try InformationValue(of: key, in: document) else { continue }
      try change { (packet) throws(XMPError) in try key.set(value.property, in: &packet) }
    }
    guard let date else { return }
    let moment = InformationValue.moment(date).property
    try change { (packet) throws(XMPError) in
      try packet.setText(moment, of: InformationKey.metadataDate)
    }
  }
}

extension InformationValue {
  /// The value in the information dictionary.
  fileprivate init?(of key: InformationKey, in document: Document) throws(EngineError) {
    if key.isDate {
      guard let seconds = try document.informationDate(key.entry) else { return nil }
      self = .moment(seconds)
    } else {
      guard let text = try document.information(key.entry), !text.isEmpty else { return nil }
      self = .text(text)
    }
  }
}
