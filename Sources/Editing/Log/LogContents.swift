// SPDX-License-Identifier: AGPL-3.0-or-later

/// The contents of an edit log, up to the first incomplete record.
struct LogContents: Hashable, Sendable {
  /// `nil` if not even the header is complete.
  var header: LogHeader?
  var entries: [LogEntry] = []
  /// Whether a complete line cannot be understood. A last line without its end does not count: that
  /// record was never acknowledged.
  var isDamaged = false

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var edits: [Int] = []
    while let end = rest.firstIndex(of: LogLine.lineFeed) {
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      do throws(EditError) {
        if header == nil {
          header = try LogLine.read(line)
        } else {
          try take(try LogLine.read(line), &edits)
        }
      } catch {
        // Later records apply to the result of this one.
        isDamaged = true
        return
      }
    }
  }

  /// - Parameter edits: the places of the edits among the entries.
  private mutating func take(
    _ record: LogRecordAfterHeader, _ edits: inout [Int]
  ) throws(EditError) {
    switch record {
    case .entry(let entry):
      if case .edit = entry.change { edits.append(entries.count) }
      entries.append(entry)
    case .anchors(let late):
      guard edits.indices.contains(late.edit),
        case .edit(var edit) = entries[edits[late.edit]].change
      else { throw .unreadable("It has the text under annotations of an unknown edit.") }
      edit.anchors.merge(late.anchors) { $1 }
      edit.isAnchored = true
      entries[edits[late.edit]].change = .edit(edit)
    }
  }

  /// Whether it contains something that a user did.
  var isWorthKeeping: Bool { isDamaged || !entries.isEmpty }
}
