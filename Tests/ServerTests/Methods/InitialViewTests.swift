// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// How a file asks to be shown, in the words of views.
@Suite struct InitialViewTests {
  @Test(arguments: [
    ("", nil),
    ("/PageLayout/SinglePage/PageMode/UseNone", #"{"layout":"single"}"#),
    ("/PageLayout/OneColumn/PageMode/UseOutlines", #"{"layout":"continuous","panel":"outline"}"#),
    (
      "/PageLayout/TwoPageRight/ViewerPreferences<</Direction/R2L>>",
      #"{"layout":"facing","coverPage":true,"direction":"rtl"}"#
    ),
    (
      "/PageLayout/TwoColumnLeft/PageMode/UseThumbs/ViewerPreferences<</Direction/L2R>>",
      #"{"layout":"facingContinuous","coverPage":false,"direction":"ltr","panel":"thumbnails"}"#
    ),
    ("/PageMode/FullScreen", #"{"fullScreen":true}"#), ("/PageMode/UseOC", #"{"panel":"layers"}"#),
    ("/PageLayout/Spiral/PageMode(UseThumbs)", nil), ("/ViewerPreferences[/R2L]", nil),
  ])
  func itIsTold(_ entries: String, _ told: String?) throws {
    let file = """
      %PDF-1.7
      1 0 obj <</Type/Catalog/Pages 2 0 R\(entries)>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj
      trailer <</Root 1 0 R/Size 4>>
      """
    let client = try Client(nil)
    let data = Data(file.utf8).base64EncodedString()
    #expect(try client.request("document/open", #"{"data": "\#(data)"}"#)["result"] != nil)
    let info = try client.ask("document/info")
    #expect(info["initialView"]?.wireText == told)
  }
}
