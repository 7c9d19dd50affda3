// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import System

/// Thumbnails of a document's pages: recently used ones in memory, and pictures of unchanged pages in
/// the user's cache folder.
///
/// The folder never gets pictures of changed pages, of encrypted documents, or of documents opened from
/// bytes.
public final class Thumbnails {
  let document: Document
  let folder: () -> ThumbnailFolder?
  private var versions = PageVersions()
  private var recent = RecentCache<ThumbnailKey, [UInt8]>(budget: 8 << 20, cost: \.count)
  private var name = FileName.unknown
  /// Whether the text of an earlier session was looked up. `hasKeptText` tells whether this session has
  /// stored its text.
  var hasReadText = false
  var hasKeptText = false

  private enum FileName {
    case unknown
    case reading(ContentDigest)
    case known(String)
    case none
  }

  /// - Parameter isEdited: whether the document differs already from its file.
  init(of document: Document, isEdited: Bool, folder: @escaping () -> ThumbnailFolder?) {
    self.document = document
    self.folder = folder
    if isEdited { versions.changeAll() }
  }

  /// The pictures in memory.
  public var memoryUse: CacheUse {
    CacheUse(entries: recent.count, bytes: recent.cost, limit: recent.budget)
  }

  /// Incremented when page indices may have changed.
  public var order: Int { versions.order }

  /// Updates page versions after an edit.
  func note(_ effect: EditEffect) {
    versions.note(effect, in: document)
    for key in recent.keys.filter({ $0.version != versions[$0.object] }) { recent[key] = nil }
    if effect.erases { removeFiles() }
  }

  /// The key for the current picture of a page.
  public func key(ofPage index: Int, width: Int) throws(EngineError) -> ThumbnailKey {
    let object = try document.pageObject(index)?.number ?? 0
    return ThumbnailKey(object: object, width: width, version: versions[object])
  }

  /// Computes the names of the document's files in the cache folder. Each call takes a few milliseconds
  /// at most.
  ///
  /// - Returns: whether the names are known.
  public func prepare() -> Bool {
    switch name {
    case .known, .none: return true
    case .unknown:
      name = digest.map(FileName.reading) ?? .none
    case .reading(var digest):
      switch digest.step() {
      case .more: name = .reading(digest)
      case .done(let digits): name = .known((family ?? "") + digits.dropFirst(family?.count ?? 0))
      case .impossible: name = .none
      }
    }
    return false
  }

  /// The prefix of the document's files; `nil` if it has none, or before it is known.
  var digits: String? {
    if case .known(let digits) = name { digits } else { nil }
  }

  /// A cached picture, as PNG.
  ///
  /// - Parameter size: the required size in pixels.
  public func find(_ key: ThumbnailKey, size: (width: Int, height: Int)) -> [UInt8]? {
    guard key.canBeKept else { return nil }
    if let bytes = recent[key] { return bytes }
    guard let file = file(of: key), let bytes = folder()?.read(file),
      let png = IntactPNG(bytes), png.width == size.width, png.height == size.height
    else { return nil }
    recent[key] = bytes
    return bytes
  }

  /// Stores a picture, as PNG.
  public func keep(_ bytes: [UInt8], as key: ThumbnailKey) {
    guard key.canBeKept else { return }
    recent[key] = bytes
    if let file = file(of: key) { folder()?.write(bytes, to: file) }
  }

  /// Removes the document's files: contents that were permanently removed from the document, or that get
  /// a password, must not stay visible in cached pictures, also not of earlier versions of the file.
  func removeFiles() {
    if let family {
      folder()?.removeFiles(startingWith: family)
    } else {
      while !prepare() {}
      if case .known(let digits) = name { folder()?.removeFiles(startingWith: digits) }
    }
    name = .none
  }

  /// The prefix that all versions of a file share. It is made of the file's permanent identifier (ISO
  /// 32000-2, 14.4). `nil` if the file has none.
  private var family: String? {
    guard let id = try? document.trailer?["ID"]?[0]?.bytes, !id.isEmpty else { return nil }
    // Documents of the same checksum only lose pictures together.
    return Checksum(id).hexadecimal
  }

  /// The cache file of an unchanged page's picture; `nil` if it must not be stored.
  private func file(of key: ThumbnailKey) -> String? {
    guard let digits, key.version == 0 else { return nil }
    return "\(digits)-\(key.object)-\(key.width).png"
  }

  /// A digest of the document's file, not read yet; `nil` if none of its pictures may outlive the
  /// session.
  private var digest: ContentDigest? {
    guard let prefix = folder()?.renderer, (try? document.isEncrypted) == false,
      let size = document.fileIdentity?.size, size <= Thumbnails.largestFile
    else { return nil }
    return ContentDigest(of: document, after: prefix)
  }

  /// The maximum file size in bytes: reading a larger file takes longer than drawing some pages.
  private static let largestFile: Int64 = 512 << 20
}

/// The text of a document's pages, cached with their pictures. With it, the first search of the next
/// session reads only the pages that may have a match.
extension Thumbnails {
  /// Reads the text that an earlier session cached. Each call takes a few milliseconds at most.
  ///
  /// - Returns: whether reading is complete.
  public func prepareText() throws(EngineError) -> Bool {
    guard !hasReadText, document.text.isOfFile,
      try !document.text.isComplete(ofPages: document.pageCount)
    else { return true }
    guard prepare() else { return false }
    hasReadText = true
    if let file = textFile, let bytes = folder()?.read(file) {
      try document.text.take(bytes, pageCount: document.pageCount)
    }
    return true
  }

  /// Stores the text for the next session. It does so once all of it has been read.
  public func keepText() throws(EngineError) {
    guard let file = textFile, let folder = folder(),
      let bytes = try document.text.encoded(pageCount: document.pageCount)
    else {
      return
    }
    if !hasKeptText { folder.write(bytes, to: file) }
    hasKeptText = true
  }

  private var textFile: String? { digits.map { "\($0)\(ThumbnailFolder.textSuffix)" } }
}

/// Identifies a picture of a page.
public struct ThumbnailKey: Hashable, Sendable {
  /// The page's object number, which stays the same when the page moves; 0 if it has none.
  var object: Int
  /// The width in pixels.
  var width: Int
  /// Incremented when the page changes; 0 while it is unchanged from the file.
  var version: Int

  /// Whether the page's picture can be cached. For that, the page must have an object number.
  var canBeKept: Bool { object > 0 }
}
