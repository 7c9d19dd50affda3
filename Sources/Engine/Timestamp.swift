// SPDX-License-Identifier: AGPL-3.0-or-later

/// A moment, to the second.
public struct Timestamp: Hashable, Sendable {
  /// The seconds since 1970, in UTC.
  public var seconds: Int64

  public init(_ seconds: Int64) { self.seconds = seconds }
}

extension Int64? {
  /// Seconds since 1970 as a moment.
  public var timestamp: Timestamp? {
    get { map(Timestamp.init) }
    set { self = newValue?.seconds }
  }
}
