// SPDX-License-Identifier: AGPL-3.0-or-later

public struct MenuItem: Hashable, Sendable {
  public var id: CommandName
  public var title: String
  public var isEnabled: Bool
  /// Whether the item is checked; `nil` if it is not a switch.
  public var isChecked: Bool?

  public init(_ id: CommandName, _ title: String, isEnabled: Bool = true, isChecked: Bool? = nil) {
    self.id = id
    self.title = title
    self.isEnabled = isEnabled
    self.isChecked = isChecked
  }
}
