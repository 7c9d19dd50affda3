// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum DocumentFonts: Method {
  typealias Params = OnlyDocument

  static let name = "document/fonts"
  static let effect = Effect.reads
  static let summary = """
    Lists the fonts of a document: of its pages, of the forms that they draw, and of annotations.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .damaged]

  struct Result: Record {
    static let name = "DocumentFontsResult"
    var fonts: [WireDocumentFont] = []
    static let fields: [Field<Self>] = [
      .required("fonts", \.fonts, "The fonts, in the order in which the pages name them.")
    ]
  }

  /// A page a turn.
  static func answer(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Answer<Result> {
    let document = try call.document(params).document
    var pending = try pageRange(0, nil, of: document)
    var collector = FontCollector(document)
    return .sliced { () throws(RPCError) in
      if let index = pending.popFirst() {
        try engine(collector.collect(fromPage: index))
      }
      guard pending.isEmpty else { return nil }
      return Result(fonts: collector.fonts.map { WireDocumentFont($0.font, $0.pageIndex) })
    }
  }
}

/// A font of a document, on the wire.
struct WireDocumentFont: Record {
  static let name = "DocumentFont"
  static let summary = "A font that a document uses."

  var fontName = ""
  var type = ""
  var embedded = false
  var subset = false
  var encoding: String?
  var customEncoding = false
  var unicode = false
  var pageIndex = 0

  init() {}

  init(_ font: FontInfo, _ pageIndex: Int) {
    fontName = font.name
    type = font.type
    embedded = font.isEmbedded
    subset = font.isSubset
    encoding = font.encoding
    customEncoding = font.hasDifferences
    unicode = font.mapsToUnicode
    self.pageIndex = pageIndex
  }

  static let fields: [Field<Self>] = [
    .required("name", \.fontName.shownLine, "Its name."),
    .required(
      "type", \.type,
      "`Type1`, `TrueType`, `Type3`, `MMType1`, `CIDFontType0` or `CIDFontType2`, mostly."),
    .required("embedded", \.embedded, "Whether the file holds it."),
    .required("subset", \.subset, "Whether only as far as it is used."),
    .optional("encoding", \.encoding, "The encoding that it names; its own where it names none."),
    .required("customEncoding", \.customEncoding, "Whether single codes are encoded differently."),
    .required("unicode", \.unicode, "Whether it says which characters its codes stand for."),
    .required("pageIndex", \.pageIndex, "The first page that uses it, from 0."),
  ]
}
