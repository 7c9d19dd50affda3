// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum DocumentFonts: Method {
  typealias Params = OnlyDocument

  static let name = "document/fonts"
  static let effect = Effect.reads
  static let summary = """
    Lists the fonts of a document, in its pages, their form XObjects, and annotations.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .damaged]

  struct Result: WrittenRecord {
    var fonts: [WireDocumentFont] = []
    static let fields: [Field<Self>] = [
      .required("fonts", \.fonts, "The fonts, in the order in which the pages name them.")
    ]
  }

  /// Reads one page each turn.
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

struct WireDocumentFont: WrittenRecord {
  static let summary = "A font that a document uses."

  var fontName = ""
  var type = ""
  var embedded = false
  var subset = false
  var encoding: String?
  var customEncoding = false
  var unicode = false
  var pageIndex = 0

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
    .required("name", \.fontName.shownLine, "The font's name."),
    .required(
      "type", \.type,
      """
      The type; usually `Type1`, `TrueType`, `Type3`, `MMType1`, `CIDFontType0` or `CIDFontType2`.
      """),
    .required("embedded", \.embedded, "Whether the font is embedded in the file."),
    .required("subset", \.subset, "Whether only the used glyphs are embedded."),
    .optional(
      "encoding", \.encoding,
      "The name of the encoding; absent if the font uses its built-in one."),
    .required(
      "customEncoding", \.customEncoding,
      "Whether the encoding has differences for single codes."),
    .required("unicode", \.unicode, "Whether the font maps its codes to Unicode."),
    .required("pageIndex", \.pageIndex, "The first page that uses the font, from 0."),
  ]
}
