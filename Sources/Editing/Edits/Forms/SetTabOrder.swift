// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Sets the tab order of the fields of a page.
public struct SetTabOrder: Edit {
  public var pageIndex: Int
  /// The ids of the widgets that come first; the others follow in their previous order.
  public var widgets: [String]

  public init(_ widgets: [String], onPage pageIndex: Int) {
    self.widgets = widgets
    self.pageIndex = pageIndex
  }

  public static let kind = "setTabOrder"
  public var name: String { "Set tab order" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.annotate }
  public var permissions: [KeyPath<Permissions, Bool> & Sendable] { [\.annotate, \.modify] }
  public var touches: [AnnotationTouch] { [.create(.widget)] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine(document.page(pageIndex).setTabOrder(widgets))
    var effect = EditEffect()
    effect.pages.insert(pageIndex)
    effect.changed = widgets
    for id in widgets { effect.note([.order], of: id) }
    return effect
  }
}

extension SetTabOrder {
  public var encoded: JSONTree {
    ["widgets": widgets.encoded, "pageIndex": pageIndex.encoded]
  }

  public init(encoded: JSONTree) throws(EditError) {
    self.init(try encoded.decode("widgets"), onPage: try encoded.decode("pageIndex"))
  }
}
