// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// The log of one open document. The first change creates its file, which holds everything since the
/// document was opened. A save only adds a mark, so that even an undo of a saved change can be replayed.
final class EditLog {
  private let path: String
  private let folder: EditLogFolder
  private let place: LogFileNames
  private let source: Document
  private let clock: () -> Int64
  /// The checksum of the log found at opening. The first change sets that log aside.
  let undecided: Checksum?
  private var file: LogFile?
  private var state = EditLogMark()
  /// The state before the last record.
  private var before = EditLogMark()
  private var hasBase = false
  /// Whether the current save could not be recorded. If so, the save makes the log void.
  private var isVoid = false
  /// The content that the first change in the file applies to; `nil` means the content that the
  /// document was opened from.
  private var origin: ContentIdentity?

  /// - Parameters:
  ///   - path: the document's file, with symbolic links followed.
  ///   - source: the document before the first change.
  init(
    _ path: String, in folder: EditLogFolder, source: Document, undecided: Checksum? = nil,
    clock: @escaping () -> Int64
  ) {
    self.path = path
    self.folder = folder
    self.source = source
    self.clock = clock
    self.undecided = undecided
    place = folder.place(of: path)
  }

  /// Writes a change to the log. If that fails, nothing of it remains.
  ///
  /// - Throws: ``EditError/notLogged(_:)``, ``EditError/notPermitted(by:_:)``.
  func append(_ change: LogEntry.Change) throws(EditError) {
    let entry = entry(of: change)
    try append(entry, as: LogLine.bytes(entry))
  }

  /// The record of a change that is made now.
  func entry(of change: LogEntry.Change) -> LogEntry {
    var entry = LogEntry(change: change, time: clock())
    entry.apart = source.annotationsApart.filter { !state.apart.contains($0) }
    return entry
  }

  /// The same with a record that was encoded before.
  func append(_ entry: LogEntry, as line: [UInt8]) throws(EditError) {
    if file?.isStill(at: place.log) != true { file = try start() }
    guard let file else { return }
    var next = state
    if !next.follow(entry.change) { try keepBase() }
    next.apart.formUnion(entry.apart)
    try file.append(line, at: next.length)
    next.length += Int64(line.count)
    (before, state) = (state, next)
    if file.markUnsynced() { folder.sync.request(file) }
  }

  /// The number of the last edit, as ``DeferredAnchors`` name it.
  var lastEdit: Int { state.edits - 1 }

  /// Adds the text under the annotations of an edit in the log.
  func append(_ anchors: DeferredAnchors) throws(EditError) {
    guard let file, anchors.edit < state.edits else { return }
    before = state
    state.length += try write(anchors, to: file)
    if file.markUnsynced() { folder.sync.request(file) }
  }

  /// Removes the last record.
  func retract() {
    file?.truncate(to: before.length)
    state = before
    isVoid = false
  }

  /// Announces that the document's file will get new content. A failure to record this must not keep the
  /// user from saving; the log is then discarded with the save.
  ///
  /// - Parameters:
  ///   - nextObject: the number of the file's next new object.
  ///   - keepsHistory: whether the changes in this save can still be undone.
  func willSave(as content: ContentIdentity?, nextObject: Int, keepsHistory: Bool) {
    before = state
    guard let content else {
      isVoid = true
      return
    }
    guard let file else {
      state.saved = (content, nextObject)
      return
    }
    if keepsHistory { keepBaseForHistory() }
    do throws(EditError) {
      try append(.saved(content, nextObject: nextObject))
      file.synchronize()
    } catch {
      (isVoid, state.saved) = (true, (content, nextObject))
    }
  }

  /// - Returns: whether the log has recorded the save. If not, the log begins anew, and earlier changes
  ///   cannot be undone.
  func didSave() -> Bool {
    guard isVoid else {
      // If the mark cannot be written, the save still counts as long as the file is unchanged since.
      if file != nil { do throws(EditError) { try append(.landed) } catch {} } else { moveOrigin() }
      return true
    }
    origin = state.saved?.content
    close(keeping: false)
    (state, isVoid, hasBase) = (EditLogMark(), false, false)
    return false
  }

  /// Starts the log anew: nothing before the file's new content can be undone. With `isErasing`, nothing
  /// earlier may be kept either, so logs that were set aside are removed too.
  func forget(_ content: ContentIdentity?, isErasing: Bool) {
    close(keeping: false)
    if isErasing { place.removeSetAside() }
    origin = content
    (state, before, isVoid, hasBase) = (EditLogMark(), EditLogMark(), false, false)
  }

  func close(keeping: Bool) {
    guard let file else { return }
    if keeping {
      file.synchronize()
    } else {
      place.remove()
    }
    file.unlock()
    self.file = nil
  }

  /// Whether there is a file with the log.
  var isWritten: Bool { file != nil }

  /// The log in its file; `nil` before the file exists.
  var stored: StoredLog? { file.map { StoredLog($0, place, of: path) } }

  /// Continues a stored log: writes its applied entries to a new file.
  ///
  /// - Parameter keepingCopy: whether to set the stored log aside, too, since not all of it was applied.
  func adopt(
    _ stored: StoredLog, _ plan: RecoveryPlan, _ replay: LogReplay, keepingCopy: Bool
  ) throws(EditError) {
    let file = try draft(stored, plan, replay)
    try install(file, stored, plan, keepingCopy: keepingCopy)
  }

  /// Writes such a file without making it the log. Until ``install(_:_:_:keepingCopy:)`` the stored log
  /// goes on being the log.
  func draft(
    _ stored: StoredLog, _ plan: RecoveryPlan, _ replay: LogReplay
  ) throws(EditError) -> LogFile {
    let file = try LogFile.make(place.draft)
    let header = LogHeader(path: path, file: plan.start)
    state.length = try write(header, to: file)
    for var entry in replay.applied {
      _ = state.follow(entry.change)
      entry.apart = plan.apart.filter { !state.apart.contains($0) }
      state.apart.formUnion(entry.apart)
      state.length += try write(entry, to: file)
    }
    file.synchronize()
    return file
  }

  /// Makes a file the log that ``draft(_:_:_:)`` has written.
  func install(
    _ file: LogFile, _ stored: StoredLog, _ plan: RecoveryPlan, keepingCopy: Bool
  ) throws(EditError) {
    if keepingCopy || stored.contents.isDamaged { try place.keepCopy() }
    try file.rename(place.draft, to: place.log)
    (hasBase, origin) = (plan.usesBase, plan.usesBase ? plan.start : nil)
    if !hasBase { place.removeBase() }
    self.file = file
    if file.markUnsynced() { folder.sync.request(file) }
  }

  /// Makes the content just saved the origin of a log without entries: the one before cannot be kept.
  private func moveOrigin() {
    guard origin != nil, let saved = state.saved else { return }
    (origin, state.saved) = (saved.content, nil)
  }

  private func start() throws(EditError) -> LogFile {
    guard let content = origin ?? ContentIdentity(of: source) else {
      throw .notLogged("The document has no file whose changes could be logged: save it first.")
    }
    try folder.make()
    if let removed = file {
      // Another program has removed the file: a recovery would not find it.
      let file = try place.emptyLog(undecided: nil)
      try file.append(removed.read(), at: 0)
      hasBase = false
      return file
    }
    let file = try place.emptyLog(undecided: undecided)
    state.length = try write(LogHeader(path: path, file: content), to: file)
    if let (content, nextObject) = state.saved {
      let marks: [LogEntry.Change] = [.saved(content, nextObject: nextObject), .landed]
      for mark in marks {
        state.length += try write(LogEntry(change: mark, time: clock()), to: file)
      }
      state.saved = nil
    }
    return file
  }

  private func write(_ record: some LogValue, to file: LogFile) throws(EditError) -> Int64 {
    let bytes = LogLine.bytes(record)
    try file.append(bytes, at: state.length)
    return Int64(bytes.count)
  }

  private func keepBase() throws(EditError) {
    // The copy is only useful if the log starts at the content that was opened.
    guard !hasBase, origin == nil else { return }
    try place.keepBase(of: source)
    hasBase = true
  }

  /// Stores the state before the first change. A save can then still be undone if the process dies
  /// after it. If storing fails, only this undo is lost.
  private func keepBaseForHistory() {
    guard !hasBase, let start = origin ?? ContentIdentity(of: source),
      start.size <= LogFileNames.largestBase
    else { return }
    hasBase = origin == nil ? place.hasKeptBase(of: source) : place.hasKeptBase(path, start)
  }
}
