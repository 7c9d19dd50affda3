// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC

/// The source of the order of a page's text.
enum TextOrder: String, WireEnum { case content, structure }

/// The format of a page's text.
enum LayoutFormat: String, WireEnum { case blocks, html }

enum PageLayoutMethod: PromptMethod {
  static let name = "page/layout"
  static let effect = Effect.reads
  static let summary = """
    Returns a page's text as positioned blocks and lines, or as HTML. Both are in reading order. \
    The HTML reflows to any width.
    """
  static let errors: [ErrorKind] = .reading

  struct Params: PageParams {
    var documentId = ""
    var pageIndex = 0
    var order = TextOrder.content
    var format = LayoutFormat.blocks
    static let fields: [Field<Self>] =
      Field<Self>.page(\.documentId, \.pageIndex) + [
        .defaulted(
          "order", \.order,
          "The reading order: `content` as drawn, or `structure` of a tagged document."),
        .defaulted("format", \.format, "The format."),
      ]
  }

  struct Result: WrittenRecord {
    var blocks: [TextBlock]?
    var html: String?
    var order = TextOrder.content
    static let fields: [Field<Self>] = [
      .optional("blocks", \.blocks, "The blocks of text."),
      .optional(
        "html", \.html,
        """
        The text as `p`, `h1` to `h6` and `blockquote`, with `b` and `i`; hyphenated words are \
        joined.
        """),
      .required("order", \.order, "The order used; `content` if the document has no structure."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let page = try call.page(params)
    return try engine { () throws(EngineError) in
      var result = Result()
      var text: PageText?
      if params.order == .structure {
        text = try page.structuredText(cancellation: call.cancellation)
      }
      if text != nil { result.order = .structure }
      if text == nil { text = try page.text(cancellation: call.cancellation) }
      guard let text else { return result }
      switch params.format {
      case .blocks: result.blocks = text.layout.filter { !$0.isImage }
      case .html: result.html = text.html(of: 0..<text.count)
      }
      return result
    }
  }
}

extension TextBlock: WrittenRecord {
  public static let fields: [Field<Self>] = [
    .required("rect", \.rect, "The block's rectangle, in page space."),
    .optional(
      "role", \.role,
      """
      The structure type, such as `P` or `H1` (ISO 32000-2, 14.8.4); only in `structure` order.
      """),
    .required("lines", \.lines, "The lines of the block."),
  ]
}

extension TextLine: WrittenRecord {
  public static let fields: [Field<Self>] = [
    .required("rect", \.rect, "The line's bounding box, in page space."),
    .required("text", \.text, "The line's text; a hyphen at its end is kept."),
    .required("quads", \.quads, "The line's quads, which may be slanted."),
    .required("fontSize", \.roundedSize, "The size of the largest character, in 1/72 inch."),
  ]

  private var quads: [Quad] { [quad] }
  private var roundedSize: Double { (fontSize * 100).rounded() / 100 }
}
