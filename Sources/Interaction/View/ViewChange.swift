// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Members

/// New settings for a view. The scale and the offset are clamped to what the view allows; a scale ends a
/// fit that is not given with it. Page rotations replace all previous ones.
@dynamicMemberLookup
public struct ViewChange: Hashable, Sendable {
  public var settings = PartialValue<ViewState>()
  /// The point of view space that stays when the scale changes. Its canvas point stays in place. It is
  /// the middle of the view unless given.
  public var anchor: Point?

  /// Changes nothing.
  public init() {}

  /// Changes one setting.
  public init<Value>(
    _ setting: WritableKeyPath<ViewState, Value>, _ value: Value, around anchor: Point? = nil
  ) {
    settings[dynamicMember: setting] = value
    self.anchor = anchor
  }

  /// The same change with another setting.
  public func and<Value>(
    _ setting: WritableKeyPath<ViewState, Value>, _ value: Value
  ) -> ViewChange {
    var change = self
    change.settings[dynamicMember: setting] = value
    return change
  }

  /// The new value of a setting; `nil` if the change leaves it as it is.
  public subscript<Value>(dynamicMember setting: WritableKeyPath<ViewState, Value>) -> Value? {
    settings[dynamicMember: setting]
  }
}

extension ViewChange {
  /// Throws for values that are invalid in every view. The document's pages are not known here.
  public func check() throws(ViewError) {
    var view = try View(pageSizes: [], state: ViewState(size: Size(1, 1)))
    var change = self
    change.settings.pageTurns = nil
    try view.update(change)
  }
}

extension ViewState {
  /// The state with the settings of a change. Scale and offset are left out: they need a view.
  func taking(_ change: ViewChange) -> ViewState {
    var state = self
    change.settings.apply(to: &state)
    (state.scale, state.offset) = (scale, offset)
    if change.scale != nil, change.fit == nil { state.fit = nil }
    return state
  }

  /// Whether another state has the same layout. The pages need not be laid out anew then.
  func isLaidOut(like other: ViewState) -> Bool {
    rotation == other.rotation && pageTurns == other.pageTurns && layout == other.layout
      && scrollAxis == other.scrollAxis && coverPage == other.coverPage
      && direction == other.direction && gap == other.gap
  }
}
