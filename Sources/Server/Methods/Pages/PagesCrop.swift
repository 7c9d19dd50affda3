// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC

enum PagesCrop: Method {
  typealias Result = PagesChanged

  static let name = "pages/crop"
  static let effect = Effect.changes
  static let summary = """
    Crops pages, as one step. Without a part to show, it removes the crop. Hidden contents stay in \
    the file.
    """
  static let errors = PagesChanged.errors

  struct Params: PagesParams {
    var documentId = ""
    var pages: [Int] = []
    var rect: Rect?
    var margins: [Double]?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .pages(\.pages),
      .optional("rect", \.rect, "The part of each page to show, in its current page space."),
      .optional(
        "margins", \.margins,
        "The margins to cut off instead: left, top, right, bottom, in 1/72 inch."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    let open = try call.documentWithPages(params)
    let margins = params.margins
    guard margins == nil || (params.rect == nil && margins?.count == 4) else {
      throw RPCError(
        WireError(path: "params.margins", message: "Give four margins, or rect instead."))
    }
    guard margins?.allSatisfy({ $0.magnitude < 1e6 }) ?? true else {
      throw RPCError(WireError(path: "params.margins", message: "A margin is too large."))
    }
    let edit = try engine(
      open.cropping(params.pages) { geometry in
        guard let margins else { return params.rect }
        let (size, rest) = (geometry.size, margins[2...])
        let (right, bottom) = (size.width - rest[2], size.height - rest[3])
        // Crossing margins leave nothing; the corners of a `Rect` would be swapped.
        guard right > margins[0], bottom > margins[1] else { return Rect(0, 0, 0, 0) }
        return Rect(margins[0], margins[1], right, bottom)
      })
    return try call.change(open, edit)
  }
}
