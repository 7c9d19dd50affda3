// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum DocumentFonts: Method {
  typealias Params = OnlyDocument

  static let name = "document/fonts"
  static let effect = Effect.reads
  static let summary = "Lists the fonts of a document's pages, form XObjects and annotations."
  static let errors: [ErrorKind] = [.unknownDocument, .damaged, .contentModified]

  struct Result: WrittenRecord {
    var fonts: [WireDocumentFont] = []
    static let fields: [Field<Self>] = [
      .required("fonts", \.fonts, "The fonts, in the order in which the pages name them.")
    ]
  }

  /// Reads one page each turn.
  static func answer(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let document = open.document
    let walk = PageWalk(
      try pageRange(0, nil, of: document), of: open, from: { FontCollector(document) },
      read: { (collector, index) throws(RPCError) in
        try engine(collector.collect(fromPage: index))
        return true
      })
    return walk.answer { collector in
      Result(
        fonts: collector.fonts.map { WireDocumentFont(font: $0.font, pageIndex: $0.pageIndex) })
    }
  }
}

struct WireDocumentFont: WrittenRecord {
  static let summary = "A font that a document uses."

  var font: FontInfo
  var pageIndex = 0

  static let fields: [Field<Self>] = [
    .required("name", \.font.name.shownLine, "The font's name."),
    .required(
      "type", \.font.type,
      """
      The type; usually `Type1`, `TrueType`, `Type3`, `MMType1`, `CIDFontType0` or `CIDFontType2`.
      """),
    .required("embedded", \.font.isEmbedded, "Whether the font is embedded in the file."),
    .required("subset", \.font.isSubset, "Whether only the used glyphs are embedded."),
    .optional(
      "encoding", \.font.encoding,
      "The name of the encoding; absent if the font uses its built-in one."),
    .required(
      "customEncoding", \.font.hasDifferences,
      "Whether the encoding has differences for single codes."),
    .required("unicode", \.font.mapsToUnicode, "Whether the font maps its codes to Unicode."),
    .required("pageIndex", \.pageIndex, "The first page that uses the font, from 0."),
  ]
}
