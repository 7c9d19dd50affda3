// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Geometry
import JSON
import JSONRPC

extension PageTemplate: WireEnum {}

enum PagesInsert: Method {
  typealias Result = PagesChanged

  static let name = "pages/insert"
  static let effect = Effect.changes
  static let summary = "Inserts new pages before another or at the end, as one step."
  static let errors = PagesChanged.errors + [.cannotOpen]

  struct Params: DocumentParams {
    var documentId = ""
    var place = 0
    var count = 1
    var size: NewPageSize?
    var template = PageTemplate.blank
    var image: NewImage?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required(
        "at", \.place, "The index of the first new page; the page count to append.",
        in: 0...),
      .defaulted("count", \.count, "The number of new pages.", in: 1...1000),
      .optional(
        "size", \.size,
        """
        The size in 1/72 inch, from 3 to 14,400 each way. By default that of the page before, or \
        at the beginning that of the page after; an image determines the shape, and its longer side \
        gets the length of the longer side there.
        """),
      .defaulted(
        "template", \.template,
        "The contents: lines 8 mm apart, squares or dots 5 mm apart, staves, or nothing."),
      .optional("image", \.image, "A picture to show on each page, as large as it fits."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    let open = try call.document(params)
    var page = NewPage(size: params.size?.size, template: params.template)
    if let image = params.image {
      let bytes = try image.bytes("params.image")
      page.picture = try engine(open.document.uprightPicture(bytes, crop: nil).bytes)
    }
    return try call.change(open, InsertPages(page, count: params.count, at: params.place))
  }
}

/// The size of a new page from the client.
struct NewPageSize: WireValue {
  let size: Size

  static var wireType: WireType {
    .named(
      .init(
        "PageSize", "[w, h]", "The width and the height of a new page, in 1/72 inch.",
        is: .array(of: .bounded(.number, Double.bounds(of: NewPage.sides)), count: 2)))
  }

  init(wire node: JSONNode) throws(WireError) {
    size = try Size(wire: node)
    for (index, side) in node.elements.enumerated() {
      do throws(WireError) { _ = try Double.read(side, in: NewPage.sides) } catch {
        throw error.under(index)
      }
    }
  }

  func write(to writer: inout JSONWriter) { size.write(to: &writer) }
}

/// An image file from the client.
struct NewImage: Record {
  var path: String?
  var data: Base64?

  static let fields: [Field<Self>] = [
    .optional("path", \.path, "The path of the file. Give this or `data`."),
    .optional("data", \.data, "The bytes of the file."),
  ]

  /// - Throws: ``ErrorKind/invalidParams``, ``ErrorKind/cannotOpen``, ``ErrorKind/limitExceeded``.
  func bytes(_ place: String) throws(RPCError) -> [UInt8] {
    switch (path, data) {
    case (let path?, nil):
      let bytes = try engine(FileBytes.whole(path, limit: NamedFile.limit))
      guard let bytes else {
        throw RPCError(
          .limitExceeded, "\(path) is larger than the maximum of \(NamedFile.limit) bytes.",
          data: [.init("limit", .string("fileBytes"))])
      }
      return bytes
    case (nil, let data?): return data.bytes
    default:
      throw RPCError(WireError(path: place, message: "Give either a path or data."))
    }
  }
}
