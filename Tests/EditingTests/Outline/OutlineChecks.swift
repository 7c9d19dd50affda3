// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Testing

/// What ISO 32000-2, 12.3.3 wants of the objects of an outline.
struct OutlineChecks {
  private let document: Document

  init(_ document: Document) { self.document = document }

  func check() throws {
    guard let root = try document.catalog?["Outlines"] else { return }
    let shown = try checkChildren(of: root)
    #expect(try root["Count"]?.integer == (shown == 0 ? nil : shown))
  }

  /// Returns how many entries are shown where it is open.
  private func checkChildren(of parent: PDFObject) throws -> Int {
    var previous: PDFObject?
    var next = try parent["First"]
    var shown = 0
    while let object = next {
      #expect(try object["Parent"]?.number == parent.number)
      #expect(try object["Prev"]?.number == previous?.number)
      let below = try checkChildren(of: object)
      let count = try object["Count"]?.integer
      if below == 0 {
        #expect(count == nil)
      } else {
        #expect(count == below || count == -below)
      }
      shown += 1 + max(0, count ?? 0)
      previous = object
      next = try object["Next"]
    }
    #expect(try parent["Last"]?.number == previous?.number)
    return shown
  }
}
