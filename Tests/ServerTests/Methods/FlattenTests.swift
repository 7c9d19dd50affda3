// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

struct FlattenTests {
  /// An appearance with an empty `BBox` shows nothing (ISO 32000-2, 12.5.5).
  @Test func annotationsWithAnEmptyBoxDoNotKeepOthersFromBeingFlattened() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let stamp = "<</Type/Annot/Subtype/Stamp/F 4/Rect[100 300 180 340]"
    let form = "<</Type/XObject/Subtype/Form/Length 14"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Annots[4 0 R 5 0 R]>>",
      stamp + "/NM(empty)/AP<</N 6 0 R>>>>", stamp + "/NM(full)/AP<</N 7 0 R>>>>",
      form + "/BBox[0 0 0 0]>>stream\n0 0 80 40 re f\nendstream",
      form + "/BBox[0 0 80 40]>>stream\n0 0 80 40 re f\nendstream",
    ]
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    try Data("%PDF-1.7\n\(body)trailer\n<</Root 1 0 R/Size 8>>\n%%EOF\n".utf8).write(to: url)
    let client = try Client(nil)
    _ = try client.result("document/open", #"{"path": "\#(url.path)"}"#)
    #expect(try client.ask("annotations/flatten")["removed"]?.count == 1)
    #expect(try client.ask("annotations/list")["annotations"]?.strings("id") == ["empty"])
  }
}
