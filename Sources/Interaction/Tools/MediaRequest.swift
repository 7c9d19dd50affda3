// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A request to play media at a place on a page.
public struct MediaRequest: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    /// A file for the front end. It exists until the document is closed.
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

/// A command for playing media: the operations of rendition and movie actions and the commands of
/// rich media (ISO 32000-2, 12.6.4.10, 12.6.4.14 and 12.6.4.18).
public enum MediaControl: Hashable, Sendable {
  /// Plays from the beginning, even if it already plays.
  case play
  case stop
  case pause
  case resume
  /// Resumes paused media, and starts media that do not play.
  case playOrResume
  /// A command for the player of rich media. Its arguments are texts.
  case execute(String, arguments: [String])
}
