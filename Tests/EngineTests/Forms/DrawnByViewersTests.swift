// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// What is shown after a change of a form is what is shown when the file is opened again.
@Suite struct DrawnByViewersTests {
  private func picture(_ document: Document) throws -> [UInt8] {
    let list = try document.displayListInPassing(ofPage: 0)
    let request = RasterRequest(pageSize: list.size, scale: 2)
    return try Rasterizer(document.context).render(list, request).bytes
  }

  /// `NeedAppearances` would make viewers draw everything anew.
  @Test func changedPropertiesEndNeedAppearances() throws {
    let document = try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R]/NeedAppearances true"
          + "/DA(/Helv 0 Tf 0 g)/DR<</Font<</Helv 6 0 R>>>>>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Annots[4 0 R 5 0 R]>>",
        "<</Type/Annot/Subtype/Widget/FT/Ch/Ff 131072/T(combo)/V(One)/Opt[(One)(Two)]"
          + "/Rect[10 10 190 50]>>",
        "<</Type/Annot/Subtype/Widget/FT/Tx/T(text)/V(There)/Rect[10 60 190 90]>>",
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
      ]), forChanges: true)
    try document.enableJournal()
    var changes = FieldChanges()
    changes.label = "new"
    var touched: [Int: [String]] = [:]
    try document.operation("change") { () throws(EngineError) in
      touched = try document.update("combo", changes)
    }
    #expect(touched[0]?.count == 2)
    #expect(try document.catalog?["AcroForm"]?["NeedAppearances"] == nil)
    let changed = try picture(document)
    try document.undoStep()
    #expect(try document.catalog?["AcroForm"]?["NeedAppearances"]?.boolean == true)
    try document.redoStep()
    #expect(try picture(document) == changed)
  }

  private func field(_ entries: String, form: String = "") throws -> Document {
    try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]\(form)"
          + "/DA(/Helv 0 Tf 0 g)/DR<</Font<</Helv 5 0 R>>>>>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Annots[4 0 R]>>",
        "<</Type/Annot/Subtype/Widget/F 4/NM(field)/T(field)/Rect[10 10 190 50]\(entries)>>",
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        "<</Type/XObject/Subtype/Form/BBox[0 0 180 40]/Resources<</Font<</F 5 0 R>>>>/Length 36>>"
          + "stream\nBT /F 20 Tf 2 10 Td (1,000.00) Tj ET\nendstream",
      ]), forChanges: true)
  }

  private func flattened(_ entries: String, form: String) throws -> [UInt8] {
    let document = try field(entries, form: form)
    try document.enableJournal()
    try document.operation("flatten") { () throws(EngineError) in
      _ = try document.page(0).dissolve(["field"])
    }
    return try picture(document)
  }

  /// A flattened field has what a reader sees: stars for a password, the title of a choice.
  @Test(
    arguments: [
      ("/FT/Tx/Ff 8192/V(secret)", "/FT/Tx/V(******)"),
      ("/FT/Ch/Ff 131072/V(DE)/Opt[[(FR)(France)][(DE)(Germany)]]", "/FT/Tx/V(Germany)"),
    ], ["", "/NeedAppearances true"])
  func valuesBecomeContentAsTheyAreShown(fields: (String, String), form: String) throws {
    #expect(try flattened(fields.0, form: form) == flattened(fields.1, form: form))
  }

  private func shown(_ entries: String, form: String) throws -> [UInt8] {
    try picture(field(entries, form: form))
  }

  /// The screen shows what a reader should see also before the field is filled in.
  @Test(
    arguments: [
      ("/FT/Tx/Ff 8192/V(secret)", "/FT/Tx/V(******)"),
      ("/FT/Ch/Ff 131072/V(DE)/Opt[[(FR)(France)][(DE)(Germany)]]", "/FT/Tx/V(Germany)"),
      (
        "/FT/Ch/V(DE)/Opt[[(FR)(France)][(DE)(Germany)]]",
        "/FT/Ch/V(Germany)/Opt[(France)(Germany)]"
      ),
    ], ["", "/NeedAppearances true"])
  func theScreenShowsValuesAsTheyAreMeant(fields: (String, String), form: String) throws {
    #expect(try shown(fields.0, form: form) == shown(fields.1, form: form))
  }

  /// What was shown for a value before is shown again after it came back.
  @Test(arguments: ["", "/NeedAppearances true"])
  func theScreenFollowsTheValue(form: String) throws {
    let document = try field("/FT/Tx/Ff 8192/V(secret)", form: form)
    try document.enableJournal()
    let before = try picture(document)
    try document.operation("set") { () throws(EngineError) in
      _ = try document.set([FieldSetting("field", .text("new"))])
    }
    #expect(try picture(document) != before)
    try document.undoStep()
    #expect(try picture(document) == before)
    #expect(try document.form["field"]?.widgets.first?.object["V"]?.text == "secret")
  }

  private static func formatted(_ value: String, _ call: String = "AFNumber_Format") -> String {
    "/FT/Tx/V(\(value))/AP<</N 6 0 R>>"
      + "/AA<</F<</S/JavaScript/JS(\(call)\\(2,0,0,0,\"\",true\\);)>>>>"
  }

  /// Only the script, or the file, knows the format of a value. What the file shows may be another value,
  /// which was not drawn.
  @Test(
    arguments: [
      (formatted("1000"), "1,000.00"), (formatted("1000.004"), "1,000.00"),
      (formatted("1500"), "1500"), (formatted("-1000"), "-1000"), (formatted("100"), "100"),
      (formatted("1,000.00", "AFOther"), "1,000.00"), (formatted("1000", "AFOther"), "1000"),
    ])
  func theScreenShowsThePresentValueFormatted(field: String, text: String) throws {
    let form = "/NeedAppearances true"
    #expect(try shown(field, form: form) == shown("/FT/Tx/V(\(text))", form: form))
  }

  @Test func aFormattedValueBecomesContentAsItWas() throws {
    let form = "/NeedAppearances true"
    let plain = try flattened("/FT/Tx/V(1000)/AP<</N 6 0 R>>", form: "")
    #expect(try flattened(Self.formatted("1000"), form: form) == plain)
    #expect(try flattened("/FT/Tx/V(1000)/AP<</N 6 0 R>>", form: form) != plain)
    let other = try flattened("/FT/Tx/V(1500)", form: form)
    #expect(try flattened(Self.formatted("1500"), form: form) == other)
  }

  @Test func theValueBeforeIsNotShownUnderThePointer() throws {
    let document = try field("/FT/Tx/V(1000)/AP<</N 6 0 R/D 6 0 R/R 6 0 R>>")
    try document.enableJournal()
    try document.operation("set") { () throws(EngineError) in
      _ = try document.set([FieldSetting("field", .text("new"))])
    }
    let looks = try document.form["field"]?.widgets.first?.object["AP"]
    #expect(try looks?.entries.map(\.key) == ["N"])
  }

  private func box(_ state: String, drawn: String) throws -> Document {
    let look = "<</Type/XObject/Subtype/Form/BBox[0 0 20 20]/Length 19>>"
    let document = try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Annots[4 0 R]>>",
        "<</Type/Annot/Subtype/Widget/FT/Btn/T(box)/V/\(state)/AS/\(state)/Rect[10 10 30 30]"
          + "/MK<</BC[0]/BG[0.5]>>/AP<</N<</\(drawn) 5 0 R>>>>>>",
        "\(look)stream\n0 g 0 0 20 20 re f \nendstream",
      ]), forChanges: true)
    try document.enableJournal()
    return document
  }

  /// The engine draws the state of a button that is on without an appearance.
  @Test func aStateWithoutAnAppearanceIsDrawn() throws {
    let document = try box("Off", drawn: "Off")
    try document.operation("set") { () throws(EngineError) in
      let widget = try document.form["box"]?.widgets.first?.object
      try widget?.set("AS", document.makeName("Yes"))
    }
    let on = try picture(document)
    try document.undoStep()
    #expect(try picture(document) != on)
    try document.redoStep()
    #expect(try picture(document) == on)
  }

  /// LaTeX writes such appearances for check boxes and radio buttons, and has viewers draw them.
  @Test(arguments: ["<<>>", "6 0 R"], [true, false])
  func anEmptyAppearanceIsNone(look: String, isSet: Bool) throws {
    let document = try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R]/NeedAppearances true>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Annots[4 0 R 5 0 R]>>",
        "<</Type/Annot/Subtype/Widget/FT/Btn/T(box)/V/Off/AS/Off/Rect[10 10 30 30]"
          + "/MK<</CA(4)/BC[0]>>/AP<</N<</Yes \(look)>>>>>>",
        "<</Type/Annot/Subtype/Widget/FT/Btn/T(other)/V/Off/AS/Off/Rect[50 10 70 30]>>",
        "<</Type/XObject/Subtype/Form/BBox[0 0 0 0]/Length 0>>stream\n\nendstream",
      ]), forChanges: true)
    try document.enableJournal()
    try document.operation("set") { () throws(EngineError) in
      _ = try document.set([FieldSetting(isSet ? "box" : "other", .isOn(true))])
    }
    #expect(try document.catalog?["AcroForm"]?["NeedAppearances"] == nil)
    let looks = try document.form["box"]?.widgets.first?.object["AP"]?["N"]
    for state in ["Yes", "Off"] {
      #expect(try looks?[state]?.kind == .stream)
      #expect(try looks?[state]?["BBox"]?.rect?.width ?? 0 > 0)
    }
  }

  /// A button that is off needs no appearance (ISO 32000-2, 12.7.5.2.3): its own one for being on stays.
  @Test func aButtonThatIsOffKeepsItsLook() throws {
    let document = try box("On", drawn: "On")
    let on = try picture(document)
    for isOn in [false, true] {
      try document.operation("set") { () throws(EngineError) in
        _ = try document.set([FieldSetting("box", .isOn(isOn))])
      }
      #expect(try (picture(document) == on) == isOn)
      let looks = try document.form["box"]?.widgets.first?.object["AP"]?["N"]
      #expect(try looks?["On"]?.number == 5 && looks?["Off"] == nil)
    }
  }
}
