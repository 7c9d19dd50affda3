// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC

enum PageLinks: Method {
  static let name = "page/links"
  static let effect = Effect.reads
  static let summary = "Lists a page's links with their actions, except hidden links."
  static let errors: [ErrorKind] = .reading + [.contentModified]

  struct Params: PageParams {
    var documentId = ""
    var pageIndex = 0
    var detect = false
    static let fields: [Field<Self>] =
      Field<Self>.page(\.documentId, \.pageIndex) + [
        .defaulted(
          "detect", \.detect,
          "Whether to detect web and e-mail addresses in the text as links.")
      ]
  }

  struct Result: WrittenRecord {
    var links: [WireLink] = []
    static let fields: [Field<Self>] = [
      .required(
        "links", \.links,
        "The links, bottommost first, then the detected ones in text order.")
    ]
  }

  /// How many characters of a page are searched per turn.
  private static let slice = 20_000

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let document = try call.document(params).document
    let (index, cancellation) = (params.pageIndex, call.cancellation)
    func turn() throws(RPCError) -> Result? {
      try engine { () throws(EngineError) in
        guard params.detect else {
          try document.requirePage(index)
          return Result(links: try document.links(onPage: index).map(WireLink.init))
        }
        let page = try document.page(index)
        guard try page.findAddresses(in: slice, cancellation: cancellation) else { return nil }
        let detected = try page.detectedLinks()
        return Result(links: try page.links.map(WireLink.init) + detected.map(WireLink.init))
      }
    }
    if let result = try turn() { return .now(result) }
    let arrangement = document.arrangement
    return .sliced { () throws(RPCError) in
      try requireUnmoved(document, since: arrangement)
      return try turn()
    }
  }
}

struct WireLink: WrittenRecord {
  var rect = Rect(0, 0, 0, 0)
  var action = WireAction(.init(.other("")))
  var quads: [Quad]?

  init(_ link: PageLink) {
    rect = link.rect
    action = WireAction(link.action)
  }

  init(_ detected: DetectedPageLink) {
    self.init(detected.link)
    quads = detected.quads
  }

  static let fields: [Field<Self>] = [
    .required("rect", \.rect, "The link's rectangle, in page space."),
    .required("action", \.action, "The link's action."),
    .optional("quads", \.quads, "For a detected address: the quads of its lines, in page space."),
  ]
}
