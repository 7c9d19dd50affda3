// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Workspace

/// A kind of cache.
enum CacheKind: String, WireEnum, CaseIterable {
  case pages, displayLists, pageText, thumbnails, preparedPictures, pictureMemory, sharedMemory

  /// Whether each document has one. The documents of a process share the others.
  var isOfDocument: Bool {
    switch self {
    case .pages, .displayLists, .pageText, .thumbnails: true
    case .preparedPictures, .pictureMemory, .sharedMemory: false
    }
  }
}

/// The use of all caches of one kind.
struct CacheStatus: Record, Hashable, Sendable {
  static let name = "CacheStatus"
  var kind = CacheKind.pages
  var entries = 0
  var bytes: Int?
  var limit: Int?
  var entryLimit: Int?

  static let fields: [Field<Self>] = [
    .required("name", \.kind, "Which caches these are."),
    .required("entries", \.entries, "How many entries the caches of this kind hold."),
    .optional("bytes", \.bytes, "What the entries take, if that is known."),
    .optional("limit", \.limit, "The most bytes that the entries may take."),
    .optional("entryLimit", \.entryLimit, "The most entries."),
  ]

  /// - Parameter use: what the cache holds.
  init(_ kind: CacheKind, _ use: CacheUse) {
    self.kind = kind
    (entries, bytes, limit, entryLimit) = (use.entries, use.bytes, use.limit, use.entryLimit)
  }

  init() {}
}

extension [CacheStatus] {
  /// The sums over all processes, one line for each kind.
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
  /// The use of a session's caches, one line for each kind. The caches of documents are listed if
  /// there is a document.
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
      session.prefetcher?.use ?? CacheUse(bytes: 0, limit: Prefetcher.mostBytes)
    case .pictureMemory: session.documents.context.pictureMemory.use
    default: session.world.sharedPictures.use
    }
  }
}
