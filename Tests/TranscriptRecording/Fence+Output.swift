// SPDX-License-Identifier: AGPL-3.0-or-later

import Transcripts

/// A `transcript-raw` for a process. The process gets the whole input, then its end. Its whole output
/// must equal the concatenated `←` lines, byte for byte.
extension Fence {
  /// The whole input of the process.
  public var input: [UInt8] { bytes(by: .client) }

  /// The expected output of the process.
  public var output: [UInt8] { bytes(by: .server) }

  /// The difference, for people; `nil` if there is none.
  public func difference(
    fromOutput heard: [UInt8], status heardStatus: Int, path: String
  ) -> String? {
    if heardStatus != status {
      return "\(path):\(line): the exit status is \(heardStatus), not \(status)."
    }
    let expected = output
    if heard == expected { return nil }
    let common = zip(heard, expected).prefix { $0 == $1 }.count
    return """
      \(path):\(line): the output differs from byte \(common) on:
      - \(RawBytes.escaped(Array(expected.dropFirst(common))))
      + \(RawBytes.escaped(Array(heard.dropFirst(common))))
      """
  }

  private func bytes(by speaker: Entry.Speaker) -> [UInt8] {
    entries.filter { $0.speaker == speaker }.flatMap { entry in
      if case .bytes(let bytes) = entry.content { bytes } else { [] as [UInt8] }
    }
  }
}
