// SPDX-License-Identifier: AGPL-3.0-or-later

/// How the components of a view do what they do.
public struct ComponentSettings: Hashable, Sendable {
  public var fastScroll = FastScrollSettings()
  public var smartZoom = SmartZoomSettings()

  public init() {}

  /// Refuses every number that could not be worked with.
  public func check() throws(ViewError) {
    try fastScroll.check()
    try smartZoom.check()
  }
}
