// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Members

extension NewOutlineItem: DeclaredRecord {
  public static let summary = "A new outline entry with the entries below it."
  public static let fields =
    declaredFields + [
      pageField(\.pageIndex),
      .optional("style", \.style, "The style of the title; plain unless given."),
    ]

  public init(wire node: JSONNode) throws(WireError) {
    self = try NewOutlineItem(fields: node)
    try requireOneTarget(node)
  }

  private var pageIndex: Int? {
    get { nil }
    set { if let action = Action.going(to: newValue) { self.action = action } }
  }

  private var style: WireOutlineStyle? {
    get { nil }
    set {
      isBold = newValue?.bold ?? false
      isItalic = newValue?.italic ?? false
      color = newValue?.color?.color
    }
  }
}

struct WireOutlineChanges: Record {
  static let summary = "Changes to an outline entry."

  var changes = OutlineChanges()

  static let fields: [Field<Self>] =
    OutlineChanges.fields.filter { ["title", "action", "open"].contains($0.description.name) }
    .map { $0.at(\.changes) } + [
      pageField(\.pageIndex),
      .nullable("style", \.style, "The style of the title; `null` for plain."),
    ]

  init() {}

  init(wire node: JSONNode) throws(WireError) {
    self = try WireOutlineChanges(fields: node)
    try requireOneTarget(node)
  }

  private var pageIndex: Int? {
    get { nil }
    set { if let action = Action.going(to: newValue) { changes.action = action } }
  }

  private var style: Nullable<WireOutlineStyle>? {
    get { nil }
    set {
      guard let style = newValue else { return }
      changes.isBold = style.value?.bold ?? false
      changes.isItalic = style.value?.italic ?? false
      changes.color = .some(style.value?.color?.color)
    }
  }
}

private func pageField<R>(_ path: Field<R>.Path<Int?>) -> Field<R> {
  .optional("pageIndex", path, "The page to go to, from 0. Give this or `action`.", in: 0...)
}

private func requireOneTarget(_ node: JSONNode) throws(WireError) {
  let given = ["pageIndex", "action"].filter { node[member: $0]?.isNull == false }
  if given.count > 1 { throw WireError(message: "Give either pageIndex or action.") }
}

extension Action {
  /// An action that goes to a page; `nil` without a page.
  static func going(to pageIndex: Int?) -> Action? {
    pageIndex.map { Action(.goTo(Destination(pageIndex: $0, fit: .page), name: nil)) }
  }
}
