// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry

/// The sizes and spaces of all pages, for a document's views. The maps lead from user space to the
/// pages' spaces.
struct PageSpaces {
  /// The sizes, in page space.
  let sizes: [Size]
  private let maps: [Matrix]

  /// Reads all pages.
  init(of document: Document) {
    let count = (try? document.pageCount) ?? 0
    self.init((0..<count).map { PageSpace(ofPage: $0, in: document) })
  }

  private init(_ pages: [PageSpace]) { (sizes, maps) = (pages.map(\.size), pages.map(\.map)) }

  /// The pages after they have moved. Only new pages are read.
  func following(_ mapping: PageMapping, in document: Document) -> PageSpaces {
    let count = (try? document.pageCount) ?? 0
    var pages = [PageSpace?](repeating: nil, count: count)
    for old in sizes.indices {
      guard let new = mapping.newIndex(old), pages.indices.contains(new) else { continue }
      pages[new] = PageSpace(size: sizes[old], map: maps[old])
    }
    return PageSpaces(pages.enumerated().map { $1 ?? PageSpace(ofPage: $0, in: document) })
  }

  /// Whether a page of the document is still as it was read.
  func isCurrent(_ index: Int, in document: Document) -> Bool {
    guard sizes.indices.contains(index) else { return false }
    return PageSpace(size: sizes[index], map: maps[index]) == PageSpace(ofPage: index, in: document)
  }

  /// The maps from earlier spaces of pages to the present ones. Only turned and cropped pages have a
  /// map.
  func changes(since old: PageSpaces) -> [Int: Matrix] {
    var changes: [Int: Matrix] = [:]
    for (index, (before, now)) in zip(old.maps, maps).enumerated() where before != now {
      changes[index] = before.inverse?.then(now)
    }
    return changes
  }
}

private struct PageSpace: Equatable {
  let size: Size
  /// Maps user space to page space.
  let map: Matrix
}

extension PageSpace {
  /// A page as it is now; a broken page counts as US Letter, so that the others keep their places.
  init(ofPage index: Int, in document: Document) {
    do throws(EngineError) {
      let geometry = try document.pageGeometry(index)
      self.init(size: geometry.size, map: geometry.transform)
    } catch {
      self.init(size: Size(612, 792), map: .identity)
    }
  }
}
