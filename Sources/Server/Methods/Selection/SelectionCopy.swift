// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC
import Workspace

enum SelectionCopy: Method {
  static let name = "selection/copy"
  static let effect = Effect.arranges()
  static let summary =
    "Returns the selected text or image for the clipboard. The document must allow copying."
  static let errors: [ErrorKind] =
    .reading + [.notPermitted, .unsupported, .limitExceeded, .requestCancelled]

  struct Result: WrittenRecord {
    static let name = "CopyResult"
    var text: String?
    var html: String?
    var image: CopiedImage?
    static let fields: [Field<Self>] = [
      .optional("text", \.text, "The selected text; absent if no text is selected."),
      .optional(
        "html", \.html,
        """
        The selected text as HTML, with `p` for paragraphs, `b` for bold and `i` for slanted \
        fonts.
        """),
      .optional(
        "image", \.image,
        """
        The selected image as the page shows it: a plain JPEG that is not rotated as stored, \
        others as PNG.
        """),
    ]
  }

  struct Params: ViewParams {
    var documentId = ""
    var viewId: String?
    var delivery: RenderDelivery?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .delivery(\.delivery, "How an image is delivered"),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let view = try call.view(params)
    try view.document.permitCopying()
    guard let selection = view.selection.text else { return try image(params, view, call) }
    var (pages, html) = (selection.pages[...], "")
    return try call.reading(
      selection, in: view,
      turn: { () throws(RPCError) in
        for index in pages.prefix(SelectedPages.perTurn) {
          html += try tooling(view.selectedHTML(selection, onPage: index))
        }
        pages = pages.dropFirst(SelectedPages.perTurn)
        return pages.isEmpty
      },
      { () throws(RPCError) in
        .now(Result(text: try tooling(view.selectedText(selection)), html: html))
      })
  }

  /// The selected image, if one is selected.
  private static func image(
    _ params: Params, _ view: OpenView, _ call: Call
  ) throws(RPCError) -> Answer<Result> {
    guard let selected = view.selection.image else { return .now(Result()) }
    let cancellation = call.cancellation
    let source = try engine(
      view.document.page(selected.pageIndex)
        .imageSource(selected.image.index, cancellation: cancellation))
    let delivery = DataDelivery(params.delivery, of: call.session)
    return .rasterized { context throws(RPCError) in
      let file = try engine(source.file(.shown, in: context))
      return Result(image: CopiedImage(file, try delivery.deliver(file.bytes)))
    }
  }
}
