// SPDX-License-Identifier: AGPL-3.0-or-later

/// A change to the text of a field while it is being entered, before it is made.
public struct Keystroke: Hashable, Sendable {
  /// All of the text before the change.
  public var text: String
  /// The characters that the change replaces; empty if it only inserts.
  public var selection: Range<Int>
  /// The inserted text; empty if the selection is deleted.
  public var change: String

  public init(_ text: String, selection: Range<Int>, change: String) {
    self.text = text
    self.selection = selection
    self.change = change
  }
}
