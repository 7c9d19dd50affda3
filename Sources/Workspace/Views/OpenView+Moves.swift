// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction

extension OpenView {
  /// Sets the components' settings, from the next event on.
  public func set(_ settings: ComponentSettings) throws(ViewError) {
    try settings.check()
    input.settings = settings
  }

  public func turn(_ direction: ScrollDirection) throws(ToolError) {
    let settings = settings.fastScroll
    do throws(ViewError) {
      try show(.fastScroll, isAnimated: settings.isAnimated) { (view) throws(ViewError) in
        _ = view.fastScroll(direction, resetsZoom: settings.resetsZoom)
      }
    } catch {
      throw .view(error)
    }
  }

  public func zoom(_ zoom: SmartZoom) throws(ToolError) {
    do throws(ViewError) {
      try show(.smartZoom, isAnimated: settings.smartZoom.isAnimated) { view in
        view.perform(zoom)
      }
    } catch {
      throw .view(error)
    }
  }
}
