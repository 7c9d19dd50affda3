// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Interaction
import Metadata

/// All open documents of one client. Ids count up, so that every run is reproducible.
public final class Documents {
  public let context: EngineContext
  /// The documents in the order in which they were opened.
  public private(set) var all: [OpenDocument] = []
  /// Called with every document after it was opened.
  public var didOpen: (OpenDocument) -> Void = { _ in }
  /// Called with every document after it was closed.
  public var didClose: (OpenDocument) -> Void = { _ in }
  /// The folder of logs that record changes before they are acknowledged; without it, unsaved changes
  /// are lost if the process ends.
  public var logs: EditLogFolder?
  public let shared = SharedState()
  /// The documents that were closed since ``returnFreeMemory()``. Freeing a large one takes longer than
  /// the rest of closing it.
  private var closed: [OpenDocument] = []
  private var opened = 0
  /// The state in which another process lost the next document.
  private var lost: LostDocument?
  /// How many documents are being opened.
  private var openings = 0
  private let sources: HostSources

  /// - Parameters:
  ///   - clock: seconds since 1970.
  ///   - randomness: random bits.
  public init(
    context: EngineContext, clock: @escaping () -> Int64, randomness: @escaping () -> UInt64
  ) {
    self.context = context
    sources = HostSources(clock: clock, randomness: randomness)
  }

  public subscript(id: String) -> OpenDocument? { all.first { $0.id == id } }

  /// Begins to open a document, with a first view of it. The caller has the work done, on any thread,
  /// and then calls ``finish(_:)``, or ``giveUp(_:)``. A process that was lost may keep its edit log for
  /// a while, so that its changes are waited for longer.
  ///
  /// - Parameters:
  ///   - recovery: how unsaved changes in its edit log are handled.
  ///   - honorsSignatures: whether the file's signatures can forbid these changes.
  ///   - place: the folder that holds a document opened from data while it is open.
  public func startOpening(
    _ origin: DocumentOrigin, password: String?, isReadOnly: Bool,
    recovery: RecoveryChoice = .report, honorsSignatures: Bool = true,
    keepingDataIn place: DataFolder? = nil
  ) -> OpeningInProgress {
    openings += 1
    let isOwnLog = lost != nil && recovery == .apply
    return OpeningInProgress(
      .init(
        origin: origin, password: password, isReadOnly: isReadOnly, recovery: recovery,
        honorsSignatures: honorsSignatures, place: place, logs: logs,
        patience: isOwnLog ? 20_000 : 1000, clock: sources.clock))
  }

  /// Takes up a document whose file was opened.
  ///
  /// - Throws: ``EditError/engine(_:)`` with the engine's reason; ``EditError/saveFailed(_:)`` if the
  ///   data cannot be kept.
  public func finish(_ opening: OpeningInProgress) throws(EditError) -> OpenDocument {
    openings -= 1
    let file = try opening.opened()
    if let lost { file.editor.editor.goOn(after: lost.revision) }
    let open = OpenDocument(
      id: "d\(opened + 1)", path: file.path, opened: file.editor, identity: file.identity,
      sources: sources, shared: shared)
    if let lost { open.file.beginRestoring(after: lost) }
    lost = nil
    opened += 1
    all.append(open)
    didOpen(open)
    return open
  }

  /// Notes that all views of a lost document are shown again.
  public func didRestore(_ open: OpenDocument) { open.file.isBeingRestored = false }

  /// Gives up the opening of a document.
  public func giveUp(_ opening: OpeningInProgress) {
    openings -= 1
    opening.cancel()
    opening.discard()
  }

  /// The ids of the documents whose files are being opened. They will get these ids if all of them can
  /// be opened.
  public var idsToCome: Set<String> {
    openings > 0 ? Set((1...openings).map { "d\(opened + $0)" }) : []
  }

  /// Sets how many documents and views other processes have opened. The next ids follow theirs.
  ///
  /// - Parameter lost: the state in which another process lost the next document; `nil` keeps the value.
  public func number(documents: Int?, views: Int, after lost: LostDocument? = nil) {
    opened = documents ?? opened
    self.lost = lost ?? self.lost
    shared.ids.viewsOpened = views
  }

  /// Closes a document. Unsaved edits stay in its edit log, unless they are discarded; without a log
  /// they are lost.
  public func close(_ id: String, discardingChanges: Bool = false) {
    guard let open = self[id] else { return }
    for view in open.views { view.playback.stopAll() }
    open.editor.close(discardingChanges: discardingChanges)
    all.removeAll { $0 === open }
    shared.files.media?.remove(of: id)
    shared.files.carried = shared.files.carried.filter { $0.value.root !== open }
    closed.append(open)
    didClose(open)
  }

  /// Whether a document was closed since ``returnFreeMemory()``.
  public var hasFreeMemory: Bool { !closed.isEmpty }

  /// Releases the closed documents. Call it when idle.
  ///
  /// - Returns: work for another thread, which frees them and returns their memory to the system.
  public func returnFreeMemory() -> SideWork {
    let freeing = closed.map { $0.document.freeingAside() }
    closed = []
    return { context in
      for free in freeing { free(context) }
      EngineContext.returnFreeMemory()
    }
  }

  /// Closes all documents, at the end of the session. Work under way is committed as far as possible;
  /// failures are not reported, since nobody is left to receive them. `askingClient` is `false` if the
  /// client is gone.
  public func closeAll(askingClient: Bool) {
    for open in all {
      for view in open.views {
        if !askingClient { view.hooks = Hooks() }
        _ = try? view.commitWork()
      }
      close(open.id)
    }
  }

  /// All kinds of edit that a log can hold.
  static let edits = EditCatalogue(
    EditCatalogue.editing + [
      SetBookmarks.self, ChangeBookmarks.self, SetInformation.self, SetMetadata.self,
    ])
}
