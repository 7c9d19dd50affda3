// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

extension JSONTree {
  /// The same value with the string of each `data` member of more than 200 bytes replaced by `<N bytes,
  /// sha-256 D>`: the number of bytes and the first 16 hexadecimal digits of the digest. Both refer to
  /// the decoded base64 (or the text itself if it is not base64), so that they can be compared with the
  /// `sha256sum` of a rendered page.
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
