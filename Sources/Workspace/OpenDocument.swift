// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Geometry
import Interaction

/// A document that a client has open, with its views and state.
public final class OpenDocument: RuleHolder {
  public let id: String
  /// The path as given when the document was opened; `nil` if it was opened from bytes.
  public let path: String?
  /// The document. A reload replaces it, and the next three.
  public internal(set) var document: Document
  public internal(set) var editor: Editor
  public internal(set) var bookmarks: BookmarkManager
  public internal(set) var thumbnails: Thumbnails
  /// The unsaved changes that were found when the file was opened or read again.
  public internal(set) var recovery: RecoveryReport?
  /// Whether somebody else had unsaved changes to the file when it was opened.
  public let isEditedElsewhere: Bool
  /// The file's identity when it was opened, reloaded or last saved.
  public internal(set) var fileIdentity: FileIdentity?
  /// Notices changes of the file on disk.
  public internal(set) var disk: DiskWatch
  /// The views in the order in which they were opened.
  public private(set) var views: [OpenView] = []
  /// The id of the view that was opened or promised last.
  private(set) var lastViewID = ""
  /// Called with a view that the client did not ask for, so that it is observed like the others.
  public var observeView: (OpenView) -> Void = { _ in }
  private var promised: PromisedView?
  /// The client's rules for all views of the document.
  public var rules = Rules(.document)
  /// The purpose of new views.
  public var preset: Preset?
  let clock: () -> Int64, randomness: () -> UInt64
  public let shared: SharedState
  /// The bookmark providers that could not save when the document was last saved.
  public internal(set) var failedProviders: [ProviderFailure] = []
  /// Called with every change after it was made.
  public var didChange: (Change) -> Void = { _ in }
  /// The document's scripts, if they are on.
  public var formScripts: (any FormScripts)?
  /// Called when the document was reloaded, before its bookmarks are read again.
  public var didReload: () -> Void = {}
  /// Text found by redaction searches outside the pages' contents, kept until the document is closed.
  public var pendingRedactions: [PendingRedaction] = []
  var readings = DocumentReadings()

  init(
    id: String, path: String?, opened: RecoveredEditor, fileIdentity: FileIdentity?,
    clock: @escaping () -> Int64, randomness: @escaping () -> UInt64,
    shared: SharedState
  ) {
    self.id = id
    self.path = path
    self.fileIdentity = fileIdentity
    disk = DiskWatch(fileIdentity)
    editor = opened.editor
    document = editor.document
    recovery = opened.recovery
    isEditedElsewhere = opened.isEditedElsewhere
    self.clock = clock
    self.randomness = randomness
    self.shared = shared
    thumbnails = Thumbnails(of: document, isEdited: editor.revision > 0) { shared.files.thumbnails }
    var random = Randomness(next: randomness)
    bookmarks = BookmarkManager(
      of: editor, providers: [EmbeddedProvider(editor)],
      makeID: { BookmarkID.make(using: &random) })
    let sidecars = sidecars
    bookmarks.recover { FileProvider(id: $0, folder: sidecars) }
    watchEditor()
  }

  /// Observes the editor.
  func watchEditor() {
    editor.author = { [shared] in shared.author }
    editor.didChange = { [unowned self] change in
      if change.effect.structure || change.effect.outline { readings.outline = nil }
      announceActivations()
      didChange(change)
      if let mapping = change.effect.mapping {
        follow(mapping, bringing: change.effect.added)
      }
      for view in views { view.dropStale(change.effect) }
      takeUpPages(change.effect)
      bookmarks.documentDidChange(change)
      for view in views { view.dropStale(change.effect) }
    }
  }

  /// Finds the sidecar files with bookmarks; `nil`: only files that a client names are used.
  public var sidecars: SidecarFolder? {
    shared.files.bookmarksFolder.map { SidecarFolder($0, of: document, at: path) }
  }

  /// The whole outline, read when it is first asked for.
  public func outline() throws(EngineError) -> [OutlineItem] {
    if let known = readings.outline { return known }
    let outline = try document.outline()
    readings.outline = outline
    return outline
  }

  /// Updates the state after the document's own file was written.
  func didSave(_ report: SaveReport) {
    fileIdentity = report.identity
    disk.take(fileIdentity)
  }

  /// Whether a path leads to the file name that the document was opened from. Another hard link is a
  /// different file: a save replaces only the file with this name.
  public func isOwnFile(_ other: String) -> Bool {
    path.map { Editor.isSameName($0, other) } ?? false
  }

  /// Opens another view and configures it; no view is opened if that fails.
  public func openView(
    _ state: ViewState, _ change: ViewChange = ViewChange(), cancellation: Cancellation? = nil
  ) throws(ViewError) -> OpenView {
    let view = try OpenView(id: shared.ids.nextView(), of: self, state: state)
    try view.show(.api, cancellation: cancellation) { (view) throws(ViewError) in
      try view.update(change)
    }
    views.append(view)
    lastViewID = view.id
    return view
  }

  /// Promises the first view, which is opened on first use. Layout needs the sizes of all pages, which a
  /// client that only reads or searches need not wait for.
  ///
  /// - Returns: its id.
  public func promiseView(
    _ state: ViewState, _ change: ViewChange = ViewChange(),
    didOpen: @escaping (OpenView) -> Void
  ) -> String {
    let view = PromisedView(
      id: shared.ids.nextView(), state: state, change: change, didOpen: didOpen)
    promised = view
    lastViewID = view.id
    return view.id
  }

  /// Whether the first view is promised but not yet open.
  public var isFirstViewPromised: Bool { promised != nil }

  /// The id of the first view, even if it is only promised.
  public var firstViewID: String? { promised?.id ?? views.first?.id }

  /// The view of this id, or the first one; `nil` if there is none.
  public func view(_ id: String?) throws(ViewError) -> OpenView? {
    if let promised, id == nil || id == promised.id {
      let view = try OpenView(id: promised.id, of: self, state: promised.state)
      try view.show(.api) { (view) throws(ViewError) in try view.update(promised.change) }
      views.insert(view, at: 0)
      self.promised = nil
      promised.didOpen(view)
      view.pages.begin(
        opensDocument: true,
        keepsScale: promised.change.scale != nil || promised.change.fit != nil)
    }
    guard let id else { return views.first }
    return views.first { $0.id == id }
  }

  /// Runs the document's closing actions, before it is closed.
  public func end() {
    for view in views { view.pages.end() }
    attempt(.willClose)
  }

  /// Closes a view after committing its tool's work under way.
  ///
  /// - Throws: an error if the work cannot be committed; the view then stays open.
  public func close(_ view: OpenView) throws(ToolError) {
    view.input.runs.endAll()
    _ = try view.commitWork()
    view.playback.stopAll()
    view.pages.end()
    closeView(view.id)
  }

  func closeView(_ id: String) {
    views.removeAll { $0.id == id }
    if promised?.id == id { promised = nil }
  }
}

private struct PromisedView {
  let id: String
  let state: ViewState
  let change: ViewChange
  let didOpen: (OpenView) -> Void
}
