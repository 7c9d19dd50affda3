// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON

extension Client {
  /// Opens a page of 400 by 400 points with these annotations, which are objects from number 4 on, and
  /// with further objects.
  func open(_ annotations: [String], _ others: [String] = []) throws {
    let references = annotations.indices.map { "\($0 + 4) 0 R" }.joined(separator: " ")
    let objects =
      [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Annots[\(references)]>>",
      ] + annotations + others
    let body = objects.enumerated().map { "\($0 + 1) 0 obj\n\($1)\nendobj\n" }.joined()
    let end = "trailer\n<</Root 1 0 R/Size \(objects.count + 1)>>\n%%EOF\n"
    let data = Data("%PDF-1.7\n\(body)\(end)".utf8).base64EncodedString()
    _ = try result("document/open", #"{"data": "\#(data)"}"#)
  }
}
