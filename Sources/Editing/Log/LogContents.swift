// SPDX-License-Identifier: AGPL-3.0-or-later

/// What an edit log says, up to the first record that is not whole.
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
        // What follows was done to what this record made.
        isDamaged = true
        return
      }
    }
  }

  /// Whether there is something in it that a user did.
  var isWorthKeeping: Bool { isDamaged || !entries.isEmpty }
}
