// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import Interaction

extension Documents {
  /// Begins to read a document's file again. The caller does it in steps. Work under way is committed
  /// first, or dropped if it cannot be committed.
  ///
  /// Unsaved changes are applied again if they fit, and can be undone. Views keep their place and their
  /// selection, as far as it is found again.
  ///
  /// - Parameters:
  ///   - password: the file's; unless given, the one that the document was opened with, or that a save has set
  ///     since.
  ///   - isDiscarding: whether unsaved changes are dropped.
  /// - Throws: an error if it cannot be read; the document is then unchanged.
  public func startReload(
    of open: OpenDocument, password: String? = nil, isDiscarding: Bool
  ) throws(EditError) -> ReloadInProgress {
    guard let path = open.path else {
      throw .engine(
        .notFound(what: "file", "The document was opened from data: there is no file to read."))
    }
    if !open.document.journal.isBroken { try open.editor.checkNoGroup() }
    let reloading = Reloading(
      logs: logs, path: path, isDiscarding: isDiscarding, catalogue: Documents.edits,
      clock: open.sources.clock)
    let reopening = open.document.reopening(
      path, password: password, after: open.editor.encryption)
    return ReloadInProgress(of: open, reopening, reloading)
  }
}

extension OpenDocument {
  /// Becomes another version of itself. The views and the layers stay as they were.
  func go(
    on handover: EditorHandover, of read: FileIdentity?, isDiscarding: Bool
  ) throws(EditError) {
    for view in views { view.dropWork() }
    let memories = views.map { ViewMemory($0, in: document) }
    let layers = LayerMemory(document)
    let opened = try handover.finish()
    takeUp(opened, of: read, isDiscarding: isDiscarding)
    layers.apply(to: document)
    views.trackExclusions()
    for (view, memory) in zip(views, memories) { view.follow(memory, in: document) }
  }

  /// Becomes another version of itself.
  private func takeUp(_ opened: RecoveredEditor, of read: FileIdentity?, isDiscarding: Bool) {
    editor = opened.editor
    file.wasRead(read, opened)
    readings.forgetContents()
    thumbnails = Thumbnails(of: document, isEdited: file.recovery?.applied ?? 0 > 0) { [shared] in
      shared.files.thumbnails
    }
    watchEditor()
    bookmarks = bookmarks.continued(in: editor, isDiscarding: isDiscarding)
    observer.didReload()
    bookmarks.readAgain()
  }
}

extension OpenView {
  /// Drops the tool's work under way, and gestures.
  fileprivate func dropWork() {
    input.runs.endAll()
    playback.stopAll()
    do throws(ToolError) { try tools.cancel(in: self) } catch { tools.drop(in: self) }
  }

  /// Continues the view in another version of the document.
  fileprivate func follow(_ memory: ViewMemory, in document: Document) {
    input.lastPress = nil
    chosen.readings = SelectionReadings()
    input.forgetPages()
    display.forgetPointer()
    display.isStale = true
    view.forgetContents()
    let shift = memory.shift(in: document)
    do throws(ViewError) {
      try show(.document) { (view) throws(ViewError) in
        try view.replacePages(owner.pageSizes) { $0 + shift }
      }
    } catch {
      // If the pages are too large to be laid out, the view keeps its old pages.
    }
    set(memory.selection(in: document))
  }
}

/// The change of a document's file.
public enum DiskChange: String, CaseIterable, Sendable {
  /// Another file has taken its name.
  case replaced
  /// It was written to.
  case overwritten
  case removed
}

extension OpenDocument {
  /// Begins to watch the file, at a time in milliseconds.
  ///
  /// - Parameter isTold: whether changes of its folder are reported from now on.
  public func watchDisk(isTold: Bool, _ uptime: Double) { file.watch(isTold: isTold, uptime) }

  /// Puts off a check of the file until the document is free.
  public func owesDiskLook() { file.owesLook() }

  /// Checks whether another program has changed the file. The time is in milliseconds.
  ///
  /// - Returns: the change, once for each complete version.
  public func lookAtDisk(_ uptime: Double) -> DiskChange? {
    file.look(uptime, completeness: completeness, isUnchanged: editor.isAsOnDisk)
  }

  /// A file that opens without repair is complete. A file that needs repair may be unfinished even if it
  /// has an end: some are written in pieces, each with an end.
  private func completeness(_ path: String) -> DiskWatch.Completeness {
    do throws(EngineError) {
      return try document.reopened(path).isRepaired ? .doubtful : .complete
    } catch .passwordRequired {
      return .complete
    } catch {
      return .broken
    }
  }
}
