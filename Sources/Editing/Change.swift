// SPDX-License-Identifier: AGPL-3.0-or-later

/// The origin of a change.
public enum ChangeCause: String, CaseIterable, Sendable {
  case tool, api, undo, redo, rollback, `import`
}

/// A change that was made, as reported to a document's observers.
public struct Change: Hashable, Sendable {
  /// The step's name in the history.
  public var name: String
  public var cause: ChangeCause
  public var effect: EditEffect
  /// The document's revision after the change.
  public var revision: Int
}
