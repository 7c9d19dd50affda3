// SPDX-License-Identifier: AGPL-3.0-or-later

/// A change to the text of a field while it is being entered, before it is made.
public struct Keystroke: Hashable, Sendable {
  /// All of the text before the change.
  public var text: String
  /// What of it is replaced, in characters; empty: where the change is put in.
  public var selection: Range<Int>
  /// What is put there; empty: the selection is deleted.
  public var change: String

  public init(_ text: String, selection: Range<Int>, change: String) {
    self.text = text
    self.selection = selection
    self.change = change
  }
}
