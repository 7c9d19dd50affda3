// SPDX-License-Identifier: AGPL-3.0-or-later

/// A bookmark with the provider that keeps it.
public struct BookmarkEntry: Hashable, Sendable {
  public let bookmark: Bookmark
  /// The provider's id.
  public let provider: String

  public init(_ bookmark: Bookmark, provider: String) {
    self.bookmark = bookmark
    self.provider = provider
  }
}

/// A provider that failed, while others went on.
public struct ProviderFailure: Hashable, Sendable {
  /// The request that the entry answers.
  public enum Operation: String, CaseIterable, Sendable {
    case list, add, remove, save
  }

  public let provider: String
  public let operation: Operation
  public let error: BookmarkError
}
