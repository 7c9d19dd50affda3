// SPDX-License-Identifier: AGPL-3.0-or-later

import CJansson
import System

/// A parsed JSON text. It owns jansson's tree, to which ``JSONNode``s refer.
///
/// `@unchecked Sendable` because the tree never changes after parsing, and jansson's reading functions
/// access no shared state.
public final class JSONDocument: @unchecked Sendable {
  private let tree: UnsafeMutablePointer<json_t>

  private init(owning tree: UnsafeMutablePointer<json_t>) { self.tree = tree }

  deinit { json_decref(tree) }

  /// The root value.
  public var root: JSONNode { JSONNode(tree, of: self) }

  /// Parses one JSON value of any kind (RFC 8259) in UTF-8. Only white space may surround it.
  ///
  /// Refuses duplicate members, integers beyond 64 bits, reals beyond `Double`, lone surrogates,
  /// NUL in a member's name, and nesting beyond jansson's limit of 2048.
  public static func parse(_ bytes: UnsafeRawBufferPointer) throws(JSONParseError) -> JSONDocument {
    guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { throw .empty }
    // JSON text has no NUL bytes, but jansson ignores one that follows a number.
    if memchr(start, 0, bytes.count) != nil { throw .nul }
    let flags = JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL | JSON_DECODE_ANY
    var error = json_error_t()
    guard let tree = json_loadb(start, bytes.count, Int(flags), &error) else {
      throw JSONParseError(error)
    }
    return JSONDocument(owning: tree)
  }

  public static func parse(_ bytes: [UInt8]) throws(JSONParseError) -> JSONDocument {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONParseError) in
      try parse(UnsafeRawBufferPointer(buffer))
    }
  }

  public static func parse(_ text: String) throws(JSONParseError) -> JSONDocument {
    try parse(Array(text.utf8))
  }
}
