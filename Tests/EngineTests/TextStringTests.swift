// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// Text strings and dates of the information dictionary, as programs write them.
@Suite struct TextStringTests {
  private func open(_ information: String) throws -> Document {
    let file = String(decoding: MinimalPDF([]).bytes, as: UTF8.self)
    let root = "/Root 1 0 R"
    return try MinimalPDF.open(
      Array(file.replacingOccurrences(of: root, with: "\(root)/Info<<\(information)>>").utf8))
  }

  /// Language codes are no part of a text (ISO 32000-2, 7.9.2.2). Each text as UTF-8 and as UTF-16.
  @Test(arguments: [
    ("\u{1B}en\u{1B}Text here", "Text here"), ("A\u{1B}de\u{1B}Text", "AText"),
    ("\u{1B}deDE\u{1B}Text", "Text"), ("\u{1B}en\u{1B}T", "T"), ("one\u{1B}two", "one\u{1B}two"),
    ("\u{1B}12\u{1B}x", "\u{1B}12\u{1B}x"), ("Stra\u{DF}e", "Stra\u{DF}e"),
  ])
  func languageCodesAreLeftOut(text: String, expected: String) throws {
    let wide = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [[0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFE, 0xFF] + wide] {
      let digits = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
      #expect(try open("/Title<\(digits)>").information("Title") == expected)
      #expect(TextString.decode(bytes) == expected)
    }
    #expect(TextString.decode(TextString.encode(text + "\u{4E00}")) == expected + "\u{4E00}")
  }

  @Test(arguments: [
    "20030131062258Z", "20030131115258+05'30'", "20030131115258+05'30", "20030131115258+0530",
    "20030131022258-0400", "20030131115258+05:30",
  ])
  func minutesOfAZoneNeedNoApostrophe(date: String) throws {
    #expect(try open("/CreationDate(D:\(date))").informationDate("CreationDate") == 1_043_994_178)
  }

  @Test(arguments: [
    ("2003", 1_041_379_200), ("20030131115258+05", 1_043_995_978), (" 20030131", 1_043_971_200),
    ("19650101000000Z", -157_766_400), ("20030131115258.25Z", 1_044_013_978),
    ("2003-01-31T11:52:58Z", 1_044_013_978), ("2003-01-31T11:52+05:00", 1_043_995_920),
  ])
  func datesMayLackTheirLastParts(date: String, seconds: Int64) throws {
    #expect(try open("/CreationDate(D:\(date))").informationDate("CreationDate") == seconds)
  }

  @Test(arguments: [
    "20240230120000Z", "20240229240000Z", "20241301", "191010203040506", "2024-02", "24", "",
    "20240101000000+99'00'",
  ])
  func whatIsNoDateIsNotTold(date: String) throws {
    #expect(try open("/CreationDate(D:\(date))").informationDate("CreationDate") == nil)
  }

  /// Without a byte order mark, a string is in PDFDocEncoding, even if it could be UTF-8 (ISO 32000-2,
  /// 7.9.2.2).
  @Test func whatCouldBeUTF8IsNot() throws {
    #expect(
      try open("/Title<4D454EDC854B41525445>").information("Title") == "MEN\u{DC}\u{2013}KARTE")
    #expect(try open("/Title<4100420043>").information("Title") == "A")
  }
}
