// SPDX-License-Identifier: AGPL-3.0-or-later

/// What a signature field demands of its signature. See ISO 32000-2, 12.7.5.5, tables 237 to 239. An
/// entry without a demand is `nil` or `false`; what the file only suggests is left out.
public struct SeedValue: Hashable, Sendable {
  public var filter: String?
  /// The formats, one of which the signature must have.
  public var subFilters: [String]?
  /// The hash algorithms: `SHA256`, ….
  public var digests: [String]?
  /// The reasons; none, or a single `.`, demands that there is none.
  public var reasons: [String]?
  /// The level of the certification: 1 to 3; 0 demands a signature that does not certify.
  public var certification: Int?
  /// Names of further demands that Recto cannot meet, by their keys.
  public var others: [String] = []
  /// The DER certificates, one of which must be the signer's.
  public var signers: [[UInt8]]?
  /// The DER certificates of accepted issuers. One of them must have issued the signer's certificate,
  /// directly or not.
  public var issuers: [[UInt8]]?
}

extension SeedValue {
  init(_ object: PDFObject) throws(EngineError) {
    let flags = try object["Ff"]?.integer ?? 0
    func demanded(_ bit: Int, _ key: String) throws(EngineError) -> [String]? {
      try flags.hasBit(bit) ? SeedValue.strings(key, of: object)?.map(TextString.decode) : nil
    }
    filter = try demanded(1, "Filter")?.first
    subFilters = try demanded(2, "SubFilter")
    if flags.hasBit(4) { reasons = try demanded(4, "Reasons") ?? [] }
    digests = try demanded(7, "DigestMethod")
    certification = try object["MDP"]?["P"]?.integer
    if flags.hasBit(3), let version = try object["V"]?.real, version > 3 { others.append("V") }
    if flags.hasBit(5), try object["LegalAttestation"] != nil { others.append("LegalAttestation") }
    if flags.hasBit(6), try object["AddRevInfo"]?.boolean == true { others.append("AddRevInfo") }
    if flags.hasBit(8), try SeedValue.isTrue(object["LockDocument"]) {
      others.append("LockDocument")
    }
    if flags.hasBit(9), try object["AppearanceFilter"] != nil { others.append("AppearanceFilter") }
    if try object["TimeStamp"]?["Ff"]?.integer == 1 { others.append("TimeStamp") }
    if let certificate = try object["Cert"] { try read(certificate) }
  }

  /// The table calls it a name; other programs write a boolean.
  private static func isTrue(_ value: PDFObject?) throws(EngineError) -> Bool {
    let (name, boolean) = (try value?.name, try value?.boolean)
    return name == "true" || boolean == true
  }

  private mutating func read(_ certificate: PDFObject) throws(EngineError) {
    let flags = try certificate["Ff"]?.integer ?? 0
    if flags.hasBit(1) { signers = try SeedValue.strings("Subject", of: certificate) }
    if flags.hasBit(2) { issuers = try SeedValue.strings("Issuer", of: certificate) }
    for (bit, key) in [(3, "OID"), (4, "SubjectDN"), (6, "KeyUsage")] where flags.hasBit(bit) {
      if try certificate[key] != nil { others.append("Cert.\(key)") }
    }
  }
}

extension Int {
  /// - Parameter position: 1 is the lowest bit, as in ISO 32000-2.
  fileprivate func hasBit(_ position: Int) -> Bool { self & 1 << (position - 1) != 0 }
}

extension SeedValue {
  /// The strings and names in an array, or a single one; `nil` without the entry.
  private static func strings(
    _ key: String, of object: PDFObject
  ) throws(EngineError) -> [[UInt8]]? {
    guard let value = try object[key] else { return nil }
    var strings: [[UInt8]] = []
    for element in try value.kind == .array ? value.elements : [value] {
      if let bytes = try element.bytes {
        strings.append(bytes)
      } else if let name = try element.name {
        strings.append(Array(name.utf8))
      }
    }
    return strings
  }
}
