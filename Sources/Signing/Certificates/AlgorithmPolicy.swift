// SPDX-License-Identifier: AGPL-3.0-or-later

/// Algorithms and key sizes that are refused from some date on.
public enum WeakAlgorithm: String, CaseIterable, Sendable {
  /// MD5 and older hashes.
  case md5
  /// SHA-1, and RIPEMD-160, which has the same length.
  case sha1
  case rsaBelow1024, rsaBelow2048, dsaBelow2048, ecBelow224
  /// A curve without a name, so its strength is unknown.
  case unknownCurve

  /// The name in messages.
  var title: String {
    switch self {
    case .md5: "MD5"
    case .sha1: "SHA-1"
    case .rsaBelow1024: "an RSA key of less than 1024 bits"
    case .rsaBelow2048: "an RSA key of less than 2048 bits"
    case .dsaBelow2048: "a DSA key of less than 2048 bits"
    case .ecBelow224: "a curve of less than 224 bits"
    case .unknownCurve: "a curve that has no name"
    }
  }

  /// The weakness of a hash, by OpenSSL's name in lower case.
  init?(digest: String?) {
    switch digest {
    case "md2", "md4", "md5", "mdc2": self = .md5
    case "sha1", "sha", "ripemd160", "rmd160": self = .sha1
    default: return nil
    }
  }
}

/// The dates from which algorithms are refused.
public struct AlgorithmPolicy: Hashable, Sendable {
  /// The times in seconds since 1970. An algorithm that is missing here is never refused.
  public var refusedFrom: [WeakAlgorithm: Int64]

  /// The standard dates, with unknown curves always refused. MD5 is refused since colliding
  /// certificates were published, RSA below 1024 bits since 512 bits were factored, and all others
  /// since NIST disallows them for signatures (SP 800-131A: the end of 2013).
  public static let standard = AlgorithmPolicy(refusedFrom: [
    .md5: date2009, .rsaBelow1024: date2000, .sha1: date2014, .rsaBelow2048: date2014,
    .dsaBelow2048: date2014, .ecBelow224: date2014, .unknownCurve: .min,
  ])

  private static let (date2000, date2009, date2014): (Int64, Int64, Int64) = (
    946_684_800, 1_230_768_000, 1_388_534_400
  )

  public init(refusedFrom: [WeakAlgorithm: Int64]) { self.refusedFrom = refusedFrom }

  /// - Parameter time: in seconds since 1970.
  func refuses(_ algorithm: WeakAlgorithm, at time: Int64) -> Bool {
    refusedFrom[algorithm].map { time >= $0 } ?? false
  }

  /// The refused algorithms among these, each once.
  func refused(_ found: [WeakAlgorithm], at time: Int64) -> [WeakAlgorithm] {
    WeakAlgorithm.allCases.filter { found.contains($0) && refuses($0, at: time) }
  }
}
