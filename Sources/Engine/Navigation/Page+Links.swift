// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A link of a page.
public struct PageLink: Hashable, Sendable {
  /// In page space.
  public var rect: Rect
  public var action: Action
}

extension Page {
  /// The links that can be seen and do something, bottommost first.
  public var links: [PageLink] {
    get throws(EngineError) {
      try shownAnnotations.compactMap { annotation in
        guard annotation.type == .link, let action = annotation.action else {
          return nil
        }
        return PageLink(rect: annotation.rect, action: action)
      }
    }
  }
}
