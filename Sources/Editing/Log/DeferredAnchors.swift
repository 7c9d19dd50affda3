// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// The text under the annotations of an earlier edit in the log. Finding it takes longer than the edit,
/// so it follows when the user pauses; see ``PendingAnchors``.
struct DeferredAnchors: Hashable, Sendable {
  /// The index of the edit among the log's edits, from 0.
  var edit: Int
  var anchors: LoggedAnchors

  fileprivate static let type = "anchors"
}

extension DeferredAnchors: LogValue {
  var encoded: JSONTree {
    ["type": .string(DeferredAnchors.type), "edit": edit.encoded, "anchors": anchors.encoded]
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

/// The annotations of logged edits whose text is not logged yet. Reading a page for it takes several
/// times as long as adding a highlight, and nobody needs it before the file is replaced.
///
/// The text is looked up before anything changes it, and before the log is read or closed. If the process
/// dies earlier, the edit itself is in the log, and only applies to the file as it was.
struct PendingAnchors {
  private var edits: [(number: Int, annotations: [Annotation])] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func add(_ annotations: [Annotation], ofEdit number: Int) {
    if !annotations.isEmpty { edits.append((number, annotations)) }
  }

  /// The anchors of the first edit, which are owed no longer; `nil` if none are owed.
  mutating func takeFirst(in document: Document) -> DeferredAnchors? {
    guard !edits.isEmpty else { return nil }
    let (number, annotations) = edits.removeFirst()
    return DeferredAnchors(edit: number, anchors: LoggedAnchors(of: annotations, in: document))
  }
}

extension Editor {
  /// Whether the log lacks the text under some annotations, which ``payAnchors()`` adds.
  public var owesAnchors: Bool { !owedAnchors.isEmpty }

  /// Completes one edit in the log with the text under its annotations.
  public func payFirstAnchors() {
    guard let anchors = owedAnchors.takeFirst(in: document), let log else { return }
    // Without them, the edit is as good as before: a log that cannot be written refuses the next edit.
    do throws(EditError) { try log.append(anchors) } catch {}
  }

  /// Completes the log with the text under all annotations.
  public func payAnchors() { while owesAnchors { payFirstAnchors() } }

  /// Pays before an edit that may change texts or move pages.
  func payAnchors(before edit: any Edit) {
    if owesAnchors, !keepsTexts(edit) { payAnchors() }
  }

  private func keepsTexts(_ edit: any Edit) -> Bool {
    if let sequence = edit as? EditSequence { return sequence.edits.allSatisfy(keepsTexts) }
    return edit is any RelocatableEdit
  }
}
