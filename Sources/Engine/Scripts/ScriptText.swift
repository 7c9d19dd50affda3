// SPDX-License-Identifier: AGPL-3.0-or-later

/// The source of a script in a file: a text string or a text stream (ISO 32000-2, 12.6.4.17).
enum ScriptText {
  static func read(_ object: PDFObject?) throws(EngineError) -> String {
    guard let object else { return "" }
    if let text = try object.text { return text }
    guard try object.kind == .stream else { return "" }
    let bytes = try object.streamBytes(limit: 4 << 20)
    // Some files have UTF-8 without a byte order mark here.
    let text = String(decoding: bytes, as: UTF8.self)
    let scalars = text.unicodeScalars
    let isOther = scalars.first == "\u{FEFF}" || scalars.contains("\u{FFFD}")
    return isOther ? TextString.decode(bytes) : text
  }
}
