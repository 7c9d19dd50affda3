// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import XML

/// The picture of a stamp as Apryse's programs write it: an element with a `data:` URL (RFC 2397).
enum XFDFPicture {
  static let element = "imagedata"

  /// The file's bytes; `nil` if they are not in base64.
  static func read(_ element: XMLElement) -> [UInt8]? {
    let text = element.text.filter { !$0.isWhitespace }
    guard text.prefix(5).lowercased() == "data:", let comma = text.firstIndex(of: ","),
      text[..<comma].lowercased().hasSuffix(";base64"),
      let bytes = Base64Codec.decode(String(text[text.index(after: comma)...])), !bytes.isEmpty
    else { return nil }
    return bytes
  }
}
