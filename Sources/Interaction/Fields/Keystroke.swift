// SPDX-License-Identifier: AGPL-3.0-or-later

/// A pending change to the text of a field. The field is being entered.
public struct Keystroke: Hashable, Sendable {
  /// All of the text before the change.
  public var text: String
  /// The characters that the change replaces; empty if it only inserts.
  public var selection: Range<Int>
  /// The inserted text; empty if the selection is deleted.
  public var change: String
  /// The whole text that the user tried to insert. `nil` if the field has room for all of it.
  public var excess: String?

  public init(_ text: String, selection: Range<Int>, change: String) {
    self.text = text
    self.selection = selection
    self.change = change
  }
}

/// A pending change of the choice in a list or combo box. Choices are the values of the options.
public struct ChoiceKeystroke: Hashable, Sendable {
  public var old: [String]
  public var new: [String]

  public init(from old: [String], to new: [String]) { (self.old, self.new) = (old, new) }

  /// The option that the user moved to; `nil` if options were only deselected.
  public var added: String? { new.last { !old.contains($0) } }
}

/// The events of a field while its user fills it in; a widget can have an action for each of them
/// (ISO 32000-2, table 197).
///
/// A touch causes `enter`, `down`, `focus` and, on release, `up`; leaving the field causes `exit` and
/// `blur`. A key that leads into a field causes only `focus`, and later `blur`.
public enum FieldEvent: String, CaseIterable, Sendable {
  case enter, exit, down, up, focus, blur
}
