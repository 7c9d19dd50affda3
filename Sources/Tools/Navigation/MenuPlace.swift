// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Interaction
import Members

/// The place for which the menu is open.
struct MenuPlace {
  let sample: PointerSample
  /// The link at the place.
  @Indirect private(set) var link: Annotation?
  /// The map from user space to page space. The page is the one with the place.
  private let toPage: Matrix?

  init(_ sample: PointerSample, _ link: Annotation?, in context: any ToolContext) {
    (self.sample, self.link) = (sample, link)
    toPage = sample.page.flatMap { MenuPlace.toPage($0.pageIndex, context) }
  }

  /// The place in the document as it is now; `nil` if its page was turned or cropped, so that the place
  /// is no longer the touched one.
  func following(_ context: any ToolContext) throws(ToolError) -> MenuPlace? {
    if let page = sample.page, MenuPlace.toPage(page.pageIndex, context) != toPage { return nil }
    guard let link else { return self }
    var place = self
    place.link = try context.present(link)
    return place
  }

  private static func toPage(_ pageIndex: Int, _ context: any ToolContext) -> Matrix? {
    do throws(EngineError) {
      return try context.document.pageGeometry(pageIndex).transform
    } catch {
      return nil
    }
  }
}
