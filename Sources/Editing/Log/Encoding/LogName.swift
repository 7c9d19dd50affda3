// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// One of a closed set of names.
protocol LogName: LogValue, RawRepresentable<String> {}

extension LogName {
  public var encoded: JSONTree { .string(rawValue) }

  public init(encoded: JSONTree) throws(EditError) {
    let name = try String(encoded: encoded)
    guard let value = Self(rawValue: name) else {
      throw .unreadable("It has the unknown name \"\(name)\".")
    }
    self = value
  }
}
