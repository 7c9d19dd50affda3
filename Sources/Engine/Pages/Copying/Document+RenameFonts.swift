// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Renames another form's fonts whose names mean different fonts here. That form's resources have the
  /// fonts. ``rename(fonts:onPages:)`` then renames them in the fields' default appearances.
  ///
  /// - Parameter other: an imported form, whose objects are in this document.
  /// - Returns: the new names, by the old ones.
  func renameFonts(of other: PDFObject?) throws(EngineError) -> [String: String] {
    guard let other, let theirs = try other["DR"]?["Font"],
      let ours = try catalog?["AcroForm"]?["DR"]?["Font"], try theirs.kind == .dictionary,
      try ours.kind == .dictionary
    else { return [:] }
    let fonts = try theirs.entries
    var taken = Set(fonts.map(\.key) + (try ours.entries.map(\.key)))
    var renames: [String: String] = [:]
    for (name, font) in fonts {
      guard let known = try ours[name], try !known.isSameFont(as: font) else { continue }
      var number = 2
      while taken.contains("\(name)_\(number)") { number += 1 }
      let new = "\(name)_\(number)"
      taken.insert(new)
      renames[name] = new
      // The old name stays: the dictionary can also be that of a page or an appearance.
      try theirs.set(new, font)
    }
    if !renames.isEmpty { try other.rename(fonts: renames, in: self) }
    return renames
  }

  /// Renames fonts in the default appearances of pages' annotations. The fields that widgets belong to
  /// are included.
  func rename(fonts: [String: String], onPages indices: some Sequence<Int>) throws(EngineError) {
    guard !fonts.isEmpty else { return }
    for index in indices {
      for annotation in try pageObject(index)?["Annots"]?.elements ?? [] {
        for object in try FieldReader.chain(annotation) {
          try object.rename(fonts: fonts, in: self)
        }
      }
    }
  }

  /// Gives a top-level field the defaults of the form it came from. Only defaults that differ from the
  /// ones of this form are written.
  func keep(formDefaults other: PDFObject?, in field: PDFObject) throws(EngineError) {
    guard let other, let form = try catalog?["AcroForm"] else { return }
    if let theirs = try other["DA"], let ours = try form["DA"]?.text, try field["DA"] == nil,
      try theirs.text != ours
    {
      try field.set("DA", detached(theirs))
    }
    let alignment = try other["Q"]?.integer ?? 0
    if try field["Q"] == nil, try form["Q"]?.integer ?? 0 != alignment {
      try field.set("Q", makeInteger(alignment))
    }
  }
}

extension PDFObject {
  /// Renames the font in this dictionary's default appearance. Renaming twice has no effect, because no
  /// new name is an old one.
  fileprivate func rename(fonts: [String: String], in document: Document) throws(EngineError) {
    guard try kind == .dictionary, let text = try self["DA"]?.text else { return }
    var operators = TextOperators(text)
    guard let font = operators.font, let new = fonts[font] else { return }
    operators.font = new
    try set("DA", document.makeText(operators.text))
  }

  /// Whether two fonts in the resources of forms are the same. For fonts that readers have, it is enough that
  /// the names and the encodings do not differ.
  fileprivate func isSameFont(as other: PDFObject) throws(EngineError) -> Bool {
    if isSame(as: other) { return true }
    do throws(EngineError) {
      var budget = ValueBudget()
      guard let ours = try value(within: &budget).entries,
        let theirs = try other.value(within: &budget).entries
      else { return false }
      guard ours["FontDescriptor"] == nil, theirs["FontDescriptor"] == nil,
        ours["BaseFont"] != nil
      else { return ours == theirs }
      let areEncodedAlike =
        ours["Encoding"] == nil || theirs["Encoding"] == nil
        || ours["Encoding"] == theirs["Encoding"]
      return areEncodedAlike && ours["Subtype"] == theirs["Subtype"]
        && ours["BaseFont"] == theirs["BaseFont"]
    } catch .limitExceeded {
      // A font with loops, or a huge one: a second name for it does no harm.
      return false
    }
  }
}
