// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

public struct PageLink: Hashable, Sendable {
  /// The rectangle in page space.
  public var rect: Rect
  public var action: Action
}

extension Page {
  /// The visible links with an action, bottommost first.
  public var links: [PageLink] {
    get throws(EngineError) { try shownAnnotations.compactMap(PageLink.init) }
  }
}

extension Document {
  /// The same for a page by its index. The page need not be loaded.
  ///
  /// Only the entries that links need are read from its annotations, unless these were read before.
  public func links(onPage index: Int) throws(EngineError) -> [PageLink] {
    if let loaded = loadedPages.page(index), loaded.annotationsRead != nil {
      return try loaded.links
    }
    guard let object = try pageObject(index) else { return [] }
    let transform = try pageGeometry(index).transform
    let reader = AnnotationReader(document: self, pageIndex: index, transform: transform)
    if let last = loadedPages.lastUnloaded, last.index == index,
      last.row.entries.allSatisfy(\.isRead)
    {
      return try last.row.shownAnnotations(reader).compactMap(PageLink.init)
    }
    guard let elements = try object["Annots"]?.elements else { return [] }
    let hasLayers = try catalog?["OCProperties"] != nil
    var seen: Set<Int> = []
    var links: [PageLink] = []
    for element in elements {
      // A link that the page lists twice counts once.
      guard element.number == 0 || seen.insert(element.number).inserted,
        let link = try reader.readLink(element)
      else { continue }
      if hasLayers, try element.isHiddenByLayer(in: self) { continue }
      links.append(link)
    }
    return links
  }
}

extension PageLink {
  fileprivate init?(_ annotation: Annotation) {
    guard annotation.type == .link, let action = annotation.action else { return nil }
    self.init(rect: annotation.rect, action: action)
  }
}
