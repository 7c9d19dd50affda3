// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import System

/// A record as a line: the checksum of the JSON that follows it after a space, and a line feed, which our
/// JSON never contains. A line without line feed was not written completely.
enum LogLine {
  static func bytes(_ value: some LogValue) -> [UInt8] {
    let json = value.encoded.wireBytes
    return Array(Checksum(json).hexadecimal.utf8) + [space] + json + [lineFeed]
  }

  /// The record of a line, without its line feed.
  static func read<V: LogValue>(
    _ line: ArraySlice<UInt8>, as type: V.Type = V.self
  ) throws(EditError) -> V {
    let sum = line.prefix(16)
    let json = line.dropFirst(17)
    guard line.dropFirst(16).first == space, sum.elementsEqual(Checksum(json).hexadecimal.utf8)
    else { throw .unreadable("A record of the edit log is damaged.") }
    let tree: JSONTree
    do throws(JSONParseError) {
      tree = JSONTree(try JSONDocument.parse(Array(json)).root)
    } catch {
      throw .unreadable("A record of the edit log is damaged: \(error)")
    }
    return try V(encoded: tree)
  }

  static let lineFeed = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
}
