// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC

enum PageLayoutMethod: PromptMethod {
  typealias Params = OnlyPage

  static let name = "page/layout"
  static let summary = "Tells where the blocks and lines of a page's text are, in reading order."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound, .damaged]

  struct Result: Record {
    static let name = "PageLayoutResult"
    var blocks: [TextBlockForm] = []
    static let fields: [Field<Self>] = [.required("blocks", \.blocks, "The blocks of text.")]
  }

  static func handle(_ params: OnlyPage, _ call: Call) throws(RPCError) -> Result {
    let page = try call.page(params)
    return try engine { () throws(EngineError) in
      let layout = try page.text(cancellation: call.cancellation).layout
      return Result(blocks: layout.filter { !$0.isImage }.map(TextBlockForm.init))
    }
  }
}

/// A block of text on the wire.
struct TextBlockForm: Record {
  static let name = "TextBlock"
  var rect = Rect(0, 0, 0, 0)
  var lines: [TextLineForm] = []

  init() {}

  init(_ block: TextBlock) {
    rect = block.rect
    lines = block.lines.map(TextLineForm.init)
  }

  static let fields: [Field<Self>] = [
    .required("rect", \.rect, "Where it is, in page space."),
    .required("lines", \.lines, "Its lines."),
  ]
}

/// A line of text on the wire.
struct TextLineForm: Record {
  static let name = "TextLine"
  var rect = Rect(0, 0, 0, 0)
  var text = ""
  var quads: [Quad] = []
  var fontSize = 0.0

  init() {}

  init(_ line: TextLine) {
    rect = line.rect
    text = line.text
    quads = [line.quad]
    fontSize = (line.fontSize * 100).rounded() / 100
  }

  static let fields: [Field<Self>] = [
    .required("rect", \.rect, "The smallest rectangle around it, in page space."),
    .required("text", \.text, "Its text; a hyphen at its end is kept."),
    .required("quads", \.quads, "Where it is when it lies on a slant."),
    .required("fontSize", \.fontSize, "Of its largest character, 1/72 inch."),
  ]
}
