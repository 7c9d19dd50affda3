// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The letters of a simple font of the file. See ISO 32000-2, 9.6.5.
struct FontLetters {
  struct Letter: Hashable {
    var code: UInt8
    /// As a fraction of the size.
    var advance: Double
  }

  private let isWestern: Bool
  /// The codes of the characters that the encoding's differences name.
  private var named: [UInt32: UInt8] = [:]
  /// The codes that differ from the base encoding.
  private var changed: Set<UInt8> = []
  private let widths: [Double?]?
  private let firstCode: Int

  /// `nil` if the font may lack letters or states no widths: subsets do, and fonts of several bytes a
  /// character. The standard 14 fonts need no widths.
  init?(_ font: PDFObject) throws(EngineError) {
    guard ["Type1", "TrueType", "MMType1"].contains(try font["Subtype"]?.name),
      try font["BaseFont"]?.name?.contains("+") == false
    else { return nil }
    let listed = try font["Widths"]?.elements
    let isDescribed = try font["FontDescriptor"] != nil
    guard listed != nil || !isDescribed else { return nil }
    widths = try listed?.map { width throws(EngineError) in try width.real }
    firstCode = try font["FirstChar"]?.integer ?? 0
    let encoding = try font["Encoding"]
    let base = try encoding?.kind == .name ? encoding : encoding?["BaseEncoding"]
    isWestern = try base?.name == "WinAnsiEncoding"
    try read(encoding?["Differences"]?.elements ?? [])
  }

  private mutating func read(_ differences: [PDFObject]) throws(EngineError) {
    var code = 0
    for element in differences.prefix(1000) {
      if let next = try element.integer {
        code = next
      } else if let name = try element.name {
        guard let place = UInt8(exactly: code) else { return }
        changed.insert(place)
        if let character = UInt32(exactly: fz_unicode_from_glyph_name(name)), character > 0,
          named[character] == nil
        {
          named[character] = place
        }
        code += 1
      }
    }
  }

  /// `nil` for a character that the font may lack.
  ///
  /// - Parameter advance: the character's advance in the standard font, for fonts that state no widths.
  func letter(_ character: UInt32, standard advance: Double) -> Letter? {
    guard let code = code(of: character) else { return nil }
    guard let widths else { return Letter(code: code, advance: advance) }
    let (place, isFar) = Int(code).subtractingReportingOverflow(firstCode)
    let width = !isFar && widths.indices.contains(place) ? widths[place] ?? 0 : 0
    guard width > 0 || character == 0x20 else { return nil }
    return Letter(code: code, advance: max(width, 0) / 1000)
  }

  private func code(of character: UInt32) -> UInt8? {
    if let code = named[character] { return code }
    guard isWestern || FontLetters.common.contains(character),
      let code = FontLetters.westernCode(of: character), !changed.contains(code)
    else { return nil }
    return code
  }

  /// The characters that have the same codes in all western encodings: ASCII without its quotes.
  private static let common = Set<UInt32>(0x20...0x7E).subtracting([0x27, 0x60])

  /// The code in `WinAnsiEncoding`.
  static func westernCode(of character: UInt32) -> UInt8? {
    Int32(exactly: character).flatMap { UInt8(exactly: fz_windows_1252_from_unicode($0)) }
  }
}
