// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC
import Workspace

enum SelectionCopy: Method {
  static let name = "selection/copy"
  static let effect = Effect.arranges()
  static let summary = "Gives what is selected for the clipboard, if the document allows copying."
  static let errors: [ErrorKind] =
    .reading + [.notPermitted, .unsupported, .limitExceeded, .requestCancelled]

  struct Result: Record {
    static let name = "CopyResult"
    var text: String?
    var html: String?
    var image: CopiedImage?
    static let fields: [Field<Self>] = [
      .optional("text", \.text, "The selected text; absent where no text is selected."),
      .optional(
        "html", \.html,
        "The same with a `p` a paragraph, and `b` and `i` where the font is bold or slanted."),
      .optional(
        "image", \.image,
        "The selected image as the page shows it: a plain JPEG that is not turned as it is stored, "
          + "else a PNG."),
    ]
  }

  struct Params: ViewParams {
    static let name = "SelectionCopyParams"
    var documentId = ""
    var viewId: String?
    var delivery: RenderDelivery?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .delivery(\.delivery, "How an image is handed over"),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let view = try call.view(params)
    try view.document.permitCopying()
    var result = Result()
    if let selection = view.selection.text {
      result.text = try tooling(view.selectedText(selection))
      result.html = try tooling(view.selectedHTML(selection))
    }
    guard let selected = view.selection.image else { return .now(result) }
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
