// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Exchange
import Testing

/// Parts of fields that are not imported.
struct FieldPartTests {
  private func form() throws -> Bench {
    try Bench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R]>>",
      "<</Subtype/Widget/FT/Ch/Ff 131072/T(combo)/Opt[(a)(b)]/V(a)/Rect[10 40 50 60]>>",
    ])
  }

  /// A value that is a number in an FDF is one of text.
  @Test(arguments: [("42", "42"), ("1.50", "1.5"), ("-3.0", "-3")])
  func numbersAreTexts(written: String, value: String) throws {
    let bench = try Bench("form.pdf")
    let fdf =
      "%FDF-1.2\n1 0 obj\n<</FDF<</Fields[<</T(name)/V \(written)>>]>>>>\nendobj\n"
      + "trailer\n<</Root 1 0 R>>\n%%EOF"
    #expect(try bench.take(fdf, .fdf).fields == ["name"])
    #expect(try bench.document.formField("name")?.field.value == [value])
  }

  /// The contents of fields that are known, but not imported.
  @Test func partsThatAreLeftOutAreTold() throws {
    let fdf =
      "%FDF-1.2\n1 0 obj\n<</FDF<</Fields[<</T(combo)/V(b)/SetFf 1/RV(x)>>"
      + "<</T(list)/Kids[<</T(x)/A<<>>>>]>>]/JavaScript<<>>/F(a.pdf)>>>>\nendobj\n"
      + "trailer\n<</Root 1 0 R>>\n%%EOF"
    let xfdf = """
      <xfdf><f href="a.pdf"/><pages/><fields><field name="combo"><value>b</value>
      <value-richtext>b</value-richtext></field></fields></xfdf>
      """
    let told = [
      ExchangeFormat.fdf: [
        "JavaScript of an FDF is not imported.", "Of the field, RV, SetFf is not imported.",
        "Of the field, A is not imported.",
      ],
      .xfdf: [
        "pages of an XFDF is not imported.",
        "Of the field, the formatting of its value is not imported.",
      ],
    ]
    for (format, text) in [(ExchangeFormat.fdf, fdf), (.xfdf, xfdf)] {
      let bench = try form()
      let report = try bench.take(text, format)
      #expect(report.fields == ["combo"])
      #expect(report.skipped.map(\.reason) == told[format])
      #expect(report.skipped.last?.id == (format == .fdf ? "list.x" : "combo"))
    }
    let bench = try form()
    let plan = try bench.importer.planOfFields(Array(xfdf.utf8), .xfdf)
    #expect(plan.report.skipped.count == 2)
  }
}
