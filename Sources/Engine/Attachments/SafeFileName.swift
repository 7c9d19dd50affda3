// SPDX-License-Identifier: AGPL-3.0-or-later

/// Names that documents give to files, as names of files in any folder.
enum SafeFileName {
  /// The name without what would lead out of its folder or cannot be written; `nil` where nothing is
  /// left.
  static func make(of name: String) -> String? {
    var text = String.UnicodeScalarView()
    let last = name.split(whereSeparator: { "/\\".contains($0) }).last ?? ""
    for scalar in last.unicodeScalars {
      text.append(scalar.properties.isWritable ? scalar : "_")
    }
    while let first = text.first, first == "." || first == " " { text.removeFirst() }
    while let end = text.last, end == "." || end == " " { text.removeLast() }
    var safe = String(text.suffix(200))
    // Most file systems take 255 bytes.
    while safe.utf8.count > 200 { safe.removeFirst() }
    return safe.isEmpty ? nil : safe
  }
}

extension Unicode.Scalar.Properties {
  /// Neither a control character nor one that turns the direction of what is read.
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
  /// The name as that of a file in any folder, with the ending of what it is: programs go by that,
  /// so none comes from the document alone.
  public var safeName: String {
    let name = SafeFileName.make(of: name) ?? "media"
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    if let ending, MediaType.fits(ending, mimeType) { return name }
    return "\(name).\(MediaType.ending(of: mimeType))"
  }
}
