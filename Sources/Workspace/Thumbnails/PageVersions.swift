// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Records whether each page looks different from the file. It also records since when.
struct PageVersions {
  /// Incremented when page indices may have changed.
  private(set) var order = 0
  private var last = 0
  private var ofAll = 0
  private var ofObjects: [Int: Int] = [:]
  /// The maximum number of pages that an edit marks as changed. A larger edit counts as a change of all
  /// pages.
  private static let most = 256

  subscript(object: Int) -> Int { max(ofAll, ofObjects[object] ?? 0) }

  /// Notes that all pages may look different.
  mutating func changeAll() {
    last += 1
    ofAll = last
    ofObjects = [:]
  }

  mutating func note(_ effect: EditEffect, in document: Document) {
    if effect.structure { order += 1 }
    guard effect.pages.count <= PageVersions.most else { return changeAll() }
    for index in effect.pages {
      do throws(EngineError) {
        // A deleted page is no longer drawn.
        guard let object = try document.pageObject(index)?.number else { continue }
        guard object > 0 else { return changeAll() }
        last += 1
        ofObjects[object] = last
      } catch {
        // The page cannot be identified.
        return changeAll()
      }
    }
  }
}
