// SPDX-License-Identifier: AGPL-3.0-or-later

/// Detects the type of a file from its first bytes. Its name and its declared type do not matter.
enum MediaSignature {
  /// The number of bytes that are examined.
  static let length = 4096

  /// `nil` if the type is unknown.
  static func type(of start: [UInt8]) -> String? {
    for (signature, offset, type) in plain where has(signature, at: offset, start) { return type }
    if has("ftyp", at: 4, start) { return brand(start) }
    if has([0x1A, 0x45, 0xDF, 0xA3], at: 0, start) {
      return contains("webm", start) ? "video/webm" : "video/x-matroska"
    }
    if has("OggS", at: 0, start) { return contains("theora", start) ? "video/ogg" : "audio/ogg" }
    if has([0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11], at: 0, start) {
      return contains(windowsVideo, start) ? "video/x-ms-wmv" : "audio/x-ms-wma"
    }
    return frames(start)
  }

  private static let plain: [([UInt8], Int, String)] = [
    ("WAVE", 8, "audio/wav"), ("AVI ", 8, "video/x-msvideo"), ("AIFF", 8, "audio/aiff"),
    ("AIFC", 8, "audio/aiff"), ("ID3", 0, "audio/mpeg"), ("fLaC", 0, "audio/flac"),
    ("MThd", 0, "audio/midi"), (".snd", 0, "audio/basic"), ("FLV\u{1}", 0, "video/x-flv"),
    ("#!AMR", 0, "audio/amr"), ("FWS", 0, flash), ("CWS", 0, flash), ("ZWS", 0, flash),
    ("U3D\u{0}", 0, "model/u3d"), ("PRC", 0, "model/prc"), ("moov", 4, "video/quicktime"),
    ("mdat", 4, "video/quicktime"),
  ].map { (Array($0.utf8), $1, $2) }

  private static let flash = "application/x-shockwave-flash"

  /// Reads the brand of an ISO base media file (ISO/IEC 14496-12, 4.3).
  private static func brand(_ start: [UInt8]) -> String {
    let brand = String(decoding: start.dropFirst(8).prefix(4), as: UTF8.self)
    if brand == "qt  " { return "video/quicktime" }
    if brand.hasPrefix("M4A") || brand.hasPrefix("M4B") { return "audio/mp4" }
    return brand.hasPrefix("3g") ? "video/3gpp" : "video/mp4"
  }

  /// Detects streams of frames without a file header.
  private static func frames(_ start: [UInt8]) -> String? {
    guard start.count >= 4 else { return nil }
    if start.starts(with: [0, 0, 1, 0xBA]) || start.starts(with: [0, 0, 1, 0xB3]) {
      return "video/mpeg"
    }
    if start.count > 376, start[0] == 0x47, start[188] == 0x47, start[376] == 0x47 {
      return "video/mp2t"
    }
    guard start[0] == 0xFF else { return nil }
    if start[1] & 0xF6 == 0xF0 { return "audio/aac" }
    // A valid layer, bit rate and sampling rate (ISO/IEC 11172-3, 2.4.2.3).
    let isMPEG = start[1] & 0xE0 == 0xE0 && start[1] & 0x06 != 0 && start[1] & 0x18 != 0x08
    return isMPEG && start[2] >> 4 != 15 && start[2] & 0x0C != 0x0C ? "audio/mpeg" : nil
  }

  /// The type of stream of a video in an ASF file.
  private static let windowsVideo: [UInt8] = [
    0xC0, 0xEF, 0x19, 0xBC, 0x4D, 0x5B, 0xCF, 0x11, 0xA8, 0xFD, 0x00, 0x80, 0x5F, 0x5C, 0x44, 0x2B,
  ]

  private static func has(_ text: String, at offset: Int, _ start: [UInt8]) -> Bool {
    has(Array(text.utf8), at: offset, start)
  }

  private static func has(_ signature: [UInt8], at offset: Int, _ start: [UInt8]) -> Bool {
    start.dropFirst(offset).starts(with: signature)
  }

  private static func contains(_ text: String, _ start: [UInt8]) -> Bool {
    contains(Array(text.utf8), start)
  }

  private static func contains(_ part: [UInt8], _ start: [UInt8]) -> Bool {
    start.indices.contains { start[$0...].starts(with: part) }
  }
}
