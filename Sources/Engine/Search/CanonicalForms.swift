// SPDX-License-Identifier: AGPL-3.0-or-later

@_spi(_Unicode) import Swift

/// The spellings of letters with marks that are the same text. A spelling is one character, or a letter
/// and its marks (canonical equivalence; The Unicode Standard, 3.7).
enum CanonicalForms {
  /// The text with each letter and its marks as one character. The marks are behind the letter. They
  /// stay as they are if there is no such character.
  static func composed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isMark) else { return text }
    var scalars: [Unicode.Scalar] = []
    var cluster: [Unicode.Scalar] = []
    func end() {
      scalars += whole(cluster).map { [$0] } ?? cluster
      cluster = []
    }
    for scalar in text.unicodeScalars {
      if !isMark(scalar) { end() }
      cluster.append(scalar)
    }
    end()
    return String(String.UnicodeScalarView(scalars))
  }

  /// A letter and its marks as one character. The pattern of this character also matches the letter and
  /// its marks as they are.
  private static func whole(_ cluster: [Unicode.Scalar]) -> Unicode.Scalar? {
    guard cluster.count > 1 else { return nil }
    let composed = Array(String(String.UnicodeScalarView(cluster))._nfc)
    guard composed.count == 1, let letter = composed.first, forms(of: letter).contains(cluster)
    else { return nil }
    return letter
  }

  /// A regular expression for all spellings of a letter with marks; `nil` if it has only one.
  static func pattern(of scalar: Unicode.Scalar) -> String? {
    let all = forms(of: scalar)
    guard all.count > 1 else { return nil }
    return "(?:" + all.map { $0.map(escaped).joined() }.joined(separator: "|") + ")"
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .spacingMark
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    isMark(scalar) || scalar.characterClass != .word
      ? "\\x{" + String(scalar.value, radix: 16) + "}" : String(scalar)
  }

  /// The spellings: the letter itself, and its marks in each order that means the same.
  private static func forms(of scalar: Unicode.Scalar) -> [[Unicode.Scalar]] {
    guard let step = scalar.decomposition, !step.isForm, step.parts.count == 2,
      let mark = step.parts.last, isMark(mark)
    else { return [[scalar]] }
    var all = [[scalar]]
    for inner in step.parts.prefix(1).flatMap(forms) {
      all.append(inner + [mark])
      // Marks at different places of the letter have no order.
      if let last = inner.last, isMark(last), inner.count == 2,
        last.properties.canonicalCombiningClass != mark.properties.canonicalCombiningClass
      {
        all.append([inner[0], mark, last])
        let other = Array(String(String.UnicodeScalarView([inner[0], mark]))._nfc)
        if other.count == 1 { all.append(other + [last]) }
      }
    }
    return all
  }
}
