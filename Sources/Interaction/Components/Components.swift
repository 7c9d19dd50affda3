// SPDX-License-Identifier: AGPL-3.0-or-later

/// The components of a view: which of them are switched on.
public struct Components: Hashable, Sendable {
  private var disabled: Set<Component> = []

  public init() {}

  public func isEnabled(_ component: Component) -> Bool { !disabled.contains(component) }

  public mutating func setEnabled(_ component: Component, _ isEnabled: Bool) {
    if isEnabled { disabled.remove(component) } else { disabled.insert(component) }
  }
}
