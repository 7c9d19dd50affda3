// SPDX-License-Identifier: AGPL-3.0-or-later

/// The outcome of importing annotations, fields and bookmarks.
public struct ImportReport: Hashable, Sendable {
  public struct Skipped: Hashable, Sendable {
    /// The index among the annotations of the file. `nil` if it is not an annotation.
    public var index: Int?
    /// The id or name, if it has one.
    public var id: String?
    public var reason: String

    public init(index: Int? = nil, id: String? = nil, _ reason: String) {
      self.index = index
      self.id = id
      self.reason = reason
    }
  }

  /// Ids of annotations.
  public var added: [String] = []
  public var changed: [String] = []
  public var removed: [String] = []
  /// The names of fields with a new value.
  public var fields: [String] = []
  public var skipped: [Skipped] = []

  public init() {}
}
