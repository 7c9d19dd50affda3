// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A request to play media at a place on a page.
public struct MediaRequest: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    /// A file for the front end, which exists until the document is closed.
    case file(path: String)
    /// An external file, as the document names it. The server has not looked for it.
    case reference(String)
  }

  public var media: Media
  public var source: Source

  public init(_ media: Media, _ source: Source) {
    self.media = media
    self.source = source
  }
}
