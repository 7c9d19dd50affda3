// SPDX-License-Identifier: AGPL-3.0-or-later

/// Settings for adding what a signed document needs so that its signatures can be checked later.
public struct ExtensionRequest {
  /// The signature that the data is for; all unless given.
  public var field: String?
  /// The certificates in DER, like all data here.
  public var certificates: [[UInt8]] = []
  public var ocsps: [[UInt8]] = []
  public var crls: [[UInt8]] = []
  /// A time stamp of all of it; none unless given.
  public var timestamp: TimestampSource?

  public init() {}
}

/// The source of a time stamp.
public struct TimestampSource {
  public var digest: SigningDigest
  /// Gets a token for a query, or the whole answer of an authority (RFC 3161).
  public var token: (TimestampQuery) throws(SigningError) -> [UInt8]

  public init(
    digest: SigningDigest, token: @escaping (TimestampQuery) throws(SigningError) -> [UInt8]
  ) {
    (self.digest, self.token) = (digest, token)
  }
}

/// The request to a time stamp authority.
public struct TimestampQuery: Hashable, Sendable {
  public var algorithm: SigningDigest
  public var digest: [UInt8]
  /// The same as an authority takes it (`TimeStampReq`), which is asked for its certificate too.
  public var request: [UInt8]
}
