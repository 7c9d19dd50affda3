// SPDX-License-Identifier: AGPL-3.0-or-later

/// One of the standard fonts, which stands for a family that the engine has not got.
struct FontFace: Hashable {
  /// The name in style sheets.
  let css: String
  /// The name in `DA` entries, as Acrobat has it.
  let resource: String
  /// The name in a text style.
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
    func has(_ words: String...) -> Bool { words.contains { name.contains(text: $0) } }
    let index = has("cour", "mono", "consol") ? 2 : has("tim", "tiro", "serif", "roman") ? 1 : 0
    let standard = FontFace.all[name.contains(text: "sans") ? 0 : index]
    let isStandard = FontFace.all.contains { $0.family == family }
    self.init(
      css: standard.css,
      resource: isStandard
        ? standard.resource : String(family.unicodeScalars.filter { $0.isNameCharacter }),
      family: family)
  }

  /// The face that a `DA` entry or a standard font's name stands for.
  init(resource: String) {
    let name = resource.split(separator: "+").last.map(String.init) ?? resource
    let face = FontFace.all.first { face in
      face.styles.contains(name) || name == face.css || name.hasPrefix(face.css + "-")
    }
    self = face ?? FontFace(family: name)
  }

  /// Acrobat's names for the face and its bold and slanted variants in forms.
  private var styles: [String] {
    let stem = resource.prefix(2)
    return [resource] + ["Bo", "Ob", "It", "BO", "BI"].map { stem + $0 }
  }
}

extension Unicode.Scalar {
  /// Whether it may stand in a name as it is (ISO 32000-2, 7.3.5).
  fileprivate var isNameCharacter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
      || self == "-" || self == "_"
  }
}
