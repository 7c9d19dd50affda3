// SPDX-License-Identifier: AGPL-3.0-or-later

/// A change of what is chosen in a list or combo box, before it is made: the options' values.
public struct ChoiceKeystroke: Hashable, Sendable {
  public var old: [String]
  public var new: [String]

  public init(from old: [String], to new: [String]) { (self.old, self.new) = (old, new) }

  /// The option that was gone to; `nil` where options were only given up.
  public var added: String? { new.last { !old.contains($0) } }
}
