// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Exchange
import JSON
import JSONRPC
import System
import Workspace

enum ExportFormat: String, WireEnum {
  case pdf, xfdf, fdf, instantJSON, text, html

  /// Whether the format holds annotations and form values without their document.
  var isExchange: Bool { [.xfdf, .fdf, .instantJSON].contains(self) }
}

/// The annotations that Instant JSON contains.
enum ExportScope: String, WireEnum { case changes, all }

enum DocumentExport: Method {
  static let name = "document/export"
  static let effect = Effect.writes
  static let summary = """
    Exports a document, its annotations and form values, or its text. The document is not saved. \
    Pending work of the tools is committed first.
    """
  static let errors: [ErrorKind] = .committing + [.limitExceeded, .timedOut]

  struct Params: DocumentParams {
    static let name = "ExportParams"
    var documentId = ""
    var format = ExportFormat.pdf
    var path: String?
    var annotations: [String]?
    var scope = ExportScope.changes
    var delivery: RenderDelivery?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("format", \.format, "The format to write."),
      .optional("path", \.path, "The file to write to; without it, the result has the data."),
      .optional(
        "annotations", \.annotations,
        """
        For `xfdf`, `fdf` and `instantJSON`: only these annotations, without form values and \
        bookmarks.
        """),
      .defaulted(
        "scope", \.scope,
        "For `instantJSON`: only the `changes` since the file was opened, or `all`."),
      .delivery(\.delivery, "How the data is delivered without `path`"),
    ]

    /// - Throws: an error if the format is of the whole document, but annotations are chosen.
    func refuseChoices() throws(RPCError) {
      guard !format.isExchange, annotations != nil || scope != .changes else { return }
      throw RPCError(
        WireError(
          path: annotations == nil ? "params.scope" : "params.annotations",
          message: "A \(format.rawValue) export is of the whole document: leave this out."))
    }
  }

  struct Result: ExportResult {
    static let name = "ExportResult"
    var data: String?
    var path: String?
    var sharedMemory: WireSharedMemory?
    var bytes: Int?
    var skipped: [ImportReport.Skipped] = []

    static let fields: [Field<Self>] =
      Field.exported(\.data, \.path, \.sharedMemory, \.bytes, binary: "`pdf` and `fdf`") + [
        .required("skipped", \.skipped, "The annotations that the format cannot hold.")
      ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    if let path = params.path, open.file.isNamed(path) {
      throw RPCError(
        WireError(
          path: "params.path", message: "This is the document's own file: use document/save."))
    }
    if let path = params.path { try call.refuseOpenFile(path) }
    try params.refuseChoices()
    try tooling(open.storeWork())
    switch params.format {
    case .text, .html: return try pages(params, open, call)
    case .pdf: return try pdf(params, open, call)
    case .xfdf: return try exchange(.xfdf, params, open, call)
    case .fdf: return try exchange(.fdf, params, open, call)
    case .instantJSON: return try exchange(.instantJSON, params, open, call)
    }
  }

  private static func pdf(
    _ params: Params, _ open: OpenDocument, _ call: Call
  ) throws(RPCError) -> Answer<Result> {
    if let path = params.path {
      let save = try editing(
        open.editor.startSave(to: path, SaveOptions(), expected: nil, isOriginal: false))
      return .transaction(call.write(save) { Result(path: $0.path, bytes: Int($0.bytes)) })
    }
    let isInline = DataDelivery(params.delivery, of: call.session).way(of: .max) == .inline
    let writing = try editing(
      open.editor.startBytes(
        .auto, in: call.session.world.temporaryFolder,
        limit: isInline ? DataDelivery.inlineLimit / 4 * 3 : 1 << 30))
    return .transaction(
      call.write(writing) { (bytes) throws(RPCError) in
        guard let bytes else {
          throw RPCError(
            .limitExceeded, "The document is too large for a message: give a path to write it to.",
            data: [.init("limit", "inlineBytes")])
        }
        return try deliver(bytes, params, call)
      })
  }

  private static func exchange(
    _ format: ExchangeFormat, _ params: Params, _ open: OpenDocument, _ call: Call
  ) throws(RPCError) -> Answer<Result> {
    var options = Exporter.Options()
    options.annotations = params.annotations
    options.isComplete = params.scope == .all
    options.fileName = open.path.map { String(FilePath.name(of: $0)) }
    if format == .instantJSON, params.annotations == nil {
      let entries = try bookmarking(open.bookmarks.list())
      options.bookmarks = entries.map {
        CarriedBookmark(id: $0.bookmark.id, name: $0.bookmark.name, action: $0.bookmark.action)
      }
      options.bookmarkIDs = { document throws(EngineError) in
        try EmbeddedProvider.bookmarks(of: document).map(\.id)
      }
    }
    let work = ExportWork(open.document, options, format)
    let (document, revision) = (open.document, open.editor.revision)
    var encoding: ExportEncoding?
    return .paced { () throws(RPCError) in
      if let encoding {
        let outcome = encoding.encode()
        var result = try deliver(outcome.bytes, params, call)
        result.skipped = outcome.skipped
        return .done(result)
      }
      guard open.document === document, open.editor.revision == revision else {
        throw RPCError(.contentModified, "The document changed during the export: export it again.")
      }
      guard let read = try exchanging(work.advance()) else { return .goesOn }
      encoding = read
      return .aside { _ in read.encode() }
    }
  }

  /// Exports one page each turn.
  private static func pages(
    _ params: Params, _ open: OpenDocument, _ call: Call
  ) throws(RPCError) -> Answer<Result> {
    let document = open.document
    try document.permitCopying()
    var pending = try pageRange(0, nil, of: document)
    let arrangement = document.arrangement
    let isHTML = params.format == .html
    let values = try engine(document.formTexts)
    var text = isHTML ? "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n" : ""
    return .sliced { () throws(RPCError) in
      try requireUnmoved(document, since: arrangement)
      if let index = pending.popFirst() {
        let page = try engine(document.page(index).text(cancellation: call.cancellation))
        let entered = values[index] ?? []
        if isHTML {
          let fields = entered.map(\.html).joined()
          text += "<section data-page-index=\"\(index)\">\n"
          text += "\(page.html(of: 0..<Int.max))\(fields)</section>\n"
        } else {
          let fields = entered.map { "\n\($0.label): \($0.value)" }.joined()
          text += "\(page.text)\(fields)\n\u{C}"
        }
      }
      return pending.isEmpty ? try deliver(Array(text.utf8), params, call) : nil
    }
  }

  private static func deliver(
    _ bytes: [UInt8], _ params: Params, _ call: Call
  ) throws(RPCError) -> Result {
    try Result(
      bytes, to: params.path, or: DataDelivery(params.delivery, of: call.session),
      isBinary: params.format == .pdf || params.format == .fdf)
  }
}
