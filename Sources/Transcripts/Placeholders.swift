// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// Placeholders for folders of this machine. With them, transcripts are the same on every machine.
struct Placeholders {
  static let fixtures = "$FIXTURES"
  static let temporary = "$TEMP"
  /// The folder beside the transcript, with the documents of recorded sessions.
  static let copies = "$COPIES"

  /// Sorted by length, longest first, since one folder may be inside another.
  private let folders: [(path: String, name: String)]

  init(fixtures: String, temporary: String, copies: String = "") {
    folders = [
      (path: fixtures, name: Self.fixtures), (path: temporary, name: Self.temporary),
      (path: copies, name: Self.copies),
    ]
    .filter { !$0.path.isEmpty }
    .sorted { $0.path.utf8.count > $1.path.utf8.count }
  }

  /// The value with paths, for the server.
  func filled(_ json: JSONTree) -> JSONTree { json.mappingStrings(filled) }

  func filled(_ text: String) -> String {
    folders.reduce(text) { $0.replacing($1.name, with: $1.path) }
  }

  /// The value with placeholders, for a transcript.
  func restored(_ json: JSONTree) -> JSONTree {
    json.mappingStrings { text in
      folders.reduce(text) { $0.replacing($1.path, with: $1.name) }
    }
  }
}
