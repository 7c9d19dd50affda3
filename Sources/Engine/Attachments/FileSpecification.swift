// SPDX-License-Identifier: AGPL-3.0-or-later

/// The dictionary of a file (ISO 32000-2, 7.11.3).
public enum FileSpecification {
  /// The keys of its names and of its embedded files (`EF`). The preferred one is the first. The last
  /// three are deprecated names for single systems (ISO 32000-1, tables 44 and 45).
  public static let keys = ["UF", "F", "Unix", "Mac", "DOS"]
}
