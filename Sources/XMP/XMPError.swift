// SPDX-License-Identifier: AGPL-3.0-or-later

import XML

/// Why a packet cannot be read or changed.
public enum XMPError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The packet has more bytes than ``XMPPacket/maximumSize``.
  case tooLarge(bytes: Int)
  /// Elements are nested deeper than ``XMPPacket/maximumDepth``.
  case tooDeep
  /// The packet declares a document type, which could declare entities.
  case documentType
  /// The packet ends within the XML.
  case truncated(line: Int)
  /// The packet is not well-formed XML.
  case malformed(line: Int, reason: String)
  /// An element has more attributes than ``XMPPacket/mostAttributes``.
  case tooManyAttributes
  /// An element declares more namespaces than any program writes.
  case tooManyNamespaces
  /// There is no XML, or well-formed XML that holds no RDF.
  case notXMP
  /// A name to write is invalid. It is not an XML name, or has no namespace or prefix.
  case invalidName(String)
  /// libxml2 could not get the memory it needed.
  case outOfMemory

  public var description: String {
    switch self {
    case .tooLarge(let bytes):
      "The XMP packet has \(bytes) bytes, more than the allowed \(XMPPacket.maximumSize); remove "
        + "thumbnails or history from it."
    case .tooDeep:
      "The XMP packet nests elements deeper than \(XMPPacket.maximumDepth) levels; write the "
        + "metadata again."
    case .documentType:
      "The XMP packet declares a document type, which is refused for safety; remove the DOCTYPE."
    case .truncated(let line):
      "The XMP packet is truncated: it ends within line \(line); restore the missing end or write "
        + "the metadata again."
    case .malformed(let line, let reason):
      "The XMP packet is not well-formed XML at line \(line) (\(reason)); fix it or write the "
        + "metadata again."
    case .tooManyAttributes:
      "The XMP packet has an element with more than \(XMPPacket.mostAttributes) attributes; write "
        + "the metadata again."
    case .tooManyNamespaces:
      "The XMP packet has an element that declares too many namespaces; write the metadata again."
    case .notXMP:
      "The metadata has no rdf:RDF element, so it is not XMP; write the metadata again."
    case .invalidName(let name):
      "“\(name)” cannot be written to XMP; give a plain XML name with a namespace and a prefix."
    case .outOfMemory:
      "There is not enough memory for the XMP packet; close other documents and try again."
    }
  }
}

extension XMPError {
  init(_ error: XMLError) {
    self =
      switch error {
      case .notXML: .notXMP
      case .encoding: .malformed(line: 1, reason: "unsupported encoding")
      case .documentType: .documentType
      case .tooDeep, .tooLarge: .tooDeep
      case .tooManyAttributes: .tooManyAttributes
      case .tooManyNamespaces: .tooManyNamespaces
      case .truncated(let line): .truncated(line: line)
      case .malformed(let line, let reason): .malformed(line: line, reason: reason)
      case .outOfMemory: .outOfMemory
      }
  }
}

/// Reads or changes XML, and throws its error as an ``XMPError``.
func xml<Result>(_ body: @autoclosure () throws(XMLError) -> Result) throws(XMPError) -> Result {
  do { return try body() } catch { throw XMPError(error) }
}
