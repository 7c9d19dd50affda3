// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// A copy of a field's widget on the same page. With a name of its own it is a new field; a radio
/// button with the name of a group becomes another button of the group.
public struct FieldCopy: Hashable, Sendable {
  /// The id of the original widget.
  public var original: String
  /// The id of the new widget.
  public var widgetID: String
  public var pageIndex: Int
  /// The full name of the new widget's field.
  public var name: String
  /// The on value of a radio button; `nil`: that of the original.
  public var state: String?
  /// The offset from the original to the copy, in page space.
  public var delta: Point

  public init(
    of original: String, named name: String, widgetID: String, onPage pageIndex: Int,
    by delta: Point, state: String? = nil
  ) {
    self.original = original
    self.widgetID = widgetID
    self.pageIndex = pageIndex
    self.name = name
    self.state = state
    self.delta = delta
  }
}
