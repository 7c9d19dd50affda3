// SPDX-License-Identifier: AGPL-3.0-or-later

/// A pending change of the choice in a list or combo box, as the values of its options.
public struct ChoiceKeystroke: Hashable, Sendable {
  public var old: [String]
  public var new: [String]

  public init(from old: [String], to new: [String]) { (self.old, self.new) = (old, new) }

  /// The option that the user moved to; `nil` if options were only deselected.
  public var added: String? { new.last { !old.contains($0) } }
}
