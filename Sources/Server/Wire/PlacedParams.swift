// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Interaction
import JSON
import JSONRPC
import Workspace

extension PointerType: WireEnum {}

enum WireModifier: String, WireEnum {
  case shift, control, alt, meta

  var modifier: Modifiers {
    switch self {
    case .shift: .shift
    case .control: .control
    case .alt: .alt
    case .meta: .meta
    }
  }
}

extension Modifiers {
  init(_ forms: [WireModifier]?) {
    self = (forms ?? []).reduce(into: []) { $0.insert($1.modifier) }
  }
}

/// The page, space and pointer of an event, except its point.
struct Place {
  var pageIndex: Int?
  var space: Space?
  var pointerType = PointerType.mouse
  var modifiers: [WireModifier]?
}

/// Params for events at a point.
protocol PlacedParams: ViewParams {
  var place: Place { get set }
}

extension Field where R: PlacedParams {
  /// The members that locate the event, except the point itself.
  static var place: [Field] {
    [
      .optional("pageIndex", \.place.pageIndex, "The page; optional in `view` space.", in: 0...),
      .optional(
        "space", \.place.space, "The space of the points; `page`, or `view` without a page."),
      .defaulted("pointerType", \.place.pointerType, "The type of the pointer."),
      .optional("modifiers", \.place.modifiers, "The modifier keys that are held down."),
    ]
  }
}

extension OpenView {
  /// The pointer for a point of an event.
  ///
  /// - Throws: ``ErrorKind/notFound`` for a page that does not exist.
  func sample(_ place: Place, _ point: Point) throws(RPCError) -> PointerSample {
    var position = point
    var pagePoint: PagePoint?
    switch (place.pageIndex, place.space ?? (place.pageIndex == nil ? .view : .page)) {
    case (nil, .view): pagePoint = view.page(at: point)
    case (let page?, .view):
      let map = try matrix(from: .view, pageIndex: page)
      pagePoint = PagePoint(pageIndex: page, point: map.apply(point))
    case (nil, _):
      throw RPCError(
        WireError(path: "params.pageIndex", message: "Give the page, or a point in view space."))
    case (let page?, let space):
      try check(pageIndex: page)
      let point = try matrix(from: space, pageIndex: page).apply(point)
      pagePoint = PagePoint(pageIndex: page, point: point)
      // A page that the layout does not show now has no place in the view: its scale is enough.
      let map = try? view.pageToView(page)
      position = (map ?? .scale(view.state.scale, view.state.scale)).apply(point)
    }
    return PointerSample(
      position: position, page: pagePoint, pointerType: place.pointerType,
      modifiers: Modifiers(place.modifiers))
  }

  /// - Throws: ``ErrorKind/notFound`` for a page that does not exist.
  func check(pageIndex: Int) throws(RPCError) {
    guard (0..<view.pageCount).contains(pageIndex) else {
      throw RPCError(
        .notFound,
        "There is no page \(pageIndex): the document has \(view.pageCount), counted from 0.",
        data: [.init("what", .string("page"))])
    }
  }
}
