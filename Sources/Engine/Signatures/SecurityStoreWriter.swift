// SPDX-License-Identifier: AGPL-3.0-or-later

/// Additions to a document's security store.
public struct SecurityStoreAddition: Hashable, Sendable {
  public var store = SecurityStore()
  /// The data for each signature, by the hash that identifies the signature in the store.
  public var validations: [String: SecurityStore] = [:]

  public init() {}
}

extension Document {
  /// Adds data to the security store, which is created if it is missing. Existing data is not added
  /// again. Only within an operation of the journal, or for a document that will only be written.
  public func enter(_ addition: SecurityStoreAddition) throws(EngineError) {
    let catalog = try requiredCatalog
    if try catalog["DSS"]?.kind != .dictionary {
      try catalog.set("DSS", add(makeDictionary(["Type": makeName("DSS")])))
    }
    guard let dictionary = try catalog["DSS"] else {
      throw .damaged("the catalog has no security store DSS")
    }
    var writer = SecurityStoreWriter(self)
    try writer.enter(addition.store, in: dictionary, keys: ["Certs", "OCSPs", "CRLs"])
    guard !addition.validations.isEmpty else { return }
    if try dictionary["VRI"]?.kind != .dictionary { try dictionary.set("VRI", makeDictionary()) }
    for (key, store) in addition.validations.sorted(by: { $0.key < $1.key }) {
      if try dictionary["VRI"]?[key]?.kind != .dictionary {
        try dictionary["VRI"]?.set(key, add(makeDictionary()))
      }
      guard let entry = try dictionary["VRI"]?[key] else { continue }
      try writer.enter(store, in: entry, keys: ["Cert", "OCSP", "CRL"])
    }
  }
}

/// Writes each value to one stream, which all arrays with the value share.
private struct SecurityStoreWriter {
  let document: Document
  private var streams: [[UInt8]: PDFObject] = [:]

  init(_ document: Document) { self.document = document }

  mutating func enter(
    _ store: SecurityStore, in dictionary: PDFObject, keys: [String]
  ) throws(EngineError) {
    for (key, values) in zip(keys, [store.certificates, store.ocsps, store.crls])
    where !values.isEmpty {
      if try dictionary[key]?.kind != .array { try dictionary.set(key, document.makeArray()) }
      guard let array = try dictionary[key] else { continue }
      var known: Set<[UInt8]> = []
      for stream in try array.elements where try stream.kind == .stream {
        let bytes = try stream.streamBytes(limit: SecurityStore.limits.bytes)
        known.insert(bytes)
        if stream.number > 0 { streams[bytes] = stream }
      }
      for value in values where known.insert(value).inserted {
        try array.append(stream(of: value))
      }
    }
  }

  private mutating func stream(of value: [UInt8]) throws(EngineError) -> PDFObject {
    if let known = streams[value] { return known }
    let made = try document.addStream(nil, value)
    streams[value] = made
    return made
  }
}
