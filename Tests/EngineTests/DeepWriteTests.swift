// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Engine

/// The engine finds the objects to write by recursion, which needs stack for each level.
@Suite struct DeepWriteTests {
  private static let page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]>>"

  /// A chain of objects, and one to which nothing leads.
  private static func chain(_ length: Int) -> [UInt8] {
    let links = (1..<length).map { "<</Link \($0)/Next \($0 + 4) 0 R>>" }
    return MinimalPDF.file(
      [
        "<</Type/Catalog/Pages 2 0 R/Chain 4 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>", page,
      ] + links + ["<</Link \(length)>>", "(unreachable)"])
  }

  @Test(arguments: [100, 60_000], [true, false])
  func aLongChainIsWritten(_ length: Int, isOptimized: Bool) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    var options = WriteOptions()
    options.isOptimized = isOptimized
    try MinimalPDF.open(Self.chain(length)).write(to: file.path, options)
    let written = try MinimalPDF.open(Array(try Data(contentsOf: file)))
    #expect(try !written.isRepaired && written.pageCount == 1)
    var (link, count) = (try written.catalog?["Chain"], 0)
    while let next = link {
      count += 1
      #expect(try next["Link"]?.integer == count)
      link = try next["Next"]
    }
    #expect(count == length)
    for number in 1..<(try written.objectCount) {
      #expect(try written.object(number)?.text != "unreachable")
    }
  }
}
