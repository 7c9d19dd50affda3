// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// Fonts in predefined CMaps that say nothing of Unicode (ISO 32000-2, 9.7.5.2).
@Suite struct PredefinedCMapTests {
  private struct Sample {
    let cmap: String
    let ordering: String
    let codes: String
    let text: String
  }

  private static let samples = [
    Sample(cmap: "90ms-RKSJ-H", ordering: "Japan1", codes: "93FA967B8CEA", text: "日本語"),
    Sample(cmap: "EUC-H", ordering: "Japan1", codes: "C6FCCBDCB8EC", text: "日本語"),
    Sample(cmap: "UniJIS-UCS2-H", ordering: "Japan1", codes: "65E5672C8A9E", text: "日本語"),
    Sample(cmap: "UniJIS-UTF16-H", ordering: "Japan1", codes: "65E5672C8A9E", text: "日本語"),
    Sample(cmap: "GBK-EUC-H", ordering: "GB1", codes: "D6D0CEC4", text: "中文"),
    Sample(cmap: "GB-EUC-H", ordering: "GB1", codes: "D6D0CEC4", text: "中文"),
    Sample(cmap: "UniGB-UCS2-H", ordering: "GB1", codes: "4E2D6587", text: "中文"),
    Sample(cmap: "ETen-B5-H", ordering: "CNS1", codes: "A4A4A4E5", text: "中文"),
    Sample(cmap: "UniCNS-UTF16-H", ordering: "CNS1", codes: "4E2D6587", text: "中文"),
    Sample(cmap: "KSCms-UHC-H", ordering: "Korea1", codes: "C7D1B1DB", text: "한글"),
    Sample(cmap: "KSC-EUC-H", ordering: "Korea1", codes: "C7D1B1DB", text: "한글"),
    Sample(cmap: "UniKS-UCS2-H", ordering: "Korea1", codes: "D55CAE00", text: "한글"),
  ]

  private func text(
    _ sample: Sample, _ content: String? = nil, ordering: String? = nil, isDescribed: Bool
  ) throws -> String {
    let content = content ?? "BT /F 20 Tf 20 200 Td <\(sample.codes)> Tj ET"
    let descriptor =
      isDescribed ? "/FontDescriptor<</Type/FontDescriptor/FontName/Any/Flags 4>>" : ""
    let font =
      "<</Type/Font/Subtype/Type0/BaseFont/Any/Encoding/\(sample.cmap)/DescendantFonts[6 0 R]>>"
    let descendant =
      "<</Type/Font/Subtype/CIDFontType2/BaseFont/Any/DW 1000\(descriptor)/CIDSystemInfo"
      + "<</Registry(Adobe)/Ordering(\(ordering ?? sample.ordering))/Supplement 2>>>>"
    let document = try MinimalPDF(content: content, font: font, others: [descendant]).open()
    let text = try document.page(0).text()
    return text.text(of: 0..<text.count)
  }

  @Test func fontsWithADescriptor() throws {
    for sample in Self.samples {
      #expect(try text(sample, isDescribed: true) == sample.text, "\(sample.cmap)")
    }
  }

  /// The engine refuses these fonts, and would take the codes for single bytes.
  @Test func fontsWithoutADescriptor() throws {
    for sample in Self.samples {
      #expect(try text(sample, isDescribed: false) == sample.text, "\(sample.cmap)")
    }
  }

  /// What the codes mean follows from the CMap, also where the font names no collection.
  @Test func fontsOfAnotherOrdering() throws {
    for sample in Self.samples {
      let found = try text(sample, ordering: "Identity", isDescribed: true)
      #expect(found == sample.text, "\(sample.cmap)")
    }
  }

  /// Korean has spaces, which a gap may be in place of.
  @Test func gapsBetweenKoreanWords() throws {
    let korean = try #require(Self.samples.last)
    let apart = "BT /F 20 Tf 20 200 Td [<D55CAE00> -300 <D55CAE00> 0 <D55C>] TJ ET"
    #expect(try text(korean, apart, isDescribed: true) == "한글 한글한")
    let japanese = Self.samples[2]
    let gaps = "BT /F 20 Tf 20 200 Td [<65E5> -300 <672C>] TJ ET"
    #expect(try text(japanese, gaps, isDescribed: true) == "日本")
  }
}
