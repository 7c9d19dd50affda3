// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// The text under the annotations of an earlier edit in the same log. Finding it takes longer than the
/// edit, so it follows when the user pauses; see ``PendingAnchors``.
struct DeferredAnchors: Hashable, Sendable {
  /// The number of the edit among the edits in the log, from 0.
  var edit: Int
  var anchors: LoggedAnchors

  fileprivate static let type = "anchors"
}

extension DeferredAnchors: LogValue {
  var encoded: JSONTree {
    [
      "type": .string(DeferredAnchors.type), "edit": edit.encoded, "anchors": anchors.encoded,
    ]
  }

  init(encoded: JSONTree) throws(EditError) {
    edit = try encoded.decode("edit")
    anchors = try encoded.decode("anchors")
  }
}

/// A record of an edit log after its header.
enum LogRecordAfterHeader: LogValue {
  case entry(LogEntry)
  case anchors(DeferredAnchors)

  var encoded: JSONTree {
    switch self {
    case .entry(let entry): entry.encoded
    case .anchors(let anchors): anchors.encoded
    }
  }

  init(encoded: JSONTree) throws(EditError) {
    if encoded[member: "type"]?.string == DeferredAnchors.type {
      self = .anchors(try DeferredAnchors(encoded: encoded))
    } else {
      self = .entry(try LogEntry(encoded: encoded))
    }
  }
}
