// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing
import Transcripts

/// A script acts in the view whose user set it off, and reads the pages of its document.
@Suite struct ScriptViewTests {
  /// A document with one field, whose entries have the script's action in the place of `$`, in two views.
  private func opened(_ script: String, field: String) throws -> Client {
    let folder = try TemporaryFolder.ofTranscript()
    let file = folder.path + "/form.pdf"
    let action = "<</S/JavaScript/JS(\(script))>>"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/Helv 9 Tf)>>"
        + "/PageLabels<</Nums[0<</S/r>>]>>>>",
      "<</Type/Pages/Kids[3 0 R 5 0 R]/Count 2>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Annots[4 0 R]>>",
      "<</Subtype/Widget/T(f)/Rect[10 10 90 30]\(field.replacing("$", with: action))>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/CropBox[10 20 200 300]/Rotate 90>>",
    ]
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    try Data("%PDF-1.7\n\(body)trailer\n<</Root 1 0 R/Size 6>>\n%%EOF\n".utf8)
      .write(to: URL(filePath: file))
    let client = try Client(nil)
    _ = try client.result("document/open", #"{"path": "\#(file)", "javascript": true}"#)
    _ = try client.ask("view/open", #""size": [200, 60]"#)
    _ = try client.ask("tool/set", #""viewId": "v2", "tool": "formFill""#)
    _ = try client.ask("interaction/tap", #""viewId": "v2", "pageIndex": 0, "point": [50, 80]"#)
    return client
  }

  private static let button = "/FT/Btn/Ff 65536/A$"

  @Test func aLinkIsOpenedInTheViewOfTheButton() throws {
    let client = try opened("app.launchURL('http://a/')", field: Self.button)
    let told = client.notifications.filter { $0["method"]?.string == "host/openUri" }
    #expect(told.map { $0["params.viewId"]?.string } == ["v2"])
  }

  /// A value that is committed in a view turns the pages of that view.
  @Test func aValueTurnsThePagesOfItsView() throws {
    let client = try opened("this.pageNum = 1", field: "/FT/Tx/AA<</V$>>")
    _ = try client.ask("interaction/text", #""viewId": "v2", "text": "a""#)
    _ = try client.ask("interaction/key", #""viewId": "v2", "key": "Enter""#)
    let pages = try ["v1", "v2"].map { view in
      try client.ask("view/get", #""viewId": "\#(view)""#)["pageIndex"]?.integer
    }
    #expect(pages == [0, 1])
  }

  @Test func pagesAreTold() throws {
    let client = try opened(
      "console.println([getPageLabel(1), getPageBox('Crop', 1), getPageRotation(1)])",
      field: Self.button)
    let told = client.notifications.filter { $0["method"]?.string == "script/didLog" }
    #expect(told.map { $0["params.text"]?.string } == ["ii,10,300,200,20,90"])
  }
}
