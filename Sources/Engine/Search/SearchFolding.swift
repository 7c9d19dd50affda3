// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
@_spi(_Unicode) import Swift

/// The differences between characters that a search of plain text ignores.
public struct SearchFolding: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// `é` equals `e`, precomposed or not. Marks that make a different letter, as in kana, still count.
  public static let diacritics = SearchFolding(rawValue: 1)
  /// Forms of characters equal their plain text: `ﬁ` is `fi`, `½` is `1/2`, `Ａ` is `A`. These are
  /// full-width and half-width forms, presentation forms, ligatures, fractions, and superscript and
  /// subscript letters.
  public static let forms = SearchFolding(rawValue: 2)
}

/// The accented letters and the forms of characters. They are indexed for look-ups in both directions.
struct FoldingMaps: Sendable {
  /// The plain letter of each accented letter.
  private(set) var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
  /// The accented letters of each plain letter.
  private(set) var accented: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  /// The plain characters for each form.
  private(set) var meanings: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  /// The forms of each character.
  private(set) var forms: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  /// The accented letters that have no other case of their own. The key is the other case of their
  /// plain letter: `İ` for `i`, `ẗ` for `T`.
  private(set) var uncased: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  /// Ligatures by the lower-case mapping of their first character.
  private(set) var ligatures: [String: [Ligature]] = [:]
  /// The same by each later character, with its position.
  private(set) var innerLetters: [String: [(ligature: Ligature, offset: Int)]] = [:]

  struct Ligature: Sendable {
    let scalar: Unicode.Scalar
    let meaning: [Unicode.Scalar]
    /// The lower-case mappings of the characters.
    let keys: [String]
  }

  static let shared = FoldingMaps()

  private init() {
    // No character outside these ranges is an accented letter or a form.
    let ranges: [ClosedRange<UInt32>] = [0x80...0x2FFF, 0xA7F2...0xA7F4, 0xFB00...0xFFEE]
    for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
      guard let isForm = scalar.decomposition?.isForm else { continue }
      let plain = scalar.plainText
      if isForm {
        if scalar.isForm(of: plain) { add(scalar, meaning: plain) }
      } else if plain.count == 1, plain[0] != scalar, plain[0].properties.isAlphabetic {
        letters[scalar] = plain[0]
        accented[plain[0], default: []].append(scalar)
      }
    }
    for (letter, variants) in accented {
      guard let other = letter.otherCase else { continue }
      let rest = variants.filter { $0.otherCase == nil }
      if !rest.isEmpty { uncased[other] = rest }
    }
    // A fraction also matches with a solidus, in any of its forms.
    add("\u{2044}", meaning: ["/"])
  }

  private mutating func add(_ scalar: Unicode.Scalar, meaning: [Unicode.Scalar]) {
    meanings[scalar] = meaning
    guard meaning.count > 1 else { return forms[meaning[0], default: []].append(scalar) }
    let keys = meaning.map(\.properties.lowercaseMapping)
    let ligature = Ligature(scalar: scalar, meaning: meaning, keys: keys)
    ligatures[keys[0], default: []].append(ligature)
    for (offset, key) in keys.enumerated().dropFirst() {
      innerLetters[key, default: []].append((ligature, offset))
    }
  }
}

extension Unicode.Scalar {
  /// The letter in the other case; `nil` if there is none, or if it takes several characters.
  fileprivate var otherCase: Unicode.Scalar? {
    for mapping in [properties.lowercaseMapping, properties.uppercaseMapping] {
      let scalars = mapping.unicodeScalars
      if scalars.count == 1, let first = scalars.first, first != self { return first }
    }
    return nil
  }

  /// Whether this is a mark above, below or through a letter. The letter is recognisable without it.
  var isDiacritic: Bool {
    switch value {
    case 0..<0x300: false
    case 0x300...0x36F, 0x483...0x487, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7,
      0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8,
      0x6EA...0x6ED, 0x1AB0...0x1ACE, 0x1DC0...0x1DFF, 0x20D0...0x20F0, 0xFE20...0xFE2F:
      true
    default: false
    }
  }

  /// The diacritics as the inside of a regular expression's character class.
  static let diacriticsPattern = """
    \\x{300}-\\x{36F}\\x{483}-\\x{487}\\x{591}-\\x{5BD}\\x{5BF}\\x{5C1}\\x{5C2}\\x{5C4}\\x{5C5}\\x{5C7}\
    \\x{610}-\\x{61A}\\x{64B}-\\x{65F}\\x{670}\\x{6D6}-\\x{6DC}\\x{6DF}-\\x{6E4}\\x{6E7}\\x{6E8}\
    \\x{6EA}-\\x{6ED}\\x{1AB0}-\\x{1ACE}\\x{1DC0}-\\x{1DFF}\\x{20D0}-\\x{20F0}\\x{FE20}-\\x{FE2F}
    """
}

extension Unicode.Scalar {
  /// One step of the character's decomposition, from the engine's Unicode data; `nil` if it has none.
  /// A form, such as a ligature or a fraction, is only compatible with its parts.
  var decomposition: (parts: [Unicode.Scalar], isForm: Bool)? {
    var isForm = false
    let parts = [UInt32](unsafeUninitializedCapacity: Int(CM_DECOMPOSITION)) { buffer, count in
      count = Int(cm_decompose(value, buffer.baseAddress, &isForm))
    }
    return parts.isEmpty ? nil : (parts.compactMap(Unicode.Scalar.init), isForm)
  }

  /// The complete decomposition, compatible parts included (NFKD), with marks in any order.
  var decomposed: [Unicode.Scalar] { decomposition?.parts.flatMap(\.decomposed) ?? [self] }

  /// The text that the character stands for, without diacritics. Voiced kana are letters of their own.
  var plainText: [Unicode.Scalar] {
    let kept = decomposed.filter { !$0.isDiacritic }.map { $0 == "\u{2044}" ? "/" : $0 }
    return Array(String(String.UnicodeScalarView(kept))._nfc)
  }

  /// Whether a search for the plain text finds the character. It does not find circled letters,
  /// mathematical letters or squared words.
  func isForm(of plainText: [Unicode.Scalar]) -> Bool {
    guard !plainText.isEmpty, !plainText.contains(where: \.properties.isWhitespace) else {
      return false
    }
    switch value {
    // Ligatures, presentation forms, and small, full-width and half-width forms.
    case 0xFB00...0xFB17, 0xFB4F...0xFDFC, 0xFE4D...0xFEFC, 0xFF01...0xFF9F, 0xFFE0...0xFFEE:
      return true
    // Superscripts, subscripts, fractions, Roman numerals, and the letters Ĳ and ĳ.
    case 0xAA...0xBE, 0x132...0x133, 0x2B0...0x2E3, 0x1D2C...0x1DBB, 0x2070...0x209C, 0x2120,
      0x2122, 0x2150...0x2189, 0x2C7C...0x2C7D, 0xA7F2...0xA7F4:
      return plainText.allSatisfy(\.isASCII)
    default: return false
    }
  }
}
