// SPDX-License-Identifier: AGPL-3.0-or-later

import COpenSSL
import JSON
import System

extension JSONTree {
  /// The same value in a canonical form. Members are sorted by name, and integral numbers are integers,
  /// so that values that are equal in JSON compare equal.
  var canonical: JSONTree {
    switch self {
    case .null, .bool, .integer, .string: self
    case .number(let value): Int64(exactly: value).map(JSONTree.integer) ?? self
    case .array(let elements): .array(elements.map(\.canonical))
    case .object(let members):
      .object(members.map { Member($0.name, $0.value.canonical) }.sorted { $0.name < $1.name })
    }
  }

  /// The same value with a function applied to each string. Members' names stay as they are.
  func mappingStrings(_ change: (String) -> String) -> JSONTree {
    switch self {
    case .null, .bool, .integer, .number: self
    case .string(let text): .string(change(text))
    case .array(let elements): .array(elements.map { $0.mappingStrings(change) })
    case .object(let members):
      .object(members.map { Member($0.name, $0.value.mappingStrings(change)) })
    }
  }

  /// The same value with digests in place of long data. The string of each `data` member of more than
  /// 200 bytes is replaced by `<N bytes, sha-256 D>`: the number of bytes and the first 16 hexadecimal
  /// digits of the digest. Both refer to the decoded base64 (or the text itself if it is not base64),
  /// so that they can be compared with the `sha256sum` of a rendered page.
  var withDigests: JSONTree {
    switch self {
    case .null, .bool, .integer, .number, .string: self
    case .array(let elements): .array(elements.map(\.withDigests))
    case .object(let members):
      .object(
        members.map { member in
          if member.name == "data", let text = member.value.string, text.utf8.count > 200 {
            return Member(member.name, .string(Self.digest(of: text)))
          }
          return Member(member.name, member.value.withDigests)
        })
    }
  }

  private static func digest(of text: String) -> String {
    let bytes = Base64Codec.decode(text) ?? Array(text.utf8)
    let digest = SHA256.hexadecimal(bytes)?.prefix(16) ?? "unavailable"
    return "<\(bytes.count) bytes, sha-256 \(digest)>"
  }
}

/// The SHA-256 digest (FIPS 180-4).
enum SHA256 {
  /// The digest as 64 hexadecimal digits; `nil` if OpenSSL is configured without it.
  static func hexadecimal(_ message: [UInt8]) -> String? {
    var digest = [UInt8](repeating: 0, count: 32)
    var size: UInt32 = 0
    guard EVP_Digest(message, message.count, &digest, &size, EVP_sha256(), nil) == 1 else {
      return nil
    }
    return digest.hexadecimal
  }
}
