// SPDX-License-Identifier: AGPL-3.0-or-later

/// Settings for adding data with which signatures can be verified later.
public struct ExtensionRequest {
  /// The signature that the data is for; all signatures unless given.
  public var field: String?
  /// The certificates, in DER like all data here.
  public var certificates: [[UInt8]] = []
  public var ocsps: [[UInt8]] = []
  public var crls: [[UInt8]] = []
  /// A time stamp of the whole; none unless given.
  public var timestamp: TimestampSource?

  public init() {}
}

/// The source of a time stamp.
public struct TimestampSource {
  public var digest: SigningDigest
  /// Returns a token for a query. An authority's complete response (RFC 3161) is accepted, too.
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
  /// The query as an authority expects it (`TimeStampReq`). It also requests the authority's certificate.
  public var request: [UInt8]
}
