// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

@testable import Editing

/// Tables whose cells name their headers by IDs (ISO 32000-2, 14.8.5.7), which are unique in a document.
@Suite struct ImportedTableTests {
  private func page(_ header: String) -> [String] {
    [
      "<</Type/Catalog/Pages 2 0 R/StructTreeRoot 4 0 R/MarkInfo<</Marked true>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/StructParents 0>>",
      "<</Type/StructTreeRoot/K[5 0 R]/ParentTree<</Nums[0[6 0 R 7 0 R]]>>"
        + "/IDTree<</Names[(h)6 0 R]>>>>",
      "<</Type/StructElem/S/Table/P 4 0 R/K[6 0 R 7 0 R]>>",
      "<</Type/StructElem/S/TH/P 5 0 R/ID(h)/T(\(header))/Pg 3 0 R/K 0>>",
      "<</Type/StructElem/S/TD/P 5 0 R/Pg 3 0 R/K 1/A[<</O/Table/Headers[(h)]>>]>>",
    ]
  }

  @Test func importedCellsKeepTheirHeaders() throws {
    let editor = try Workbench(objects: page("Price")).open()
    let other = [UInt8](PlainFile.data(page("Weight")))
    try editor.perform(ImportPages(other, count: 1, at: 1), cause: .api)
    let root = try #require(try editor.document.catalog?["StructTreeRoot"])
    let names = try #require(try root["IDTree"]?["Names"])
    var headers: [String] = []
    for place in stride(from: 1, to: try names.count, by: 2) {
      let element = try #require(try names[place])
      headers.append(try #require(try element["T"]?.text))
      #expect(try element["ID"]?.bytes == names[place - 1]?.bytes)
    }
    #expect(headers == ["Price", "Weight"])
    for (table, header) in zip(try #require(try root["K"]?.elements), headers) {
      let cell = try table["K"]?[1]
      let id = try cell?["A"]?[0]?["Headers"]?[0]?.bytes
      #expect(try table["K"]?[0]?["ID"]?.bytes == id)
      #expect(try table["K"]?[0]?["T"]?.text == header)
    }
  }
}
