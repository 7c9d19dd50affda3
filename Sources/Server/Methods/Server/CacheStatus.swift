// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Workspace

enum CacheKind: String, WireEnum, CaseIterable {
  case pages, displayLists, pageText, thumbnails, preparedPictures, pictureMemory, sharedMemory

  /// Whether each document has its own cache of this kind. Documents of a process share the others.
  var isOfDocument: Bool {
    switch self {
    case .pages, .displayLists, .pageText, .thumbnails: true
    case .preparedPictures, .pictureMemory, .sharedMemory: false
    }
  }
}

/// The use of all caches of one kind.
struct CacheStatus: Record, Hashable, Sendable {
  var kind = CacheKind.pages
  var entries = 0
  var bytes: Int?
  var limit: Int?
  var entryLimit: Int?

  static let fields: [Field<Self>] = [
    .required("name", \.kind, "The kind of the caches."),
    .required("entries", \.entries, "The number of entries in the caches of this kind."),
    .optional("bytes", \.bytes, "The size of the entries in bytes, if known."),
    .optional("limit", \.limit, "The maximum size of the entries in bytes."),
    .optional("entryLimit", \.entryLimit, "The maximum number of entries."),
  ]

  /// - Parameter use: the contents of the cache.
  init(_ kind: CacheKind, _ use: CacheUse) {
    self.kind = kind
    (entries, bytes, limit, entryLimit) = (use.entries, use.bytes, use.limit, use.entryLimit)
  }

  init() {}
}

extension [CacheStatus] {
  /// The sums over all processes, one for each kind.
  static func sum(_ all: [[CacheStatus]]) -> [CacheStatus] {
    CacheKind.allCases.compactMap { kind in
      let lines = all.joined().filter { $0.kind == kind }
      guard var total = lines.first else { return nil }
      for line in lines.dropFirst() {
        total.entries &+= line.entries
        total.bytes = CacheUse.sum(total.bytes, line.bytes)
        total.limit = CacheUse.sum(total.limit, line.limit)
        total.entryLimit = CacheUse.sum(total.entryLimit, line.entryLimit)
      }
      return total
    }
  }
}

extension [CacheStatus] {
  /// The use of a session's caches, one line for each kind. Caches of documents are included only
  /// if a document is open.
  init(of session: Session) {
    self = CacheKind.allCases.compactMap { kind in
      let uses =
        kind.isOfDocument
        ? session.documents.all.map { kind.use(of: $0) } : [kind.use(of: session)]
      return CacheUse.sum(uses).map { CacheStatus(kind, $0) }
    }
  }
}

extension CacheKind {
  fileprivate func use(of open: OpenDocument) -> CacheUse {
    switch self {
    case .pages: open.document.loadedPages.use
    case .displayLists: open.document.loadedPages.displayListUse
    case .pageText: open.document.text.use
    default: open.thumbnails.memoryUse
    }
  }

  fileprivate func use(of session: Session) -> CacheUse {
    switch self {
    case .preparedPictures:
      session.pictures.prefetcher?.use ?? CacheUse(bytes: 0, limit: Prefetcher.mostBytes)
    case .pictureMemory: session.documents.context.pictureMemory.use
    default: session.world.sharedPictures.use
    }
  }
}
