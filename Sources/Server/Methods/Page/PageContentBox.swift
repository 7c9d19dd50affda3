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
    Returns the bounding box of a page's visible contents. It is the smallest rectangle around \
    everything that is not white, without annotations.
    """
  static let errors: [ErrorKind] = .reading

  struct Result: WrittenRecord {
    var rect: Rect?
    static let fields: [Field<Self>] = [
      .optional(
        "rect", \.rect,
        """
        The rectangle in page space, accurate to a point, or to 1/1500 of the page's longer side if \
        that is more; absent for an empty page.
        """)
    ]
  }

  static func handle(_ params: OnlyPage, _ call: Call) throws(RPCError) -> Result {
    let page = try call.page(params)
    return try engine(Result(rect: page.inkBounds(cancellation: call.cancellation)))
  }
}
