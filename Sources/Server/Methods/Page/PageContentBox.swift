// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC

enum PageContentBox: PromptMethod {
  typealias Params = OnlyPage

  static let name = "page/contentBox"
  static let effect = Effect.reads
  static let summary = """
    Tells what part of a page is printed on: the smallest rectangle around all that is not white, \
    annotations aside.
    """
  static let errors: [ErrorKind] = .reading

  struct Result: Record {
    static let name = "PageContentBoxResult"
    var rect: Rect?
    static let fields: [Field<Self>] = [
      .optional("rect", \.rect, "In page space, to a point; absent of an empty page.")
    ]
  }

  static func handle(_ params: OnlyPage, _ call: Call) throws(RPCError) -> Result {
    let page = try call.page(params)
    return try engine(Result(rect: page.inkBounds(cancellation: call.cancellation)))
  }
}
