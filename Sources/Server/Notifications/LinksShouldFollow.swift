// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import JSON

enum LinksShouldFollow: ClientRequest {
  static let name = "links/shouldFollow"
  static let summary = "May the user follow this link?"
  typealias Result = Allowance

  struct Params: HookParams {
    static let name = "ShouldFollowParams"
    var hook = HookContext()
    var action = WireAction(.init(.other("")))
    var pageIndex = 0
    var point = Point.zero
    var text: String?
    static let fields: [Field<Self>] =
      Field<Self>.hook + [
        .required("action", \.action, "The link's action."),
        .required("pageIndex", \.pageIndex, "The link's page."),
        .required("point", \.point, "The touched point of the page, in page space."),
        .hookAnnotation,
        .optional("text", \.text, "The text under the link."),
      ]
  }
}
