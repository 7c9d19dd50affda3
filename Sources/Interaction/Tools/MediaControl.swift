// SPDX-License-Identifier: AGPL-3.0-or-later

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
  /// A command for the player of rich media, with its arguments as text.
  case execute(String, arguments: [String])
}
