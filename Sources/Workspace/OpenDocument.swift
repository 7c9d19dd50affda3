// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Interaction

/// A document that a client has open, with its views and state.
public final class OpenDocument: RuleHolder {
  public let id: String
  /// The file that the document was opened from.
  public internal(set) var file: DocumentFile
  /// The editor of the document. A reload replaces it, and the next two.
  public internal(set) var editor: Editor
  public internal(set) var bookmarks: BookmarkManager
  public internal(set) var thumbnails: Thumbnails
  /// The views, in the order in which they were opened.
  public private(set) lazy var views = DocumentViews(of: self)
  /// The client's rules for all views of the document.
  public var rules = Rules(.document)
  let sources: HostSources
  public let shared: SharedState
  /// Called with changes and reloads.
  public var observer = DocumentObserver()
  /// The document's scripts, if they are on.
  public var formScripts: (any FormScripts)?
  var readings = DocumentReadings()

  init(
    id: String, path: String?, opened: RecoveredEditor, identity: FileIdentity?,
    sources: HostSources, shared: SharedState
  ) {
    self.id = id
    file = DocumentFile(path: path, identity, opened)
    editor = opened.editor
    self.sources = sources
    self.shared = shared
    thumbnails = Thumbnails(of: editor.document, isEdited: file.isResumed) {
      shared.files.thumbnails
    }
    var random = Randomness(next: sources.randomness)
    bookmarks = BookmarkManager(
      of: editor, providers: [EmbeddedProvider(editor)],
      makeID: { BookmarkID.make(using: &random) })
    let sidecars = sidecars
    bookmarks.recover { FileProvider(id: $0, folder: sidecars) }
    watchEditor()
  }

  /// The document. A reload replaces it.
  public var document: Document { editor.document }

  /// The path as given when the document was opened; `nil` if it was opened from bytes.
  public var path: String? { file.path }

  /// The redaction searches that found nothing on the pages. No mark keeps them, so they are kept here
  /// until the document is closed.
  public var unmarkedQueries: [RedactionQuery] {
    get { readings.unmarkedQueries }
    set { readings.unmarkedQueries = newValue }
  }

  /// Observes the editor.
  func watchEditor() {
    editor.author = { [shared] in shared.author }
    editor.didChange = { [unowned self] change in
      if change.effect.structure || change.effect.outline { readings.outline = nil }
      announceActivations()
      observer.didChange(change)
      if let mapping = change.effect.mapping { follow(mapping, bringing: change.effect.added) }
      views.followExclusions(change.effect)
      takeUpPages(change.effect)
      bookmarks.documentDidChange(change)
      dropStale(change.effect)
    }
  }

  /// Drops what views have that a change made stale.
  func dropStale(_ effect: EditEffect) { for view in views { view.dropStale(effect) } }

  /// Finds the sidecar files with bookmarks; `nil`: only files that a client names are used.
  public var sidecars: SidecarFolder? {
    shared.files.bookmarksFolder.map { SidecarFolder($0, of: document, at: path) }
  }

  /// The whole outline, if it was read before.
  public var knownOutline: [OutlineItem]? { readings.outline }

  /// The whole outline, read when it is first asked for.
  public func outline() throws(EngineError) -> [OutlineItem] {
    if let known = knownOutline { return known }
    let reading = try OutlineReading(of: document)
    while try !read(reading, entries: .max) {}
    return reading.items
  }

  /// Continues to read the outline. The caller makes sure that the document does not change meanwhile.
  ///
  /// - Returns: whether all is read, so that it is known.
  public func read(_ reading: OutlineReading, entries count: Int) throws(EngineError) -> Bool {
    guard try reading.advance(entries: count) else { return false }
    readings.outline = reading.items
    return true
  }

  /// Runs the document's closing actions, before it is closed.
  ///
  /// - Parameter isCancelled: whether the document stays open after all, as if its pages were shown anew.
  /// - Returns: whether it can be closed.
  @discardableResult
  public func end(unless isCancelled: () -> Bool = { false }) -> Bool {
    let ended = views.filter { $0.pages.end() }
    attempt(.willClose)
    guard isCancelled() else { return true }
    for view in ended { view.pages.begin(opensDocument: false) }
    return false
  }
}

/// Functions that watch an open document.
public struct DocumentObserver {
  /// Called with every change after it was made.
  public var didChange: (Change) -> Void = { _ in }
  /// Called when the document was reloaded, before its bookmarks are read again.
  public var didReload: () -> Void = {}
  /// Called with a large undo or redo, to make it in turns. A user's key or command began it. Without
  /// this, such a step is made at once.
  public var makeInTurns: ((StepInProgress) -> Void)?
  /// Called with work on a long selection, to do it in turns. An event began it. Without this, the work
  /// is done at once.
  public var workInTurns: ((OpenView, SelectionWork) -> Void)?
}

/// The host's sources of time and of random bits.
struct HostSources {
  /// Seconds since 1970.
  let clock: () -> Int64
  let randomness: () -> UInt64
}

/// A random number generator from an injected source.
struct Randomness: RandomNumberGenerator {
  private let bits: () -> UInt64

  init(next bits: @escaping () -> UInt64) { self.bits = bits }

  mutating func next() -> UInt64 { bits() }
}

extension OpenDocument {
  /// The pages that have a bookmark. Reads the bookmarks if they have not been read; bookmarks that
  /// cannot be read do not count.
  public var bookmarkedPages: Set<Int> {
    if !bookmarks.isRead { _ = try? bookmarks.list() }
    return bookmarks.bookmarkedPages ?? []
  }
}
