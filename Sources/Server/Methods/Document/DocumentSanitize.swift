// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC
import Workspace

enum DocumentSanitize: Method {
  static let name = "document/sanitize"
  static let effect = Effect.writes
  static let summary = """
    Removes information that readers do not see at once, as one step. The removal is permanent \
    once the document is saved, as a full rewrite.
    """
  static let errors: [ErrorKind] = .changing + [.limitExceeded]

  struct Params: DocumentParams {
    static let name = "SanitizeParams"
    var documentId = ""
    var preview = false
    var metadata: Bool?
    var attachments: Bool?
    var scripts: Bool?
    var hiddenLayers: Bool?
    var hiddenText: Bool?
    var comments: Bool?
    var fieldValues: Bool?
    var links: Bool?
    var thumbnails: Bool?
    var privateData: Bool?
    var earlierRevisions: Bool?
    var unreferencedObjects: Bool?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .defaulted("preview", \.preview, "Whether to only count the information and remove nothing."),
      .optional(
        "metadata", \.metadata,
        """
        The information dictionary and XMP. Here and below: if no member is given, everything is \
        removed; if any is `true`, only those; if all that are given are `false`, everything else.
        """),
      .optional(
        "attachments", \.attachments,
        """
        Files in the document: attached to it or to its annotations, or embedded for media, links or \
        forms.
        """),
      .optional("scripts", \.scripts, "Scripts, wherever they are; an XFA form that has some."),
      .optional(
        "hiddenLayers", \.hiddenLayers,
        "Layers that are initially hidden, with their contents, annotations and form fields."),
      .optional("hiddenText", \.hiddenText, "Text that is invisible or outside of the crop box."),
      .optional("comments", \.comments, "Annotations except links and form fields."),
      .optional(
        "fieldValues", \.fieldValues, "Values and default values of form fields; XFA. Fields stay."),
      .optional("links", \.links, "Links, and actions that lead out of the document."),
      .optional("thumbnails", \.thumbnails, "Thumbnails of pages in the file."),
      .optional("privateData", \.privateData, "The private data of programs (`PieceInfo`)."),
      .optional("earlierRevisions", \.earlierRevisions, "Earlier revisions in the file."),
      .optional(
        "unreferencedObjects", \.unreferencedObjects,
        "Objects without references to them."),
    ]

    var kinds: Set<HiddenInformation> {
      let choices: [(HiddenInformation, Bool?)] = [
        (.metadata, metadata), (.attachments, attachments), (.scripts, scripts),
        (.hiddenLayers, hiddenLayers), (.hiddenText, hiddenText), (.comments, comments),
        (.fieldValues, fieldValues), (.links, links), (.thumbnails, thumbnails),
        (.privateData, privateData), (.earlierRevisions, earlierRevisions),
        (.unreferencedObjects, unreferencedObjects),
      ]
      let wanted = choices.filter { $0.1 == true }
      if !wanted.isEmpty { return Set(wanted.map(\.0)) }
      return Set(choices.filter { $0.1 == nil }.map(\.0))
    }
  }

  struct Result: WrittenRecord {
    static let name = "SanitizeResult"
    var counts: [WireHiddenInformation] = []
    var revision = 0
    static let fields: [Field<Self>] = [
      .required("counts", \.counts, "How much of each chosen kind there was."),
      .revision(\.revision),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    guard !params.preview else { return try preview(params, open, call) }
    return try call.perform(SanitizeDocument(params.kinds), in: open) { (change) in
      Result(
        counts: WireHiddenInformation.all(change.effect.hiddenInformation),
        revision: change.revision)
    }
  }

  /// Counts in a copy, which no other request changes meanwhile.
  private static func preview(
    _ params: Params, _ open: OpenDocument, _ call: Call
  ) throws(RPCError) -> Answer<Result> {
    let revision = open.editor.revision
    let sanitizer = try engine(Sanitizer(open.document.copied(), params.kinds))
    var done = 0
    return .sliced { () throws(RPCError) in
      let isDone = try engine(sanitizer.advance())
      done += 1
      call.sendProgress(done: isDone ? sanitizer.pieceCount : done, of: sanitizer.pieceCount)
      guard isDone else { return nil }
      return Result(counts: WireHiddenInformation.all(sanitizer.counts), revision: revision)
    }
  }
}
