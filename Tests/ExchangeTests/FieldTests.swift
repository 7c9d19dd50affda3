// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Exchange
import Testing

/// Values of form fields out and in.
struct FieldTests {
  @Test(arguments: ExchangeFormat.allCases)
  func valuesComeBack(format: ExchangeFormat) throws {
    let original = try Bench("form.pdf")
    let widgets = try original.widgets
    let text = try #require(widgets.first { $0.field.kind == .text && $0.field.isFillable })
    let box = try #require(widgets.first { $0.field.kind == .checkBox && $0.field.isFillable })
    let written = FieldSetting(text.field.name, .text("Ünïcode & <x>"))
    try original.editor.perform(SetFieldValues([written]), cause: .api)
    let toggled = FieldSetting(box.field.name, .isOn(!box.isOn), widget: box.annotation.id)
    try original.editor.perform(SetFieldValues([toggled]), cause: .api)
    let copy = try Bench("form.pdf")
    let report = try copy.take(try original.export(format).bytes, format)
    #expect(Set(report.fields) == [text.field.name, box.field.name])
    #expect(report.skipped.isEmpty && report.added.isEmpty)
    #expect(try copy.widgets.map(\.field.value) == original.widgets.map(\.field.value))
    #expect(try copy.widgets.map(\.isOn) == original.widgets.map(\.isOn))
    #expect(try copy.take(try original.export(format).bytes, format).fields == [])
    try copy.editor.undo()
    #expect(try copy.widgets.map(\.field.value) == widgets.map(\.field.value))
  }

  /// The export values of these buttons are the names of each other's states.
  @Test(arguments: ExchangeFormat.allCases)
  func exportValuesComeBack(format: ExchangeFormat) throws {
    func bench() throws -> Bench {
      try Bench(objects: [
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>",
        "<</Type/Pages/Count 1/Kids[3 0 R]>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]/Annots[5 0 R 6 0 R]>>",
        "<</T(group)/FT/Btn/Ff 32768/Opt[(1)(0)]/Kids[5 0 R 6 0 R]>>",
        "<</Type/Annot/Subtype/Widget/Parent 4 0 R/Rect[0 0 9 9]/AP<</N<</0 7 0 R>>>>>>",
        "<</Type/Annot/Subtype/Widget/Parent 4 0 R/Rect[9 0 18 9]/AP<</N<</1 7 0 R>>>>>>",
        "<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Length 0>>stream\n\nendstream",
      ])
    }
    let original = try bench()
    try original.editor.perform(
      SetFieldValues([FieldSetting("group", .state("0"))]), cause: .api)
    let copy = try bench()
    let report = try copy.take(try original.export(format).bytes, format)
    #expect(report.fields == ["group"] && report.skipped.isEmpty)
    #expect(try copy.document.formField("group")?.field.value == ["0"])
    #expect(try copy.take(try original.export(format).bytes, format).fields == [])
  }

  /// The values of these options are each other's titles.
  @Test(arguments: [FieldExport.Format.fdf, .xfdf, .json])
  func valuesOfOptionsComeBeforeTitles(format: FieldExport.Format) throws {
    func bench(_ value: Int) throws -> Bench {
      try Bench(objects: [
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>",
        "<</Type/Pages/Count 1/Kids[3 0 R]>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]/Annots[4 0 R]>>",
        "<</Type/Annot/Subtype/Widget/T(rank)/FT/Ch/Ff 131072/Rect[0 0 9 9]/V(\(value))"
          + "/Opt[[(3)(1)][(2)(2)][(1)(3)]]>>",
      ])
    }
    let (original, copy) = (try bench(1), try bench(3))
    let bytes = try FieldExport.write(
      original.document.formFields, as: format, .emptied, of: original.document)
    #expect(
      try copy.importer.planOfFields(bytes, format).settings.map(\.value) == [.choices(["1"])])
  }

  /// Several buttons can have one export value: the one that is on stays on.
  @Test(arguments: [FieldExport.Format.fdf, .xfdf, .json])
  func equalExportValuesChangeNothing(format: FieldExport.Format) throws {
    let bench = try Bench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]>>>>",
      "<</Type/Pages/Count 1/Kids[3 0 R]>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]/Annots[5 0 R 6 0 R]>>",
      "<</T(group)/FT/Btn/Ff 32768/V/1/Opt[(X)(X)]/Kids[5 0 R 6 0 R]>>",
      "<</Type/Annot/Subtype/Widget/Parent 4 0 R/Rect[0 0 9 9]/AP<</N<</0 7 0 R>>>>>>",
      "<</Type/Annot/Subtype/Widget/Parent 4 0 R/Rect[9 0 18 9]/AS/1/AP<</N<</1 7 0 R>>>>>>",
      "<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Length 0>>stream\n\nendstream",
    ])
    let bytes = try FieldExport.write(
      bench.document.formFields, as: format, .emptied, of: bench.document)
    #expect(try bench.importer.planOfFields(bytes, format).settings.isEmpty)
  }

  private func choices(_ value: String) throws -> Bench {
    try Bench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R]>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 5 0 R]>>",
      "<</Subtype/Widget/FT/Ch/Ff 131072/T(combo)/Opt[(a)(b)]\(value)/Rect[10 40 50 60]>>",
      "<</Subtype/Widget/FT/Ch/T(list)/Opt[(a)(b)]\(value)/Rect[10 70 50 90]>>",
    ])
  }

  /// An emptied choice has no value in the file, and is emptied by an import all the same.
  @Test(arguments: ExchangeFormat.allCases)
  func emptiedChoicesComeBack(format: ExchangeFormat) throws {
    let copy = try choices("/V(a)")
    let report = try copy.take(try choices("").export(format).bytes, format)
    #expect(report.fields == ["combo", "list"] && report.skipped.isEmpty)
    #expect(try copy.widgets.map(\.field.value) == [[], []])
  }

  /// Only what can be on or off takes `true` and `false`.
  @Test func aTextTakesNoTruthValue() throws {
    let bench = try Bench("fields.pdf")
    let plan = try bench.importer.planOfFields(
      Array(#"{"person": true, "notes": false}"#.utf8), .json)
    #expect(plan.settings.isEmpty)
    #expect(plan.report.skipped.map(\.id) == ["person", "notes"])
  }

  @Test(arguments: [FieldExport.Format.fdf, .xfdf, .json])
  func emptiedChoicesComeBackFromAForm(format: FieldExport.Format) throws {
    let original = try choices("")
    let bytes = try FieldExport.write(
      original.document.formFields, as: format, .emptied, of: original.document)
    let copy = try choices("/V(a)")
    let plan = try copy.importer.planOfFields(bytes, format)
    #expect(plan.settings.map(\.value) == [.choices([]), .choices([])])
  }

  private func emptyOptions(_ value: String) throws -> Bench {
    try Bench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R]>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 5 0 R]>>",
      "<</Subtype/Widget/FT/Ch/Ff 131072/T(combo)/Opt[(a)[()(None)]]\(value)/Rect[10 40 50 60]>>",
      "<</Subtype/Widget/FT/Ch/T(list)/Opt[(a)[()(None)]]\(value)/Rect[10 70 50 90]>>",
    ])
  }

  /// An option can have the empty value: choosing it is different from choosing nothing.
  @Test(arguments: ExchangeFormat.allCases, [nil, "", "a"])
  func choicesComeBackWhereAnOptionIsEmpty(format: ExchangeFormat, choice: String?) throws {
    let original = try emptyOptions(choice.map { "/V(\($0))" } ?? "")
    let values = choice.map { [$0] } ?? []
    #expect(try original.widgets.map(\.field.value) == [values, values])
    let bytes = try original.export(format).bytes
    #expect(try original.take(bytes, format).fields == [])
    for other in ["", "/V()", "/V(a)"] {
      let copy = try emptyOptions(other)
      #expect(try copy.take(bytes, format).skipped.isEmpty)
      #expect(try copy.widgets.map(\.field.value) == [values, values])
    }
  }

  @Test(arguments: [FieldExport.Format.fdf, .xfdf, .json], [nil, "", "a"])
  func formsComeBackWhereAnOptionIsEmpty(
    format: FieldExport.Format, choice: String?
  ) throws {
    let original = try emptyOptions(choice.map { "/V(\($0))" } ?? "")
    let bytes = try FieldExport.write(
      original.document.formFields, as: format, .emptied, of: original.document)
    #expect(try original.importer.planOfFields(bytes, format).settings.isEmpty)
    let copy = try emptyOptions(choice == "a" ? "" : "/V(a)")
    let choices = FieldValue.choices(choice.map { [$0] } ?? [])
    let plan = try copy.importer.planOfFields(bytes, format)
    #expect(plan.settings.map(\.value) == [choices, choices])
    let named = try FieldExport.write(
      original.document.formFields, as: .xfdf, .leftOut, of: original.document)
    #expect(String(decoding: named, as: UTF8.self).contains("combo") == (choice != nil))
  }

  /// Other fields keep their values.
  @Test func aNameAloneEmptiesNothing() throws {
    let xfdf =
      #"<xfdf><fields><field name="combo"/><field name="list"/><field name="no"/></fields></xfdf>"#
    let report = try choices("/V(a)").take(xfdf, .xfdf)
    #expect(report.fields.isEmpty && report.skipped.isEmpty)
  }

  /// Names that differ only in their Unicode form belong to two fields.
  @Test(arguments: ExchangeFormat.allCases)
  func namesAreExact(format: ExchangeFormat) throws {
    func bench(_ first: String, _ second: String) throws -> Bench {
      try Bench(objects: [
        "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R]>>>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 5 0 R]>>",
        "<</Subtype/Widget/FT/Tx/T<FEFF00E9>/V(\(first))/Rect[10 40 50 60]>>",
        "<</Subtype/Widget/FT/Tx/T<FEFF00650301>/V(\(second))/Rect[10 70 50 90]>>",
      ])
    }
    let original = try bench("a", "b")
    let bytes = try original.export(format).bytes
    #expect(try original.take(bytes, format).fields == [])
    if format != .instantJSON {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains(format == .fdf ? "/V (a)" : "<value>a</value>"))
      #expect(text.contains(format == .fdf ? "/V (b)" : "<value>b</value>"))
    }
  }

  @Test func whatIsNotThereIsSkipped() throws {
    let bench = try Bench("form.pdf")
    let box = try #require(try bench.widgets.first { $0.field.kind == .checkBox })
    let report = try bench.take(
      """
      <xfdf><fields><field name="no"><field name="body"><value>x</value></field></field>
      <field name="\(box.field.name)"><value>Perhaps</value></field></fields></xfdf>
      """, .xfdf)
    #expect(report.skipped.map(\.id) == ["no.body", box.field.name])
    #expect(report.fields.isEmpty && bench.editor.undoNames.isEmpty)
  }
}

extension FormField {
  fileprivate var isFillable: Bool { !flags.contains(.readOnly) && (maxLength ?? 40) > 20 }
}

extension Bench {
  fileprivate var widgets: [Widget] {
    get throws {
      try (0..<document.pageCount).flatMap { index in
        let page = try document.page(index)
        return try page.annotations.compactMap { try page.widget($0.id) }
      }
    }
  }
}
