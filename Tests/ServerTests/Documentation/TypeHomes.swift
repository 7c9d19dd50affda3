// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// Which document describes a type: the one whose messages alone mention it, or else `types.md`.
struct TypeHomes {
  /// The types that several documents mention.
  let shared: [WireType]
  private var byPath: [String: [WireType]] = [:]

  init(_ documents: [ProtocolDocument]) {
    var mentions: [String: Set<String>] = [:]
    var all: [String: WireType] = [:]
    for document in documents {
      for type in TypeTables.types(of: document.messageNames) {
        guard let name = type.name else { continue }
        all[name] = type
        mentions[name, default: []].insert(document.path)
      }
    }
    var shared: [WireType] = []
    for (name, type) in all.sorted(by: { $0.key < $1.key }) {
      if let paths = mentions[name], paths.count == 1, let path = paths.first {
        byPath[path, default: []].append(type)
      } else {
        shared.append(type)
      }
    }
    self.shared = shared
  }

  func types(of document: ProtocolDocument) -> [WireType] { byPath[document.path] ?? [] }
}
