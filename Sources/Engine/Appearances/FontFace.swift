// SPDX-License-Identifier: AGPL-3.0-or-later

/// One of the standard fonts, which stands for a family that the engine has not got.
struct FontFace: Hashable {
  /// What style sheets call it.
  let css: String
  /// What `DA` entries call it, as Acrobat does.
  let resource: String
  /// What a text style calls it.
  let family: String

  private static let all = [
    FontFace(css: "Helvetica", resource: "Helv", family: "Helvetica"),
    FontFace(css: "Times", resource: "TiRo", family: "Times"),
    FontFace(css: "Courier", resource: "Cour", family: "Courier"),
  ]

  private init(css: String, resource: String, family: String) {
    self.css = css
    self.resource = resource
    self.family = family
  }

  /// The face for a family's name: one with serifs or of one width where the name says so.
  init(family: String) {
    let name = family.lowercased()
    func has(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    let index = has("cour", "mono", "consol") ? 2 : has("tim", "tiro", "serif", "roman") ? 1 : 0
    let standard = FontFace.all[name.contains("sans") ? 0 : index]
    let isStandard = FontFace.all.contains { $0.family == family }
    self.init(
      css: standard.css,
      resource: isStandard
        ? standard.resource : String(family.unicodeScalars.filter { $0.isNameCharacter }),
      family: family)
  }

  /// The face that a `DA` entry names.
  init(resource: String) {
    self = FontFace.all.first { $0.resource == resource } ?? FontFace(family: resource)
  }
}

extension Unicode.Scalar {
  /// Whether it may stand in a name as it is (ISO 32000-2, 7.3.5).
  fileprivate var isNameCharacter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
      || self == "-" || self == "_"
  }
}
