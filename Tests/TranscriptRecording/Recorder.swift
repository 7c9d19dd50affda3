// SPDX-License-Identifier: AGPL-3.0-or-later

import Transcripts

/// Rewrites a transcript to match the server's messages.
enum Recorder {
  /// The text with updated `←` lines. Correct lines stay as they are spelled, and so do comments, and
  /// fences with problems in their performance.
  static func recorded(
    _ text: String, _ performances: [Performance], lineLimit: Int?
  ) -> String {
    // Split by scalars instead of `sourceLines`, to preserve line ends.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    let edits = performances.filter(\.problems.isEmpty).flatMap { performance in
      performance.exchanges.flatMap {
        $0.edits(fenceLine: performance.fence.line, lineLimit: lineLimit)
      }
    }
    for edit in edits.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      let valid = edit.lines.clamped(to: lines.indices.lowerBound..<lines.endIndex)
      lines.replaceSubrange(valid, with: edit.replacement)
    }
    return lines.joined(separator: "\n")
  }

  fileprivate struct Edit {
    /// The lines, from 0.
    let lines: Range<Int>
    let replacement: [String]
  }
}

extension Exchange {
  fileprivate func edits(fenceLine: Int, lineLimit: Int?) -> [Recorder.Edit] {
    var edits: [Recorder.Edit] = []
    var missing: [Entry] = []
    var extra: [String] = []
    /// The last line before the next edit.
    var anchor = said.last?.lines.upperBound ?? fenceLine

    func flush() {
      for (index, entry) in missing.enumerated() {
        let lines = (entry.lines.lowerBound - 1)..<entry.lines.upperBound
        edits.append(.init(lines: lines, replacement: Array(extra.dropFirst(index).prefix(1))))
        anchor = entry.lines.upperBound
      }
      let further = Array(extra.dropFirst(missing.count))
      if !further.isEmpty { edits.append(.init(lines: anchor..<anchor, replacement: further)) }
      (missing, extra) = ([], [])
    }

    for step in steps {
      switch step {
      case .missing(let entry): missing.append(entry)
      case .extra(let message): extra.append(message.text(by: .server, limit: lineLimit))
      case .both(let entry):
        flush()
        anchor = entry.lines.upperBound
        if let lineLimit, let message = entry.message, entry.lines.count == 1,
          entry.text.count > lineLimit
        {
          let text = message.text(by: .server, limit: lineLimit)
          edits.append(.init(lines: (anchor - 1)..<anchor, replacement: [text]))
        }
      }
    }
    flush()
    return edits
  }
}
