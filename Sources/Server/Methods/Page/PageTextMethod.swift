// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC

enum PageTextMethod: PromptMethod {
  static let name = "page/text"
  static let summary = "Gives a page's text in reading order: a line a line, a blank line a block."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound, .damaged]

  struct Params: PageParams {
    static let name = "PageTextParams"
    var documentId = ""
    var pageIndex = 0
    var rect: Rect?
    static let fields: [Field<Self>] =
      Field<Self>.page(\.documentId, \.pageIndex) + [
        .optional(
          "rect", \.rect, "Only characters whose middle lies in this part of the page.")
      ]
  }

  struct Result: Record {
    static let name = "PageTextResult"
    var text = ""
    static let fields: [Field<Self>] = [
      .required("text", \.text, "The text; words that lines divide are put together.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let page = try call.page(params)
    let text = try engine { () throws(EngineError) in
      try page.text(cancellation: call.cancellation)
    }
    return Result(text: params.rect.map { text.text(in: $0) } ?? text.text)
  }
}

enum PageImages: PromptMethod {
  typealias Params = OnlyPage

  static let name = "page/images"
  static let summary = "Tells where a page's pictures are."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound, .damaged]

  struct Result: Record {
    static let name = "PageImagesResult"
    var images: [ImageForm] = []
    static let fields: [Field<Self>] = [
      .required("images", \.images, "The pictures, in the order in which they are drawn.")
    ]
  }

  static func handle(_ params: OnlyPage, _ call: Call) throws(RPCError) -> Result {
    let page = try call.page(params)
    return try engine { () throws(EngineError) in
      Result(images: try page.text(cancellation: call.cancellation).images.map(ImageForm.init))
    }
  }
}

/// A picture on a page.
struct ImageForm: Record {
  static let name = "PageImage"
  var rect = Rect(0, 0, 0, 0)
  static let fields: [Field<Self>] = [.required("rect", \.rect, "Where it is, in page space.")]
}
