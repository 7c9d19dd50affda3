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

extension Session {
  /// The use of the session's caches, one line for each kind. The caches of documents are listed if
  /// there is a document.
  var caches: [CacheStatus] {
    CacheKind.allCases.compactMap { kind in
      let uses = kind.isOfDocument ? documents.all.map { use(kind, of: $0) } : [use(kind)]
      return CacheUse.sum(uses).map { CacheStatus(kind, $0) }
    }
  }

  private func use(_ kind: CacheKind, of open: OpenDocument) -> CacheUse {
    switch kind {
    case .pages: open.document.loadedPageUse
    case .displayLists: open.document.displayListUse
    case .pageText: open.document.searchTextUse
    default: open.thumbnails.memoryUse
    }
  }

  private func use(_ kind: CacheKind) -> CacheUse {
    switch kind {
    case .preparedPictures: prefetcher?.use ?? CacheUse(bytes: 0, limit: Prefetcher.mostBytes)
    case .pictureMemory: documents.context.pictureMemory.use
    default: world.sharedPictures.use
    }
  }
}
