// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

/// Checks names that a client gives.
enum PlainName {
  /// - Throws: an error at the member of the params if the name is invalid.
  static func check(_ name: String, path: String = "params.id") throws(RPCError) {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isPlain, (1...64).contains(name.utf8.count) else {
      throw RPCError(
        WireError(path: path, message: "Give 1 to 64 letters, digits, '.', '-' or '_'."))
    }
  }
}
