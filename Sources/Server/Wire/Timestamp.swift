// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

extension Int64 {
  /// Seconds since 1970 as a moment.
  var timestamp: Timestamp { Timestamp(self) }
}

/// A time in RFC 3339 format, in UTC.
extension Timestamp: WireValue {
  public init(wire node: JSONNode) throws(WireError) {
    guard let time = CivilTime(rfc3339: try String(wire: node)) else {
      throw WireError(message: "is not a time such as 2024-02-29T12:00:00Z (RFC 3339).")
    }
    self.init(time.seconds)
  }

  public static var wireType: WireType {
    .named(.init("Timestamp", "date", "A time such as `2024-02-29T12:00:00Z`.", is: .string))
  }

  public func write(to writer: inout JSONWriter) {
    writer.string(CivilTime(seconds: seconds).rfc3339)
  }
}
