// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Something to play at a place of a page.
public struct MediaRequest: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    /// A file that is there for the front end, until the document is closed.
    case file(path: String)
    /// Another file, as the document names it; nobody has looked for it.
    case reference(String)
  }

  public var media: Media
  public var source: Source

  public init(_ media: Media, _ source: Source) {
    self.media = media
    self.source = source
  }
}
