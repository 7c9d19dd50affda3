// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC

enum PageTextMethod: PromptMethod {
  static let name = "page/text"
  static let effect = Effect.reads
  static let summary = "Returns a page's text in reading order. A blank line separates blocks."
  static let errors: [ErrorKind] = .reading

  struct Params: PageParams {
    var documentId = ""
    var pageIndex = 0
    var rect: Rect?
    static let fields: [Field<Self>] =
      Field<Self>.page(\.documentId, \.pageIndex) + [
        .optional(
          "rect", \.rect, "Only characters with their centre in this rectangle, in page space.")
      ]
  }

  struct Result: WrittenRecord {
    var text = ""
    static let fields: [Field<Self>] = [
      .required("text", \.text, "The text; words hyphenated across lines are joined.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let page = try call.page(params)
    let text = try engine(page.text(cancellation: call.cancellation))
    return Result(text: params.rect.map { text.text(in: $0) } ?? text.text)
  }
}
