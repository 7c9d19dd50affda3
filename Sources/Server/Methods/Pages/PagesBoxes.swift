// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import JSON
import JSONRPC
import Workspace

extension PageBox: WireEnum {}

enum PagesCrop: Method {
  typealias Result = PagesChanged

  static let name = "pages/crop"
  static let effect = Effect.changes
  static let summary = """
    Shows only a part of pages, as one step; without a part, they are shown as a whole again. What is \
    not shown stays in the file.
    """
  static let errors = PagesChanged.errors

  struct Params: PagesParams {
    static let name = "PagesCropParams"
    var documentId = ""
    var pages: [Int] = []
    var rect: Rect?
    var margins: [Double]?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .pages(\.pages),
      .optional("rect", \.rect, "What is shown of each page, in its space as it is now."),
      .optional(
        "margins", \.margins,
        "Or how much is cut off each page: left, top, right, bottom, 1/72 inch."),
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
    let edit = try engine { () throws(EngineError) in
      try open.cropping(params.pages) { geometry in
        guard let margins else { return params.rect }
        let (size, rest) = (geometry.size, margins[2...])
        let (right, bottom) = (size.width - rest[2], size.height - rest[3])
        // Margins that cross leave nothing; as corners they would be put in order.
        guard right > margins[0], bottom > margins[1] else { return Rect(0, 0, 0, 0) }
        return Rect(margins[0], margins[1], right, bottom)
      }
    }
    return try call.change(open, edit)
  }
}

enum PagesSetBoxes: Method {
  typealias Result = PagesChanged

  static let name = "pages/setBoxes"
  static let effect = Effect.changes
  static let summary = "Gives pages other boxes, as one step."
  static let errors = PagesChanged.errors

  struct Params: PagesParams {
    static let name = "PagesSetBoxesParams"
    var documentId = ""
    var pages: [Int] = []
    var boxes = WirePageBoxes()
    var removed: [PageBox] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId), .pages(\.pages),
      .required("boxes", \.boxes, "The boxes that become others, in the file's user space."),
      .defaulted("remove", \.removed, [], "The boxes that are taken away; never `media`."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    let open = try call.documentWithPages(params)
    let changes = params.pages.flatMap { index in
      params.boxes.rects.map { PageBoxChange($0, ofPage: index, to: $1) }
        + params.removed.map { PageBoxChange($0, ofPage: index, to: nil) }
    }
    guard !changes.isEmpty else {
      throw RPCError(WireError(path: "params.boxes", message: "Give one box at least."))
    }
    return try call.change(open, SetPageBoxes(changes))
  }
}

/// The boxes of a page (ISO 32000-2, 14.11.2) in the file's user space.
struct WirePageBoxes: Record {
  static let name = "PageBoxes"
  var media: Rect?
  var crop: Rect?
  var bleed: Rect?
  var trim: Rect?
  var art: Rect?

  init() {}

  init(_ boxes: [PageBox: Rect]) {
    (media, crop, bleed) = (boxes[.media], boxes[.crop], boxes[.bleed])
    (trim, art) = (boxes[.trim], boxes[.art])
  }

  static let fields: [Field<Self>] = [
    .optional("media", \.media, "The sheet."),
    .optional("crop", \.crop, "What is shown; the sheet unless given."),
    .optional("bleed", \.bleed, "What is printed before it is cut."),
    .optional("trim", \.trim, "What is left once it is cut."),
    .optional("art", \.art, "What the author means to be looked at."),
  ]

  var rects: [(PageBox, Rect)] {
    let all: [(PageBox, Rect?)] = [
      (.media, media), (.crop, crop), (.bleed, bleed), (.trim, trim), (.art, art),
    ]
    return all.compactMap { box, rect in rect.map { (box, $0) } }
  }
}
