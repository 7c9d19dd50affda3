// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Sets the tab order of the fields of a page.
public struct SetTabOrder: Edit, LogObject {
  public var pageIndex: Int
  /// The ids of the widgets that come first; the others follow in their previous order.
  public var widgets: [String]

  public init(_ widgets: [String], onPage pageIndex: Int) {
    self.widgets = widgets
    self.pageIndex = pageIndex
  }

  public static let kind = "setTabOrder"
  public static let logged = LogMembers<Self>(
    .required("widgets", \.widgets), .required("pageIndex", \.pageIndex), make: Self.init(_:onPage:)
  )
  public var name: String { "Set tab order" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  public var touches: [AnnotationTouch] { [.changeForm] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine(document.page(pageIndex).setTabOrder(widgets))
    var effect = EditEffect()
    effect.pages.insert(pageIndex)
    effect.changed = widgets
    for id in widgets { effect.note([.order], of: id) }
    return effect
  }
}
