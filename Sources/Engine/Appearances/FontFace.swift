// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A standard font. It replaces a family that the engine does not have.
struct FontFace: Hashable {
  /// The name in style sheets.
  let css: String
  /// The name in `DA` entries, as in Acrobat.
  let resource: String
  /// The name in a text style.
  let family: String
  /// The standard name of the upright regular font. It is the name of one of the standard 14 fonts.
  var standard: String { css == "Times" ? "Times-Roman" : css }

  /// The standard name of the font in a weight and slant.
  func standard(isBold: Bool, isItalic: Bool) -> String {
    guard isBold || isItalic else { return standard }
    let slant = css == "Times" ? "Italic" : "Oblique"
    return css + "-" + (isBold ? "Bold" : "") + (isItalic ? slant : "")
  }

  private static let all = [
    FontFace(css: "Helvetica", resource: "Helv", family: "Helvetica"),
    FontFace(css: "Times", resource: "TiRo", family: "Times"),
    FontFace(css: "Courier", resource: "Cour", family: "Courier"),
  ]

  /// The fonts that the engine draws instead of the standard ones: they are in no other program.
  private static let substitutes: [(name: String, index: Int)] = [
    ("NimbusSans", 0), ("Nimbus Sans", 0), ("NimbusRoman", 1), ("Nimbus Roman", 1),
    ("NimbusMono", 2), ("Nimbus Mono", 2),
  ]

  /// The operand in a `DA` entry that names a family. The family need not be a standard one. A family
  /// without a name is Helvetica.
  static func operand(family: String) -> String {
    guard family.contains(where: { !$0.isWhitespace }) else { return "/Helv" }
    if let standard = all.first(where: { $0.family == family }) { return "/" + standard.resource }
    return family.unicodeScalars.reduce(into: "/") { name, scalar in
      guard scalar != "\0" else { return }
      name +=
        scalar.isNameCharacter
        ? String(scalar) : Array(String(scalar).utf8).map { "#" + [$0].hexadecimal }.joined()
    }
  }

  private init(css: String, resource: String, family: String) {
    self.css = css
    self.resource = resource
    self.family = family
  }

  /// The face for a family name: serif or monospaced if the name says so.
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

  /// The face for a `DA` entry's or a standard font's name.
  init(resource: String) {
    let name = resource.split(separator: "+").last.map(String.init) ?? resource
    if let substitute = FontFace.substitutes.first(where: { name.hasPrefix($0.name) }) {
      self = FontFace.all[substitute.index]
      return
    }
    let face = FontFace.all.first { face in
      face.styles.contains(name) || name == face.css || name.hasPrefix(face.css + "-")
    }
    self = face ?? FontFace(family: name)
  }

  /// Whether a font of this name, or resource of `DA`, is bold.
  static func isBold(_ name: String) -> Bool {
    name.lowercased().contains(text: "bold") || ["Bo", "BO", "BI"].contains(variant(name))
  }

  /// Whether a font of this name, or resource of `DA`, is slanted.
  static func isItalic(_ name: String) -> Bool {
    let words = name.lowercased()
    return words.contains(text: "italic") || words.contains(text: "oblique")
      || ["Ob", "It", "BO", "BI"].contains(variant(name))
  }

  /// The end of one of Acrobat's resource names; empty for other names.
  private static func variant(_ name: String) -> Substring {
    let isAcrobats = FontFace.all.contains { $0.styles.contains(name) }
    return isAcrobats ? name.dropFirst(2) : ""
  }

  /// Acrobat's resource names for the face and its variants in forms. The variants are bold and
  /// slanted.
  private var styles: [String] {
    let stem = resource.prefix(2)
    return [resource] + ["Bo", "Ob", "It", "BO", "BI"].map { stem + $0 }
  }
}

extension Unicode.Scalar {
  /// Whether the character needs no escape in a name (ISO 32000-2, 7.3.5).
  fileprivate var isNameCharacter: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
      || self == "-" || self == "_"
  }
}
