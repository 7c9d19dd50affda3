// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import Workspace

enum PagesDidChange: Notification {
  static let name = "pages/didChange"
  static let summary = """
    Pages were inserted, removed, moved, turned, cropped, labelled or closed. Undoing and redoing \
    count too. Follows `document/didChange`.
    """

  struct Params: WrittenRecord {
    var documentId = ""
    var revision = 0
    var cause = ChangeCause.api
    var pageCount = 0
    var kept: [PageRun] = []
    var added: [Int] = []
    var removed: [Int] = []
    var changed: [Int] = []

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .revision(\.revision),
      .required("cause", \.cause, "The cause of the change."),
      .required("pageCount", \.pageCount, "The number of pages now."),
      .required(
        "kept", \.kept,
        "The new places of earlier pages that still exist; empty if all stayed."),
      .required("added", \.added, "The pages that are new, by their indices now."),
      .required("removed", \.removed, "The pages that are gone, by their indices before."),
      .required(
        "changed", \.changed,
        "Pages that look different, or were closed or opened, by their indices now."),
    ]
  }
}

extension PagesDidChange.Params {
  /// `nil` for a change that does not affect pages.
  init?(_ open: OpenDocument, _ change: Change) {
    let effect = change.effect
    guard effect.mapping != nil || effect.pageFacts != nil else { return nil }
    documentId = open.id
    (revision, cause) = (change.revision, change.cause)
    // The change cannot fail any more; a page tree that is unreadable after it is reported
    // elsewhere.
    pageCount = effect.mapping?.newCount ?? (try? open.document.pageCount) ?? 0
    if let mapping = effect.mapping {
      kept = PageRun.runs(of: mapping)
      (added, removed) = (mapping.added, mapping.removed)
    }
    changed = effect.pages.union(effect.pageFacts ?? []).subtracting(added).sorted()
  }
}

/// A run of pages that moved together.
struct PageRun: WrittenRecord {
  var from = 0
  var to = 0
  var count = 0

  static let fields: [Field<Self>] = [
    .required("from", \.from, "The previous index of the first page."),
    .required("to", \.to, "The index of the first page now."),
    .required("count", \.count, "The number of pages."),
  ]

  static func runs(of mapping: PageMapping) -> [PageRun] {
    var runs: [PageRun] = []
    for (new, old) in mapping.oldIndices.enumerated() {
      guard let old else { continue }
      if let last = runs.last, old == last.from + last.count, new == last.to + last.count {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(PageRun(from: old, to: new, count: 1))
      }
    }
    return runs
  }
}
