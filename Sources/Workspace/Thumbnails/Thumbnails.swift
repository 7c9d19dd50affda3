// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// The small pictures of a document's pages: those that were used last, in memory, and those of pages
/// as they are in the file, in the user's cache folder.
///
/// That folder never gets pictures of changed pages, of encrypted documents, and of documents that
/// were opened from bytes.
public final class Thumbnails {
  let document: Document
  let folder: () -> ThumbnailFolder?
  private var versions = PageVersions()
  private var recent = RecentCache<ThumbnailKey, [UInt8]>(budget: 8 << 20, cost: \.count)
  private var name = FileName.unknown
  /// Whether the text that an earlier session kept was looked for, and whether this one has kept it.
  var hasReadText = false
  var hasKeptText = false

  private enum FileName {
    case unknown
    case reading(ContentDigest)
    case known(String)
    case none
  }

  /// - Parameter isEdited: whether the document differs already from what it was opened from.
  init(of document: Document, isEdited: Bool, folder: @escaping () -> ThumbnailFolder?) {
    self.document = document
    self.folder = folder
    if isEdited { versions.changeAll() }
  }

  /// The pictures in memory.
  public var memoryUse: CacheUse {
    CacheUse(entries: recent.count, bytes: recent.cost, limit: recent.budget)
  }

  /// Counts up where pages may have gone elsewhere.
  public var order: Int { versions.order }

  /// Takes note of what an edit changed.
  func note(_ effect: EditEffect) {
    versions.note(effect, in: document)
    for key in recent.keys.filter({ $0.version != versions[$0.object] }) { recent[key] = nil }
    if effect.erases { removeFiles() }
  }

  /// The picture of a page as it is now.
  public func key(ofPage index: Int, width: Int) throws(EngineError) -> ThumbnailKey {
    let object = try document.pageObject(index)?.number ?? 0
    return ThumbnailKey(object: object, width: width, version: versions[object])
  }

  /// Finds out what the document's files are called in the cache folder, a few milliseconds a turn.
  ///
  /// - Returns: whether that is done.
  public func prepare() -> Bool {
    switch name {
    case .known, .none: return true
    case .unknown:
      name = digest.map(FileName.reading) ?? .none
    case .reading(var digest):
      switch digest.step() {
      case .more: name = .reading(digest)
      case .done(let digits): name = .known((family ?? "") + digits.dropFirst(family?.count ?? 0))
      case .changed: name = .none
      }
    }
    return false
  }

  /// The prefix of the document's files; `nil` if it may have none, or before the prefix is known.
  var digits: String? {
    if case .known(let digits) = name { digits } else { nil }
  }

  /// A picture that is kept, as PNG.
  ///
  /// - Parameter size: what it has to have, in pixels.
  public func find(_ key: ThumbnailKey, size: (width: Int, height: Int)) -> [UInt8]? {
    guard key.canBeKept else { return nil }
    if let bytes = recent[key] { return bytes }
    guard let file = file(of: key), let bytes = folder()?.read(file),
      let png = IntactPNG(bytes), png.width == size.width, png.height == size.height
    else { return nil }
    recent[key] = bytes
    return bytes
  }

  /// Keeps a picture, as PNG.
  public func keep(_ bytes: [UInt8], as key: ThumbnailKey) {
    guard key.canBeKept else { return }
    recent[key] = bytes
    if let file = file(of: key) { folder()?.write(bytes, to: file) }
  }

  /// Contents that are removed from the document for good must not be visible elsewhere either, nor
  /// in pictures of earlier versions of the file.
  private func removeFiles() {
    if let family {
      folder()?.removeFiles(startingWith: family)
    } else {
      while !prepare() {}
      if case .known(let digits) = name { folder()?.removeFiles(startingWith: digits) }
    }
    name = .none
  }

  /// The common prefix for all versions of a file, made of its permanent identifier (ISO 32000-2,
  /// 14.4); `nil` if it has none.
  private var family: String? {
    guard let id = try? document.trailer?["ID"]?[0]?.bytes, !id.isEmpty else { return nil }
    // FNV-1a: two documents of one family only lose pictures together.
    let hash = id.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The file of a page that is as it was opened.
  private func file(of key: ThumbnailKey) -> String? {
    guard let digits, key.version == 0 else { return nil }
    return "\(digits)-\(key.object)-\(key.width).png"
  }

  /// Begins to read the document's file; `nil` where no picture of it may outlive the session.
  private var digest: ContentDigest? {
    guard let prefix = folder()?.renderer, (try? document.isEncrypted) == false,
      let size = document.fileIdentity?.size, size <= Thumbnails.largestFile
    else { return nil }
    return ContentDigest(of: document, after: prefix)
  }

  /// The limit in bytes: reading more takes longer than drawing some pages.
  private static let largestFile: Int64 = 512 << 20
}
