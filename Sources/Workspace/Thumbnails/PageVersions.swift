// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Records for each page whether, and since when, it looks different from the file.
struct PageVersions {
  /// Counts up where pages may have gone elsewhere.
  private(set) var order = 0
  private var last = 0
  private var ofAll = 0
  private var ofObjects: [Int: Int] = [:]
  /// Changes of more pages than that count as changes of all.
  private static let most = 256

  subscript(object: Int) -> Int { max(ofAll, ofObjects[object] ?? 0) }

  /// Takes note that all pages may look otherwise.
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
        // A page that is gone is not drawn any more.
        guard let object = try document.pageObject(index)?.number else { continue }
        guard object > 0 else { return changeAll() }
        last += 1
        ofObjects[object] = last
      } catch {
        // Nobody can tell which page it was.
        return changeAll()
      }
    }
  }
}
