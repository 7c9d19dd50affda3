// SPDX-License-Identifier: AGPL-3.0-or-later

/// A bookmark with the provider that stores it.
public struct BookmarkEntry: Hashable, Sendable {
  public let bookmark: Bookmark
  /// The provider's id.
  public let provider: String

  public init(_ bookmark: Bookmark, provider: String) {
    self.bookmark = bookmark
    self.provider = provider
  }
}

/// A failure of a provider that did not stop the others.
public struct ProviderFailure: Hashable, Sendable {
  /// The failed operation.
  public enum Operation: String, CaseIterable, Sendable {
    case list, add, remove, save
  }

  public let provider: String
  public let operation: Operation
  public let error: BookmarkError
}
