// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum PagesDelete: Method {
  typealias Result = PagesChanged

  static let name = "pages/delete"
  static let effect = Effect.deletes
  static let summary = """
    Removes pages, as one step, with what is on them and what only points to them. A document keeps \
    at least one page.
    """
  static let errors = PagesChanged.errors

  struct Params: PagesParams {
    static let name = "PagesDeleteParams"
    var documentId = ""
    var pages: [Int] = []
    static let fields: [Field<Self>] = [.document(\.documentId), .pages(\.pages)]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    try call.change(call.documentWithPages(params), DeletePages(params.pages))
  }
}

enum PagesMove: Method {
  typealias Result = PagesChanged

  static let name = "pages/move"
  static let effect = Effect.changes
  static let summary = "Moves pages, in the order given, as one step."
  static let errors = PagesChanged.errors

  struct Params: PagesParams {
    static let name = "PagesMoveParams"
    var documentId = ""
    var pages: [Int] = []
    var target = 0
    static let fields: [Field<Self>] = [
      .document(\.documentId), .pages(\.pages),
      .required("to", \.target, "The index that the first of them then has.", in: 0...),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    let open = try call.documentWithPages(params)
    let places = params.pages.indices.map { params.target &+ $0 }
    return try call.change(open, MovePages(params.pages, to: params.target), pages: places)
  }
}

enum PagesRotate: Method {
  typealias Result = PagesChanged

  static let name = "pages/rotate"
  static let effect = Effect.changes
  static let summary = "Turns pages, with all that is on them, as one step."
  static let errors = PagesChanged.errors

  struct Params: PagesParams {
    static let name = "PagesRotateParams"
    var documentId = ""
    var pages: [Int] = []
    var degrees = 90
    static let fields: [Field<Self>] = [
      .document(\.documentId), .pages(\.pages),
      .required("by", \.degrees, "Clockwise: a multiple of 90.", in: -360...360),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    guard params.degrees % 90 == 0 else {
      throw RPCError(WireError(path: "params.by", message: "Give a multiple of 90."))
    }
    return try call.change(
      call.documentWithPages(params), RotatePages(params.pages, by: params.degrees))
  }
}

enum PagesDuplicate: Method {
  typealias Result = PagesChanged

  static let name = "pages/duplicate"
  static let effect = Effect.changes
  static let summary = """
    Puts copies of pages, in the order given, into the document, as one step. Annotations of a copy \
    have names of their own, `c1` and so on, and so have its fields.
    """
  static let errors = PagesChanged.errors

  struct Params: PagesParams {
    static let name = "PagesDuplicateParams"
    var documentId = ""
    var pages: [Int] = []
    var place: Int?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .pages(\.pages),
      .optional(
        "at", \.place, "The index that the first copy then has; behind the last page unless given.",
        in: 0...),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    let open = try call.documentWithPages(params)
    let behind = (params.pages.max() ?? 0) + 1
    return try call.change(open, DuplicatePages(params.pages, at: params.place ?? behind))
  }
}
