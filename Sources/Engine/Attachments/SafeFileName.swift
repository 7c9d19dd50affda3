// SPDX-License-Identifier: AGPL-3.0-or-later

/// Turns file names in documents into safe names for any folder.
enum SafeFileName {
  /// The name without path components and characters that cannot be written; `nil` if nothing is left.
  static func make(of name: String) -> String? {
    var text = String.UnicodeScalarView()
    // By scalars: a character can be a slash with a combining mark.
    let last = name.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last ?? .init()
    for scalar in last { text.append(scalar.properties.isWritable ? scalar : "_") }
    while let first = text.first, first == "." || first == " " { text.removeFirst() }
    while let end = text.last, end == "." || end == " " { text.removeLast() }
    var safe = String(text.suffix(200))
    // Most file systems allow at most 255 bytes.
    while safe.utf8.count > 200 { safe.removeFirst() }
    return safe.isEmpty ? nil : safe
  }
}

extension Unicode.Scalar.Properties {
  /// Whether a file name may have the character. Control characters and characters that change the text
  /// direction are not allowed.
  fileprivate var isWritable: Bool {
    switch generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}

extension Media {
  /// A safe file name, with the extension of the actual type: programs rely on extensions, so the
  /// document alone does not choose one.
  public var safeName: String {
    let name = SafeFileName.make(of: name) ?? "media"
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    if let ending, MediaType.fits(ending, mimeType) { return name }
    return "\(name).\(MediaType.ending(of: mimeType))"
  }
}
