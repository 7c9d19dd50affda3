// SPDX-License-Identifier: AGPL-3.0-or-later

/// The settings of a view's components.
public struct ComponentSettings: Hashable, Sendable {
  public var fastScroll = FastScrollSettings()
  public var smartZoom = SmartZoomSettings()

  public init() {}

  /// Checks that all numbers are valid.
  public func check() throws(ViewError) {
    try fastScroll.check()
    try smartZoom.check()
  }
}
