// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing
import Transcripts

/// What a document does when it is opened (`OpenAction`, ISO 32000-2, 12.6.3) is done before the client
/// looks at its form.
@Suite struct OpeningActionTests {
  private func opened(_ action: String) throws -> (client: Client, id: String) {
    let folder = try TemporaryFolder.ofTranscript()
    let file = folder.path + "/form.pdf"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/Helv 9 Tf)>>/OpenAction<<\(action)>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Annots[4 0 R]>>",
      "<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(old)/DV(new)/Rect[10 10 90 30]>>",
    ]
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    try Data("%PDF-1.7\n\(body)trailer\n<</Root 1 0 R/Size 5>>\n%%EOF\n".utf8)
      .write(to: URL(filePath: file))
    let client = try Client(nil)
    let answer = try client.result(
      "document/open", #"{"path": "\#(file)", "javascript": true}"#)
    return (client, try #require(answer["documentId"]?.string))
  }

  @Test(arguments: [
    "/S/ResetForm", "/S/JavaScript/JS(this.getField\\('name'\\).value = 'new')",
    "/S/GoTo/D[3 0 R/Fit]/Next<</S/ResetForm>>",
  ])
  func theFormIsAsTheActionLeavesIt(_ action: String) throws {
    let (client, id) = try opened(action)
    let list = try client.result("forms/list", #"{"documentId": "\#(id)"}"#)
    #expect(list.wireText.contains(#""value":"new""#))
  }
}
