// SPDX-License-Identifier: AGPL-3.0-or-later

import Transcripts

/// The documents that describe the protocol: `protocol.md`, and those in `docs`.
struct ProtocolDocuments {
  /// As they are written.
  let documents: [ProtocolDocument]
  private let homes: TypeHomes

  init() throws {
    documents = try Project.described.map { try ProtocolDocument(path: $0) }
    homes = TypeHomes(documents)
  }

  /// As they should be: with tables that say what is declared, and links that lead to the section
  /// that they mean, also where a type is described in another document than before.
  var wanted: [ProtocolDocument] {
    let declared = documents.map { document in
      ProtocolDocument(
        path: document.path, text: document.declaring { text($0, in: document) })
    }
    let links = SectionLinks(declared)
    return declared.map { ProtocolDocument(path: $0.path, text: links.relinked($0)) }
  }

  /// The names of all blocks of declarations, in their order.
  var declaredNames: [String] { documents.flatMap(\.declaredNames) }

  /// What is declared under the name of a block of a document; `nil` for an unknown name.
  func text(_ name: String, in document: ProtocolDocument) -> String? {
    switch name {
    case "types": return TypeTables.text(homes.shared)
    case "types of \(document.name)":
      let types = homes.types(of: document)
      return types.isEmpty ? "" : "## Types\n\n" + TypeTables.text(types)
    case "index of core": return MethodIndex.core
    default:
      guard name.hasPrefix("index of ") else { return Declarations.text(name) }
      let indexed = documents.first { $0.path == "docs/protocol/\(name.dropFirst(9)).md" }
      return indexed.map { MethodIndex.text($0.messageNames) }
    }
  }

  /// The lines from a heading to the next one, in the documents under a folder.
  func section(_ title: String, under folder: String) -> [Substring] {
    documents.filter { $0.path.hasPrefix(folder) }.map { $0.section(title) }
      .first { !$0.isEmpty } ?? []
  }

  /// Their transcripts, and those that were moved out of them.
  static func fences(shownOnly: Bool = true) throws -> [Fence] {
    let moved = Project.transcripts.filter {
      $0.hasPrefix("Tests/Transcripts/protocol/") || $0.hasPrefix("Tests/Transcripts/tools/")
    }
    return try (Project.described + (shownOnly ? [] : moved)).flatMap {
      try TranscriptFile.read(Project.path($0)).fences
    }
  }
}
