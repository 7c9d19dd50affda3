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

  /// Whether it contains something that a user did.
  var isWorthKeeping: Bool { isDamaged || !entries.isEmpty }
}
