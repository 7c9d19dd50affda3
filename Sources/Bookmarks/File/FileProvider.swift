// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Keeps bookmarks in a file beside the document. What is changed is in memory until ``save()``, and
/// in the document's edit log, so that it is not lost with the process.
///
/// A file that another program has changed meanwhile keeps those changes: only what was changed here
/// is changed in it. A file that cannot be read is never written.
public final class FileProvider: BookmarkProvider {
  public let path: String
  public let format: BookmarkFileFormat
  public let kind = "file"
  public var id: String { "\(format.rawValue):\(path)" }
  /// No file of bookmarks is larger, in bytes.
  public static let largest = 16 << 20

  private struct Content {
    var file: BookmarkFile
    /// `nil` where there was no file.
    var identity: FileIdentity?
    /// Whether it comes from another place, so that it is written even where nothing changed.
    var isElsewhere = false
  }

  private let folder: SidecarFolder?
  private var content: Content?
  private var current: [Bookmark] = []
  /// Changes that are not saved yet, in order.
  private var unsaved: [(id: String, stored: StoredBookmark?)] = []

  /// - Parameters:
  ///   - path: absolute; where there is no file yet, one is made when there is something to save.
  ///   - folder: knows where the document's sidecar files were; `nil`: nobody does.
  public init(_ path: String, _ format: BookmarkFileFormat, folder: SidecarFolder? = nil) {
    self.path = path
    self.format = format
    self.folder = folder
  }

  /// The provider of an id, as an earlier session has called it; `nil` of another kind's.
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

  /// Takes over a change that an earlier session did not save.
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

  /// Whether it is there again once it was written and read: some actions lead nowhere, and would make
  /// the whole file one that cannot be read.
  private func canHold(_ bookmark: Bookmark) -> Bool {
    guard format == .json || BookmarkTable.holds(bookmark) else { return false }
    let read = try? BookmarkFile(BookmarkFile(format).bytes(with: [bookmark]), format)
    return read?.bookmarks.map(\.id) == [bookmark.id]
  }

  private func note(_ id: String, _ stored: StoredBookmark?) {
    unsaved.append((id, stored))
    FileProvider.apply(id, stored, to: &current)
  }

  private static func apply(
    _ id: String, _ stored: StoredBookmark?, to bookmarks: inout [Bookmark]
  ) {
    let place = bookmarks.firstIndex { $0.id == id }
    switch (place, stored) {
    case (let place?, let stored?): bookmarks[place] = stored.bookmark
    case (let place?, nil): bookmarks.remove(at: place)
    case (nil, let stored?):
      let wanted = stored.place ?? bookmarks.count
      bookmarks.insert(stored.bookmark, at: min(max(0, wanted), bookmarks.count))
    case (nil, nil): break
    }
  }

  /// Writes what was changed, wholly or not at all.
  ///
  /// - Throws: ``BookmarkError``; then the file is as it was, and what was changed is still to be saved.
  public func save() throws(BookmarkError) {
    if !unsaved.isEmpty { try load() }
    guard let content, content.isElsewhere || !unsaved.isEmpty else { return }
    let bytes = content.file.bytes(with: current)
    let file = try BookmarkFile(bytes, format)
    try editing { () throws(EditError) in
      if folder?.holds(path) == true {
        try StateFile(path).write(bytes)
      } else {
        _ = try WholeFile.write(bytes, to: path)
      }
    }
    unsaved = []
    self.content = Content(file: file, identity: FileIdentity(path: path))
    folder?.note(path, format)
  }

  /// Reads the file, or the one that the document had where it was before, and makes what is not saved
  /// yet again.
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
        throw .malformed("It has \(identity.size) bytes: at most \(FileProvider.largest) are read.")
      }
      return try BookmarkFile(bytes, format)
    } catch .malformed(let why) {
      throw .malformed(
        "The bookmarks in \(path) cannot be read, and are left as they are: correct the file or give "
          + "another with bookmarks/setProviders. \(why)")
    } catch {
      throw error
    }
  }
}
