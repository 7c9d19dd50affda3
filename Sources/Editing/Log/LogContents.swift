// SPDX-License-Identifier: AGPL-3.0-or-later

/// The contents of an edit log, up to the first incomplete record.
struct LogContents: Hashable, Sendable {
  /// `nil` where not even the header is whole.
  var header: LogHeader?
  var entries: [LogEntry] = []
  /// Whether a whole line cannot be understood. A last line without its end is none: that record
  /// was never acknowledged.
  var isDamaged = false

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: LogLine.lineFeed) {
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      do throws(EditError) {
        if header == nil {
          header = try LogLine.read(line)
        } else {
          entries.append(try LogLine.read(line))
        }
      } catch {
        // Later records apply to the result of this one.
        isDamaged = true
        return
      }
    }
  }

  /// Whether there is something in it that a user did.
  var isWorthKeeping: Bool { isDamaged || !entries.isEmpty }
}
