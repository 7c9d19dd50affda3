// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC

enum PageLinks: PromptMethod {
  typealias Params = OnlyPage

  static let name = "page/links"
  static let summary = "Lists a page's links with what they do; hidden ones are left out."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound, .damaged]

  struct Result: Record {
    static let name = "PageLinksResult"
    var links: [LinkForm] = []
    static let fields: [Field<Self>] = [
      .required("links", \.links, "The links, bottommost first.")
    ]
  }

  static func handle(_ params: OnlyPage, _ call: Call) throws(RPCError) -> Result {
    let page = try call.page(params)
    return try engine { () throws(EngineError) in
      Result(links: try page.links.map(LinkForm.init))
    }
  }
}

/// A link on the wire.
struct LinkForm: Record {
  static let name = "Link"
  var rect = Rect(0, 0, 0, 0)
  var action = ActionForm(.init(.other("")))

  init() {}

  init(_ link: PageLink) {
    rect = link.rect
    action = ActionForm(link.action)
  }

  static let fields: [Field<Self>] = [
    .required("rect", \.rect, "Where it is, in page space."),
    .required("action", \.action, "What it does."),
  ]
}
