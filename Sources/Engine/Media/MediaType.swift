// SPDX-License-Identifier: AGPL-3.0-or-later

/// MIME types of media, by file name and by declaration. `MediaSignature` detects them from the
/// content.
enum MediaType {
  static let unknown = "application/octet-stream"

  /// The type for a file name's extension.
  static func named(_ name: String) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return byEnding[name[name.index(after: dot)...].lowercased()]
  }

  /// The type that a document declares, in lower case and without parameters; `nil` if it declares
  /// nothing, or no valid type (RFC 6838, 4.2).
  static func declared(_ text: String?) -> String? {
    guard let type = text?.split(separator: ";").first?.lowercased(), type.utf8.count <= 127 else {
      return nil
    }
    let parts = type.split(separator: "/", omittingEmptySubsequences: false)
    let isType =
      parts.count == 2
      && parts.allSatisfy { part in
        part.utf8.first.map(isLetterOrDigit) == true
          && part.utf8.allSatisfy { isLetterOrDigit($0) || "!#$&^_.+-".utf8.contains($0) }
      }
    guard isType, type != unknown else { return nil }
    return synonyms[type] ?? type
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// The file extension for a type, which programs rely on: from the table, or `bin`.
  static func ending(of type: String) -> String { endings[type] ?? "bin" }

  /// Whether a file of this type may have this extension.
  static func fits(_ ending: String, _ type: String) -> Bool { byEnding[ending] == type }

  private static let endings = [
    "video/3gpp": "3gp", "audio/aac": "aac", "audio/aiff": "aiff", "audio/amr": "amr",
    "audio/basic": "au", "video/x-msvideo": "avi", "audio/flac": "flac", "video/x-flv": "flv",
    "audio/mp4": "m4a", "video/mp4": "mp4", "audio/midi": "mid", "video/x-matroska": "mkv",
    "video/quicktime": "mov", "audio/mpeg": "mp3", "video/mpeg": "mpg", "video/mp2t": "ts",
    "audio/ogg": "ogg", "video/ogg": "ogv", "model/prc": "prc", "model/u3d": "u3d",
    "application/x-shockwave-flash": "swf", "audio/wav": "wav", "video/webm": "webm",
    "audio/x-ms-wma": "wma", "video/x-ms-wmv": "wmv",
  ]

  private static let byEnding = [
    "3g2": "video/3gpp", "aif": "audio/aiff", "aifc": "audio/aiff", "m4v": "video/mp4",
    "midi": "audio/midi", "mpeg": "video/mpeg", "oga": "audio/ogg", "opus": "audio/ogg",
    "qt": "video/quicktime", "snd": "audio/basic", "wave": "audio/wav",
  ].merging(endings.map { ($1, $0) }) { first, _ in first }

  private static let synonyms = [
    "application/futuresplash": "application/x-shockwave-flash",
    "application/vnd.adobe.flash.movie": "application/x-shockwave-flash",
    "application/ogg": "video/ogg", "audio/mp3": "audio/mpeg", "audio/vnd.wave": "audio/wav",
    "audio/wave": "audio/wav", "audio/x-aiff": "audio/aiff", "audio/x-flac": "audio/flac",
    "audio/x-m4a": "audio/mp4", "audio/x-mp3": "audio/mpeg", "audio/x-mpeg": "audio/mpeg",
    "audio/x-wav": "audio/wav", "video/avi": "video/x-msvideo", "video/flv": "video/x-flv",
    "video/msvideo": "video/x-msvideo", "video/x-m4v": "video/mp4", "video/x-mpeg": "video/mpeg",
  ]
}
