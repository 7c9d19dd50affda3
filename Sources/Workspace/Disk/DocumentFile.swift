// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine

public struct DocumentFile {
  /// The path as given when the document was opened; `nil` if it was opened from bytes.
  public let path: String?
  /// Whether somebody else had unsaved changes to the file. This was checked when the file was opened
  /// or read again.
  public private(set) var isEditedElsewhere: Bool
  /// The unsaved changes that were found when reading the file. It is read when it is opened or read
  /// again.
  public private(set) var recovery: RecoveryReport?
  /// Whether the document goes on with changes of an earlier process. That process was lost, or was an
  /// earlier session. What happens when a document is opened has happened to it already.
  public let isResumed: Bool
  /// Whether the views are being restored. They are shown again after the document's process was lost.
  var isBeingRestored = false
  /// Whether the file is a version that the client was not shown. Another program had changed it when a
  /// lost process was replaced. The client has not agreed to write over this version.
  public private(set) var isSuperseded = false
  /// The file's identity when it was opened, reloaded or last saved.
  public private(set) var identity: FileIdentity?
  /// The bookmark providers that could not save at the last save.
  public internal(set) var failedProviders: [ProviderFailure] = []
  /// Whether it was removed when it was last checked.
  private var isRemoved = false
  /// Notices changes of the file on disk.
  private(set) var disk: DiskWatch

  init(path: String?, _ identity: FileIdentity?, _ opened: RecoveredEditor) {
    self.path = path
    self.identity = identity
    recovery = opened.recovery
    isResumed = opened.editor.revision > 0
    isEditedElsewhere = opened.isEditedElsewhere
    disk = DiskWatch(identity)
  }

  /// Whether a path leads to the name of the document's file. It is the name that the document was
  /// opened from. Another hard link is a different file: a save replaces only the file with this name.
  public func isNamed(_ other: String) -> Bool {
    path.map { Editor.isSameName($0, other) } ?? false
  }

  /// Notes that the document continues in a new process.
  mutating func beginRestoring(after lost: LostDocument) {
    isBeingRestored = true
    isSuperseded = lost.isSuperseded || recovery?.isFileChanged == true
    if isSuperseded { disk = DiskWatch(nil) }
  }

  /// Records that the file was read again.
  mutating func wasRead(_ read: FileIdentity?, _ opened: RecoveredEditor) {
    (recovery, isEditedElsewhere) = (opened.recovery, opened.isEditedElsewhere)
    wasWritten(read)
  }

  /// Records that the file was written.
  mutating func wasWritten(_ written: FileIdentity?) {
    identity = written
    (isSuperseded, isRemoved) = (false, false)
    disk.take(written)
  }
}

// MARK: - Changes by other programs

extension DocumentFile {
  /// Refuses to overwrite a version that the client was not shown.
  ///
  /// - Throws: ``EditError/changedOnDisk(_:)``.
  func requireKnown() throws(EditError) {
    guard isSuperseded else { return }
    throw .changedOnDisk(
      "\(path ?? "The file") was changed by another program: reload it with document/reload, save under "
        + "another name, or set overwrite to replace what that program wrote.")
  }

  /// Begins to watch the file, at a time in milliseconds.
  ///
  /// - Parameter isTold: whether changes of its folder are reported from now on.
  mutating func watch(isTold: Bool, _ uptime: Double) {
    disk.isTold = isTold
    disk.begin(at: uptime)
  }

  /// When to check the file again, in milliseconds; `nil`: when its folder reports a change.
  public var deadline: Double? { path == nil || identity == nil ? nil : disk.deadline }

  /// Whether it is time to check the file: its folder reports no changes.
  public func isPolled(at uptime: Double) -> Bool {
    guard deadline != nil, let time = disk.pollTime else { return false }
    return time <= uptime
  }

  /// Puts off a check of the file until the document is free.
  mutating func owesLook() { disk.putOff() }

  /// Checks whether another program has changed the file. The time is in milliseconds.
  ///
  /// - Parameters:
  ///   - completeness: whether the file at this path is written to its end.
  ///   - isUnchanged: whether the file at this path holds what the document was read from.
  /// - Returns: the change, once for each complete version.
  mutating func look(
    _ uptime: Double, completeness: (String) -> DiskWatch.Completeness,
    isUnchanged: (String) -> Bool
  ) -> DiskChange? {
    guard let path, let before = identity else { return nil }
    let now = FileIdentity(path: path)
    guard disk.look(now, at: uptime, completeness: { completeness(path) }) else { return nil }
    let returns = isRemoved
    isRemoved = now == nil
    guard let now else { return .removed }
    // The contents are the same: only the file's date or identity changed, or it is there again.
    if !isSuperseded, isUnchanged(path) {
      identity = now
      return returns ? .replaced : nil
    }
    return now.inode == before.inode && now.device == before.device ? .overwritten : .replaced
  }
}
