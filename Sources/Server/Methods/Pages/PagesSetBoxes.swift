// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import JSON
import JSONRPC

extension PageBox: WireEnum {}

enum PagesSetBoxes: Method {
  typealias Result = PagesChanged

  static let name = "pages/setBoxes"
  static let effect = Effect.changes
  static let summary = "Sets or removes page boxes, as one step."
  static let errors = PagesChanged.errors

  struct Params: PagesParams {
    var documentId = ""
    var pages: [Int] = []
    var boxes = WirePageBoxes()
    var removed: [PageBox] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId), .pages(\.pages),
      .required("boxes", \.boxes, "The boxes to change, in the file's user space."),
      .defaulted("remove", \.removed, "The boxes to remove; never `media`."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    let open = try call.documentWithPages(params)
    let changes = params.pages.flatMap { index in
      params.boxes.rects.map { PageBoxChange($0, ofPage: index, to: $1) }
        + params.removed.map { PageBoxChange($0, ofPage: index, to: nil) }
    }
    guard !changes.isEmpty else {
      throw RPCError(WireError(path: "params.boxes", message: "Give at least one box."))
    }
    return try call.change(open, SetPageBoxes(changes))
  }
}

/// The boxes of a page, in the file's user space. See ISO 32000-2, 14.11.2.
struct WirePageBoxes: Record {
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
    .optional("media", \.media, "The medium, or sheet."),
    .optional("crop", \.crop, "The visible part; by default the media box."),
    .optional("bleed", \.bleed, "The printed part before cutting."),
    .optional("trim", \.trim, "The finished page after cutting."),
    .optional("art", \.art, "The extent of the meaningful contents, as the author intends."),
  ]

  var rects: [(PageBox, Rect)] {
    let all: [(PageBox, Rect?)] = [
      (.media, media), (.crop, crop), (.bleed, bleed), (.trim, trim), (.art, art),
    ]
    return all.compactMap { box, rect in rect.map { (box, $0) } }
  }
}
