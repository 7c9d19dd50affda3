// SPDX-License-Identifier: AGPL-3.0-or-later

/// The source of a document, and earlier ones that the engine still reads. They stay readable while
/// the document lives.
struct DocumentSources {
  private(set) var current: OpenSource
  private var former: [OpenSource] = []

  init(_ source: OpenSource) { current = source }

  mutating func replace(with new: OpenSource) {
    former.append(current)
    current = new
  }
}
