// SPDX-License-Identifier: AGPL-3.0-or-later

/// What shall become of something that plays, or could: the operations of rendition and movie actions
/// and the commands of rich media (ISO 32000-2, 12.6.4.10, 12.6.4.14 and 12.6.4.18).
public enum MediaControl: Hashable, Sendable {
  /// From its beginning, also where it plays already.
  case play
  case stop
  case pause
  case resume
  /// Goes on where it was paused, and begins where it does not play.
  case playOrResume
  /// A command for what shows rich media, with its arguments as text.
  case execute(String, arguments: [String])
}
