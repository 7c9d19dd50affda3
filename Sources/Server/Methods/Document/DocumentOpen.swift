// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import Interaction
import JSON
import JSONRPC
import Members
import Workspace

enum DocumentOpen: Method {
  static let name = "document/open"
  static let effect = Effect.arranges()
  static let summary = "Opens a PDF and its first view."
  static let errors: [ErrorKind] = [
    .cannotOpen, .passwordRequired, .damaged, .unsupported, .limitExceeded, .saveFailed,
  ]

  struct Params: Record {
    static let name = "OpenParams"
    var path: String?
    var uri: String?
    var data: Base64?
    var password: String?
    var readOnly = false
    var policy: PartialValue<Policy>?
    var view: FirstView?
    var name: String?
    var interactions: WirePreset?
    var recovery = RecoveryChoice.report
    var javascript: Bool?

    static let fields: [Field<Self>] = [
      .optional("path", \.path, "The file's path. Give one of `path`, `uri` and `data`."),
      .optional(
        "uri", \.uri,
        "A `file:` URI, percent-encoded. `#page=` or `#nameddest=` is a place to show."),
      .optional("data", \.data, "The bytes of a PDF, in base64."),
      .optional("password", \.password, "The user password or the owner password."),
      .defaulted(
        "readOnly", \.readOnly, "Whether to refuse every change, and to save over the file."),
      .optional("policy", \.policy, "The client's limits on the user's changes."),
      .optional("view", \.view, "How the first view shows the document."),
      .optional(
        "name", \.name,
        """
        The named destination that the first view shows; ignored if the document does not have it.
        """),
      .optional(
        "interactions", \.interactions,
        "The preset of the document's views, from the beginning."),
      .defaulted(
        "recovery", \.recovery,
        """
        How to treat unsaved changes of an earlier session: `apply` makes them again, `discard` \
        sets them aside, `report` leaves them for a later choice, until the first new change sets \
        them aside.
        """),
      .optional(
        "javascript", \.javascript,
        "Whether the document's scripts run; by default as in `initialize`."),
    ]
  }

  struct Result: WrittenRecord {
    static let name = "OpenResult"
    var documentId = ""
    var viewId = ""
    var pageCount = 0
    var title: String?
    var revision = 0
    var repaired = false
    var permissions = Permissions()
    var features = DocumentFeatures()
    var recovery: WireRecovery?
    var editedElsewhere: Bool?

    init() {}

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document's id in other requests."),
      .required("viewId", \.viewId, "The id of the first view."),
      .required("pageCount", \.pageCount, "The number of pages."),
      .optional("title", \.title.shownLine, "The document's title."),
      .required(
        "revision", \.revision,
        """
        The document's revision, which each change increments. A document that is opened has 0 unless \
        changes were recovered; a reload goes on counting.
        """),
      .required("repaired", \.repaired, "Whether the file was damaged and has been repaired."),
      .required("permissions", \.permissions, "The document's permissions."),
      .required("features", \.features, "The document's features besides pages."),
      .optional("recovery", \.recovery, "Unsaved changes of an earlier session, if any."),
      .optional(
        "editedElsewhere", \.editedElsewhere,
        """
        `true` if another server changed the file and still has it open: changes are refused as \
        `notPermitted` by `otherServer` until it is closed there.
        """),
    ]

    init(_ open: OpenDocument, viewId: String, recovery: RecoveryReport?) throws(EngineError) {
      self.viewId = viewId
      documentId = open.id
      revision = open.editor.revision
      self.recovery = recovery.map(WireRecovery.init)
      editedElsewhere = open.file.isEditedElsewhere.ifTrue
      pageCount = try open.document.pageCount
      title = try open.document.information("Title")
      repaired = open.document.isRepaired || open.document.opening.hasRebuiltPages
      permissions = open.document.permissions
      features = try open.document.features
    }
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let origin = try origin(params)
    let view = params.view?.settings ?? ViewSettings()
    try viewing(under: "params.view", try view.change.check())
    let uri = params.uri.flatMap { FileURI($0) }
    let documents = call.session.documents
    let opening = documents.startOpening(
      origin, password: params.password, isReadOnly: params.readOnly,
      recovery: params.recovery, honorsSignatures: params.policy?.honorsSignatures ?? true,
      keepingDataIn: call.session.dataPlace)
    var (hasBegun, isOver) = (false, false)
    return .transaction(
      Transaction(
        turns: { () throws(RPCError) in
          guard hasBegun else {
            hasBegun = true
            opening.willRunAside()
            return .aside { opening.runAside(in: $0) }
          }
          if let policy = params.policy {
            try PolicyPages(policy).check(in: editing(opening.document))
          }
          isOver = true
          let open = try editing(documents.finish(opening))
          return .done(try begin(open, params, view, uri, call))
        },
        rollBack: { if !isOver { documents.giveUp(opening) } }, hold: { .everything }))
  }

  /// Shows a document to the client that was just opened.
  private static func begin(
    _ open: OpenDocument, _ params: Params, _ view: ViewSettings, _ uri: FileURI?, _ call: Call
  ) throws(RPCError) -> Result {
    params.policy?.apply(to: &open.editor.policy)
    open.views.setPreset(params.interactions?.preset)
    let viewId = open.views.promise(ViewState(size: OpenView.defaultSize), view.change) {
      [unowned session = call.session] in
      $0.display.isUserInterfaceVisible = view.userInterfaceVisible ?? true
      ViewReports(session: session).observe($0)
    }
    DocumentReports(session: call.session).observe(open.bookmarks, of: open)
    if params.javascript ?? call.session.options.javascript {
      call.session.scripts.enable(
        in: open, isResumed: open.file.isResumed || !open.mayChangeByItself)
    }
    // The client must see and fill in the form as this leaves it.
    if open.changesWhenShown { _ = try viewing(open.views.open(nil)) }
    var isShown = false
    if let name = params.name ?? uri?.destination { isShown = try show(name, in: open, call) }
    if !isShown, let page = uri?.pageIndex {
      let last = try engine(open.document.pageCount) - 1
      let top = Destination.Fit.position(left: nil, top: 0, zoom: nil)
      try show(Destination(pageIndex: max(0, min(page, last)), fit: top), in: open, call)
    }
    if open.mayChangeByItself { call.session.autosaves.postpone(open) }
    call.session.log(.info, "Document \(open.id) was opened.")
    return try engine(Result(open, viewId: viewId, recovery: open.file.recovery))
  }

  /// Shows a named destination, as `#nameddest=` of a URI does. A missing destination does not
  /// fail.
  ///
  /// - Returns: whether there is one.
  private static func show(
    _ name: String, in open: OpenDocument, _ call: Call
  ) throws(RPCError) -> Bool {
    do throws(RPCError) {
      try show(open.destination(named: name), in: open, call)
      return true
    } catch {
      guard error.kind == .notFound else { throw error }
      call.session.log(.warning, error.message)
      return false
    }
  }

  private static func show(
    _ place: Destination, in open: OpenDocument, _ call: Call
  ) throws(RPCError) {
    guard let view = try viewing(open.views.open(nil)) else { return }
    let target = try tooling(view.target(of: place))
    try viewing(
      view.show(.api, cancellation: call.cancellation) { (view) throws(ViewError) in
        try view.goTo(pageIndex: place.pageIndex, target, isRecorded: false)
      })
  }

  private static func origin(_ params: Params) throws(RPCError) -> DocumentOrigin {
    switch (params.path, params.uri, params.data) {
    case (let path?, nil, nil): return .file(path)
    case (nil, let uri?, nil):
      guard let path = FileURI(uri)?.path else {
        let message =
          FileURI.hasForeignPath(uri)
          ? "The path of the file is not UTF-8, and cannot be opened: rename the file."
          : "Give a file: URI, such as file:///tmp/a.pdf."
        throw RPCError(WireError(path: "params.uri", message: message))
      }
      return .file(path)
    case (nil, nil, let data?): return .data(data.bytes)
    default:
      throw RPCError(WireError(path: "params", message: "Give exactly one of path, uri and data."))
    }
  }
}
