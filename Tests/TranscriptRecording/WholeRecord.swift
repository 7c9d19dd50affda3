// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Transcripts

/// The complete answers for a document's elided transcripts.
///
/// They are transcripts themselves, which the server must match, and documents are compared with them, so
/// that elided parts cannot change unnoticed.
public enum WholeRecord {
  /// The record of a document, as Markdown; `nil` if the document has no elisions.
  /// - Parameters:
  ///   - document: the current text of the document.
  ///   - performances: the results of its fences with messages, in order.
  ///   - name: the document's name in the record.
  public static func text(
    of document: Transcript, _ performances: [Performance], name: String
  ) -> String? {
    let fences = document.fences.filter { $0.kind == .messages }
    var parts: [String] = []
    for (fence, performance) in zip(fences, performances) where fence.isElided {
      let title = "## \(fence.headings.last ?? "")"
      let info = document.line(fence.line).drop { $0 == "`" }
      let lines = performance.exchanges.flatMap { exchange in
        exchange.said.map(\.text) + exchange.heard.map { $0.text(by: .server) }
      }
      parts.append((["\(title)\n", "```\(info)"] + lines + ["```"]).joined(separator: "\n"))
    }
    if parts.isEmpty { return nil }
    let head = """
      # The whole answers of \(name)

      Recorded with the document, which shows a part of each.
      """
    return ([head] + parts).joined(separator: "\n\n") + "\n"
  }

  /// The differences between a document and its record, as text.
  public static func problems(of document: Transcript, record: Transcript?) -> [String] {
    let shown = document.fences.filter(\.isElided)
    let whole = record?.fences ?? []
    guard shown.count == whole.count else {
      return ["\(document.path): its record has \(whole.count) transcripts, not \(shown.count)."]
    }
    return zip(shown, whole).flatMap { shown, whole -> [String] in
      let place = "\(document.path):\(shown.line)"
      guard shown.isSet(as: whole), shown.entries.count == whole.entries.count else {
        return ["\(place): the record has a different transcript here: record it again."]
      }
      return zip(shown.entries, whole.entries).filter { !$0.isSame(as: $1) }.map {
        "\(document.path):\($0.lines.lowerBound): the record differs: \($1.text)"
      }
    }
  }
}

extension Fence {
  public var isElided: Bool {
    entries.contains { $0.message?.json?.isElided == true }
  }

  fileprivate func isSet(as other: Fence) -> Bool {
    fixture == other.fixture && initializeParams == other.initializeParams
      && openParams == other.openParams && impliesSession == other.impliesSession
      && isPipelined == other.isPipelined
  }
}

extension Entry {
  fileprivate func isSame(as whole: Entry) -> Bool {
    guard speaker == whole.speaker else { return false }
    guard let message, let other = whole.message else { return content == whole.content }
    return speaker == .server ? message.says(other) : message == other
  }
}

extension Transcript {
  /// A line of the text, from 1.
  fileprivate func line(_ number: Int) -> Substring {
    let lines = text.sourceLines
    return lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }
}
