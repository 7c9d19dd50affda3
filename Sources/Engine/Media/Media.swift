// SPDX-License-Identifier: AGPL-3.0-or-later

/// Something that an annotation plays (ISO 32000-2, 13).
public struct Media: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case embedded([UInt8])
    /// Another file, as the document names it.
    case external(String)
  }

  /// The file's name; a sound that the document holds has a made one.
  public var name: String
  public var mimeType: String
  public var content: Content

  /// The type that a file's name promises; `application/octet-stream` of one that is not known.
  static func mimeType(of name: String) -> String {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return types[ending] ?? "application/octet-stream"
  }

  private static let types = [
    "3gp": "video/3gpp", "aac": "audio/aac", "aif": "audio/aiff", "aiff": "audio/aiff",
    "au": "audio/basic", "avi": "video/x-msvideo", "flac": "audio/flac", "flv": "video/x-flv",
    "m4a": "audio/mp4", "m4v": "video/mp4", "mid": "audio/midi", "mkv": "video/x-matroska",
    "mov": "video/quicktime", "mp3": "audio/mpeg", "mp4": "video/mp4", "mpeg": "video/mpeg",
    "mpg": "video/mpeg", "oga": "audio/ogg", "ogg": "audio/ogg", "ogv": "video/ogg",
    "prc": "model/prc", "swf": "application/x-shockwave-flash", "u3d": "model/u3d",
    "wav": "audio/wav", "webm": "video/webm", "wma": "audio/x-ms-wma", "wmv": "video/x-ms-wmv",
  ]
}
