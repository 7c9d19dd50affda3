// SPDX-License-Identifier: AGPL-3.0-or-later

/// A font that a document uses (ISO 32000-2, 9.6 and 9.7).
public struct FontInfo: Hashable, Sendable {
  /// The name without the tag of a subset; empty for a Type 3 font without a name.
  public var name: String
  /// `Type1`, `TrueType`, `Type3`, `MMType1`, `CIDFontType0`, `CIDFontType2`.
  public var type: String
  public var isEmbedded: Bool
  /// Whether only the used glyphs are embedded, according to the name.
  public var isSubset: Bool
  /// The name of the encoding, or of its base encoding; `nil`: the font's own.
  public var encoding: String?
  /// Whether the encoding replaces single codes.
  public var hasDifferences: Bool
  /// Whether the font maps its codes to Unicode (9.10.3).
  public var mapsToUnicode: Bool
}

/// Collects the fonts of pages; each object once.
public struct FontCollector {
  /// The fonts, each with the first page that uses it.
  public private(set) var fonts: [(font: FontInfo, pageIndex: Int)] = []
  private let document: Document
  private var seen: Set<Int> = []
  private var known: Set<FontInfo> = []
  private var budget = 0

  public init(_ document: Document) { self.document = document }

  /// Collects the fonts of a page. They are those of its contents, of the forms that it draws, and of
  /// its annotations' appearances.
  public mutating func collect(fromPage index: Int) throws(EngineError) {
    budget = 10_000
    guard let page = try document.pageObject(index) else { return }
    try collect(page.inherited("Resources"), index, depth: 0)
    for annotation in try page["Annots"]?.elements ?? [] {
      guard let appearance = try annotation["AP"]?["N"] else { continue }
      if try appearance.kind == .stream {
        try collect(form: appearance, index, depth: 0)
      } else {
        for state in try appearance.entries { try collect(form: state.value, index, depth: 0) }
      }
    }
  }

  private mutating func collect(form: PDFObject, _ page: Int, depth: Int) throws(EngineError) {
    guard isNew(form) else { return }
    try collect(form["Resources"], page, depth: depth + 1)
  }

  private mutating func collect(
    _ resources: PDFObject?, _ page: Int, depth: Int
  ) throws(EngineError) {
    guard let resources, depth < 16, isNew(resources) else { return }
    for (_, font) in try resources["Font"]?.entries ?? [] where isNew(font) {
      guard let info = try FontInfo(font) else { continue }
      if known.insert(info).inserted { fonts.append((info, page)) }
      // The glyphs of a Type 3 font are drawings, which can use other fonts.
      try collect(font["Resources"], page, depth: depth + 1)
    }
    for (_, object) in try resources["XObject"]?.entries ?? [] {
      guard try object["Subtype"]?.name == "Form" else { continue }
      try collect(form: object, page, depth: depth)
    }
    for (_, pattern) in try resources["Pattern"]?.entries ?? [] {
      try collect(form: pattern, page, depth: depth)
    }
  }

  private mutating func isNew(_ object: PDFObject) -> Bool {
    budget -= 1
    guard budget > 0 else { return false }
    return object.number == 0 || seen.insert(object.number).inserted
  }
}

extension FontInfo {
  /// `nil` if the object is not a font.
  init?(_ font: PDFObject) throws(EngineError) {
    guard var type = try font["Subtype"]?.name else { return nil }
    var source = font
    if type == "Type0", let descendant = try font["DescendantFonts"]?[0] {
      source = descendant
      type = try descendant["Subtype"]?.name ?? type
    }
    var name = try font["BaseFont"]?.name ?? ""
    if name.isEmpty { name = try font["Name"]?.name ?? "" }
    let tag = name.utf8.prefix(6)
    isSubset =
      tag.count == 6 && tag.allSatisfy { (65...90).contains($0) }
      && name.utf8.dropFirst(6).first == UInt8(ascii: "+")
    if isSubset { name = String(name.dropFirst(7)) }
    self.name = name
    self.type = type
    let descriptor = try source["FontDescriptor"]
    isEmbedded = type == "Type3"
    for key in ["FontFile", "FontFile2", "FontFile3"] where !isEmbedded {
      isEmbedded = try descriptor?[key] != nil
    }
    let encoding = try font["Encoding"]
    self.encoding = try encoding?.name
    for key in ["BaseEncoding", "CMapName"] where self.encoding == nil {
      self.encoding = try encoding?[key]?.name
    }
    hasDifferences = try encoding?["Differences"] != nil
    mapsToUnicode = try font["ToUnicode"] != nil
  }
}
