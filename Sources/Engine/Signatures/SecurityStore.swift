// SPDX-License-Identifier: AGPL-3.0-or-later

/// The document's data for later validation of its signatures, in DER. See ISO 32000-2, 12.8.4.3.
public struct SecurityStore: Hashable, Sendable {
  public var certificates: [[UInt8]] = []
  public var ocsps: [[UInt8]] = []
  public var crls: [[UInt8]] = []
  /// The number of entries that are unreadable or exceed the limits.
  public var unreadable = 0

  /// The limits of a store: entries of a kind, and bytes.
  static let limits = (entries: 1_000, bytes: 64 << 20)

  public init() {}

  /// Whether the store has all data of another one.
  func includes(_ other: SecurityStore) -> Bool {
    Set(certificates).isSuperset(of: other.certificates) && Set(ocsps).isSuperset(of: other.ocsps)
      && Set(crls).isSuperset(of: other.crls)
  }
}

extension Document {
  /// The document's security store; `nil` if it has none.
  public var securityStore: SecurityStore? {
    get throws(EngineError) {
      guard let dictionary = try catalog?["DSS"], try dictionary.kind == .dictionary else {
        return nil
      }
      var reader = SecurityStoreReader()
      try reader.read(dictionary, ["CRLs", "OCSPs", "Certs"])
      for (_, entry) in try dictionary["VRI"]?.entries ?? [] {
        try reader.read(entry, ["CRL", "OCSP", "Cert"])
      }
      return reader.store
    }
  }
}

/// Reads each stream of a store only once. A stream can be listed repeatedly.
private struct SecurityStoreReader {
  var store = SecurityStore()
  private var seen: Set<Int> = []
  private var entries = [0, 0, 0]
  private var bytes = 0

  /// Reads the evidence of revocation first, and then the certificates. So certificates cannot use up
  /// the limits.
  ///
  /// - Parameter keys: the names of the arrays with CRLs, OCSP responses and certificates.
  mutating func read(_ dictionary: PDFObject, _ keys: [String]) throws(EngineError) {
    let kinds = [\SecurityStore.crls, \SecurityStore.ocsps, \SecurityStore.certificates]
    for (index, (key, kind)) in zip(keys, kinds).enumerated() {
      for stream in try dictionary[key]?.elements ?? [] {
        guard stream.number == 0 || seen.insert(stream.number).inserted else { continue }
        entries[index] += 1
        if let value = try value(of: stream, isOver: entries[index] > SecurityStore.limits.entries)
        {
          store[keyPath: kind].append(value)
        }
      }
    }
  }

  private mutating func value(of stream: PDFObject, isOver: Bool) throws(EngineError) -> [UInt8]? {
    do throws(EngineError) {
      guard !isOver, try stream.kind == .stream else {
        store.unreadable += 1
        return nil
      }
      let value = try stream.streamBytes(limit: SecurityStore.limits.bytes - bytes)
      bytes += value.count
      return value
    } catch .damaged, .limitExceeded, .unsupported {
      store.unreadable += 1
      return nil
    }
  }
}

/// Additions to a document's security store.
public struct SecurityStoreAddition: Hashable, Sendable {
  public var store = SecurityStore()
  /// The data for each signature, by its hash. The hash identifies the signature in the store.
  public var validations: [String: SecurityStore] = [:]

  public init() {}
}

extension Document {
  /// Adds data to the security store. The store is created if it is missing. Existing data is not added
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

/// Writes each value to one stream. All arrays with the value share that stream.
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
