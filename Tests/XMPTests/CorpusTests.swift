// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing
import XMP

/// Runs over the packets that lie uncompressed in the PDF files of a folder: the one that
/// `RECTO_CORPUS` names, else `shared/corpus` beside the checkout. Skipped where there is none.
@Suite("Packets of real files", .enabled(if: !corpus.isEmpty))
struct CorpusTests {
  @Test("take bookmarks and keep all else")
  func bookmarks() throws {
    var count = 0
    for file in corpus {
      for bytes in Self.packets(in: try Data(contentsOf: file)) {
        var packet = try XMPPacket(bytes: bytes)
        let before = canonical(bytes, without: [.pspdf, .preview])
        try packet.setText(bookmarkJSON, of: .pspdf)
        try packet.setStructs(bookmarkStructs, of: .preview)
        let written = try packet.serialized()
        let again = try XMPPacket(bytes: written)
        let name = Comment(rawValue: file.lastPathComponent)
        #expect(again.text(of: .pspdf) == bookmarkJSON, name)
        #expect(again.structs(of: .preview) == bookmarkStructs, name)
        #expect(canonical(written, without: [.pspdf, .preview]) == before, name)
        count += 1
      }
    }
    #expect(count > 0)
  }

  /// The bytes from each `<?xpacket begin` to the end of the next `<?xpacket end`.
  private static func packets(in file: Data) -> [[UInt8]] {
    var packets: [[UInt8]] = []
    var rest = file[...]
    while let begin = rest.range(of: Data("<?xpacket begin".utf8)) {
      rest = rest[begin.upperBound...]
      guard let end = rest.range(of: Data("<?xpacket end".utf8)),
        let close = rest[end.upperBound...].range(of: Data("?>".utf8))
      else { break }
      packets.append(Array(file[begin.lowerBound..<close.upperBound]))
      rest = rest[close.upperBound...]
    }
    return packets
  }
}

private let corpus: [URL] = {
  let named = ProcessInfo.processInfo.environment["RECTO_CORPUS"].map(URL.init(fileURLWithPath:))
  let beside = URL(fileURLWithPath: #filePath).appendingPathComponent(
    "../../../../shared/corpus")
  let contents = try? FileManager.default.contentsOfDirectory(
    at: (named ?? beside).standardizedFileURL, includingPropertiesForKeys: nil)
  return (contents ?? []).filter { $0.pathExtension == "pdf" }
}()
