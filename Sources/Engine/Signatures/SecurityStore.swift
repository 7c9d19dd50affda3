// SPDX-License-Identifier: AGPL-3.0-or-later

/// The document's data for later validation of its signatures (ISO 32000-2, 12.8.4.3), in DER.
public struct SecurityStore: Hashable, Sendable {
  public var certificates: [[UInt8]] = []
  public var ocsps: [[UInt8]] = []
  public var crls: [[UInt8]] = []
  /// The number of entries that are unreadable or exceed the limits.
  public var unreadable = 0

  /// The limits of a store: entries of all kinds, and bytes.
  static let limits = (entries: 1_000, bytes: 64 << 20)

  public init() {}
}

extension Document {
  /// The document's security store; `nil` if it has none.
  public var securityStore: SecurityStore? {
    get throws(EngineError) {
      guard let dictionary = try catalog?["DSS"], try dictionary.kind == .dictionary else {
        return nil
      }
      var reader = SecurityStoreReader()
      try reader.read(dictionary, ["Certs", "OCSPs", "CRLs"])
      for (_, entry) in try dictionary["VRI"]?.entries ?? [] {
        try reader.read(entry, ["Cert", "OCSP", "CRL"])
      }
      return reader.store
    }
  }
}

/// Reads each stream of a store once, even if it is listed repeatedly.
private struct SecurityStoreReader {
  var store = SecurityStore()
  private var seen: Set<Int> = []
  private var entries = 0
  private var bytes = 0

  /// - Parameter keys: the names of the arrays with certificates, OCSP responses and CRLs.
  mutating func read(_ dictionary: PDFObject, _ keys: [String]) throws(EngineError) {
    for (key, kind) in zip(
      keys, [\SecurityStore.certificates, \SecurityStore.ocsps, \SecurityStore.crls])
    {
      for stream in try dictionary[key]?.elements ?? [] {
        guard stream.number == 0 || seen.insert(stream.number).inserted else { continue }
        if let value = try value(of: stream) { store[keyPath: kind].append(value) }
      }
    }
  }

  private mutating func value(of stream: PDFObject) throws(EngineError) -> [UInt8]? {
    entries += 1
    do throws(EngineError) {
      guard entries <= SecurityStore.limits.entries, try stream.kind == .stream else {
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
