// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

/// Freeing a document on another thread.
struct FreeingTests {
  /// The engine's store compares the direct dictionaries of fonts with those of other documents.
  @Test func otherDocumentsWithTheSameFontsAreDrawnMeanwhile() throws {
    let context = try EngineContext(cacheBytes: 64 << 20)
    let bytes = Self.file
    for _ in 0..<40 {
      var closed: Document? = try Document.open(.data(bytes), in: context)
      _ = try closed?.page(0).text()
      let free = try #require(closed?.freeingAside())
      closed = nil
      let freed = DispatchSemaphore(value: 0)
      let other = Other(context: try context.clone())
      Thread.detachNewThread {
        free(other.context)
        freed.signal()
      }
      let next = try Document.open(.data(bytes), in: context)
      #expect(try next.page(0).text().text.hasPrefix("x"))
      freed.wait()
    }
  }

  /// Many fonts to compare, and a table of objects that takes long to free.
  private static var file: [UInt8] {
    let fonts = (0..<200).map { "/F\($0)<</Type/Font/Subtype/Type1/BaseFont/F\($0)>>" }.joined()
    let content = (0..<200).map { "BT /F\($0) 9 Tf 9 \($0) Td (x) Tj ET\n" }.joined()
    var objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<<\(fonts)>>>>>>",
      "<</Length \(content.utf8.count)>>\nstream\n\(content)endstream",
    ]
    for number in 0..<20_000 { objects.append("[\(number)]") }
    return MinimalPDF.file(objects)
  }

  private struct Other: @unchecked Sendable { let context: EngineContext }
}
