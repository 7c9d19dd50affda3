// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Stores bookmarks in a file beside the document. Changes stay in memory until ``save()``, and in the
/// document's edit log, so that they survive the process.
///
/// Changes by other programs are kept: saving only changes what was changed here. A file that cannot be
/// read is never written.
public final class FileProvider: BookmarkProvider {
  public let path: String
  public let format: BookmarkFileFormat
  public let kind = "file"
  public var id: String { "\(format.rawValue):\(path)" }
  /// The maximum file size, in bytes.
  public static let largest = 16 << 20

  private struct Content {
    var file: BookmarkFile
    /// `nil` if there was no file.
    var identity: FileIdentity?
    /// Whether it was read from a former place. If so, it is written even if nothing changed.
    var isElsewhere = false
  }

  private let folder: SidecarFolder?
  private var content: Content?
  private var current: [Bookmark] = []
  /// Changes that are not saved yet, in order.
  private var unsaved: [(id: String, stored: StoredBookmark?)] = []

  /// - Parameters:
  ///   - path: an absolute path. If there is no file, one is created on the first save of a change.
  ///   - folder: knows the former places of the document's sidecar files; `nil` if there is no record.
  public init(_ path: String, _ format: BookmarkFileFormat, folder: SidecarFolder? = nil) {
    self.path = path
    self.format = format
    self.folder = folder
  }

  /// The provider with an id from an earlier session; `nil` if the id is not a file provider's.
  public convenience init?(id: String, folder: SidecarFolder? = nil) {
    guard let colon = id.firstIndex(of: ":"),
      let format = BookmarkFileFormat(rawValue: String(id[..<colon]))
    else { return nil }
    self.init(String(id[id.index(after: colon)...]), format, folder: folder)
  }

  public func continued(in editor: Editor, isDiscarding: Bool) -> any BookmarkProvider {
    isDiscarding ? FileProvider(path, format, folder: folder) : self
  }

  public func bookmarks() throws(BookmarkError) -> [Bookmark] {
    if content == nil || content?.identity != FileIdentity(path: path) { try load() }
    return current
  }

  public func add(_ bookmark: Bookmark) throws(BookmarkError) -> Bool {
    try set(bookmark, at: nil)
  }

  public func restore(_ bookmark: Bookmark, at place: Int) throws(BookmarkError) -> Bool {
    try set(bookmark, at: place)
  }

  public func remove(_ bookmark: Bookmark) throws(BookmarkError) -> Bool {
    guard try bookmarks().contains(where: bookmark.isSame) else { return false }
    note(bookmark.id, nil)
    return true
  }

  /// Takes over an unsaved change of an earlier session.
  func assume(_ change: StoreChange) throws(BookmarkError) {
    let stored = try editing(
      change.after.map { tree throws(EditError) in try StoredBookmark(tree) })
    note(change.key, stored)
  }

  private func set(_ bookmark: Bookmark, at place: Int?) throws(BookmarkError) -> Bool {
    guard canHold(bookmark) else { return false }
    _ = try bookmarks()
    note(bookmark.id, StoredBookmark(bookmark, place: place))
    return true
  }

  /// Whether the bookmark survives writing and reading: some actions have no target, and would make the
  /// whole file unreadable.
  private func canHold(_ bookmark: Bookmark) -> Bool {
    guard format == .json || BookmarkTable.holds(bookmark) else { return false }
    let read = try? BookmarkFile(BookmarkFile(format).bytes(with: [bookmark]), format)
    return read?.bookmarks.map(\.key) == [bookmark.key]
  }

  private func note(_ id: String, _ stored: StoredBookmark?) {
    unsaved.append((id, stored))
    FileProvider.apply(id, stored, to: &current)
  }

  private static func apply(
    _ id: String, _ stored: StoredBookmark?, to bookmarks: inout [Bookmark]
  ) {
    let place = bookmarks.firstIndex { $0.id.isExactly(id) }
    switch (place, stored) {
    case (let place?, let stored?): bookmarks[place] = stored.bookmark
    case (let place?, nil): bookmarks.remove(at: place)
    case (nil, let stored?):
      let wanted = stored.place ?? bookmarks.count
      bookmarks.insert(stored.bookmark, at: min(max(0, wanted), bookmarks.count))
    case (nil, nil): break
    }
  }

  /// Writes the unsaved changes, completely or not at all.
  ///
  /// - Throws: ``BookmarkError``; then the file is unchanged, and the changes stay unsaved.
  public func save() throws(BookmarkError) { try prepareToSave()?() }

  /// Writes a draft of the file. A full disk is thus noticed before the document is saved.
  public func prepareToSave() throws(BookmarkError) -> PreparedSave? {
    if !unsaved.isEmpty { try load() }
    guard let content, content.isElsewhere || !unsaved.isEmpty else { return nil }
    let bytes = content.file.bytes(with: current)
    let file = try BookmarkFile(bytes, format)
    let draft = try editing { () throws(EditError) in
      if folder?.holds(path) == true {
        try StateFile(path).draft(bytes)
      } else {
        try FileDraft(bytes, of: path)
      }
    }
    let count = unsaved.count
    return { [self] () throws(BookmarkError) in
      // Another program has changed the file meanwhile: its changes are kept.
      guard content.identity == FileIdentity(path: path) else { return try save() }
      try editing { () throws(EditError) in try draft.publish() }
      unsaved.removeFirst(min(count, unsaved.count))
      self.content = Content(file: file, identity: FileIdentity(path: path))
      folder?.note(path, format)
    }
  }

  /// Reads the file, and applies the unsaved changes again. If there is no file, the document's former
  /// one is read.
  private func load() throws(BookmarkError) {
    let identity = FileIdentity(path: path)
    let source = identity == nil ? folder?.formerPath(of: format, now: path) : path
    let file = try source.map { path throws(BookmarkError) in try read(path) }
    var bookmarks = file?.bookmarks ?? []
    for (id, stored) in unsaved { FileProvider.apply(id, stored, to: &bookmarks) }
    content = Content(
      file: file ?? BookmarkFile(format), identity: identity,
      isElsewhere: identity == nil && source != nil)
    current = bookmarks
  }

  private func read(_ path: String) throws(BookmarkError) -> BookmarkFile {
    guard let identity = FileIdentity(path: path) else { return BookmarkFile(format) }
    do throws(BookmarkError) {
      let bytes = try engine(FileBytes.whole(path, limit: FileProvider.largest))
      guard let bytes else {
        throw .malformed(
          "The file has \(identity.size) bytes; the limit is \(FileProvider.largest).")
      }
      return try BookmarkFile(bytes, format)
    } catch .malformed(let why) {
      throw .malformed(
        "The bookmarks in \(path) cannot be read and are left unchanged: correct the file or give "
          + "another with bookmarks/setProviders. \(why)")
    } catch {
      throw error
    }
  }
}
