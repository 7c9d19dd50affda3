// SPDX-License-Identifier: AGPL-3.0-or-later

/// The state of a document whose process was lost. It has only what the document's edit log does not
/// have.
public struct LostDocument: Sendable {
  /// The last revision, from which the document continues counting.
  public var revision: Int
  /// Whether the file is a version that the client was not shown.
  public var isSuperseded: Bool

  public init(revision: Int, isSuperseded: Bool) {
    (self.revision, self.isSuperseded) = (revision, isSuperseded)
  }
}
