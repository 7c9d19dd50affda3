// SPDX-License-Identifier: AGPL-3.0-or-later

import System
import Testing
import XMP

/// Runs over the packets that lie uncompressed in the PDF files of a folder: the one that
/// `RECTO_CORPUS` names, else `shared/corpus` beside the checkout. Skipped where there is none.
@Suite("Packets of real files", .enabled(if: !corpus.isEmpty))
struct CorpusTests {
  @Test("take bookmarks and keep all else")
  func bookmarks() throws {
    var count = 0
    for path in corpus {
      for bytes in packets(in: contents(of: path)) {
        var packet = try XMPPacket(bytes: bytes)
        let before = canonical(bytes, without: [.pspdf, .preview])
        try packet.setText(bookmarkJSON, of: .pspdf)
        try packet.setStructs(bookmarkStructs, of: .preview)
        let written = try packet.serialized()
        let again = try XMPPacket(bytes: written)
        let name = Comment(rawValue: path)
        #expect(again.text(of: .pspdf) == bookmarkJSON, name)
        #expect(again.structs(of: .preview) == bookmarkStructs, name)
        #expect(canonical(written, without: [.pspdf, .preview]) == before, name)
        count += 1
      }
    }
    #expect(count > 0)
  }
}

/// The paths of the PDF files.
private let corpus: [String] = {
  let checkout = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  let folder =
    getenv("RECTO_CORPUS").map { String(cString: $0) } ?? "/\(checkout)/../shared/corpus"
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var paths: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafeBytes(of: entry.pointee.d_name) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name.hasSuffix(".pdf") { paths.append("\(folder)/\(name)") }
  }
  return paths.sorted()
}()

private func contents(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let size = max(0, ftell(file))
  rewind(file)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = fread(buffer.baseAddress, 1, size, file)
  }
}

/// The bytes from each `<?xpacket begin` to the end of the next `<?xpacket end`.
private func packets(in file: [UInt8]) -> [[UInt8]] {
  file.withUnsafeBytes { bytes in
    /// The offset of the end of the first such text from an offset on.
    func end(of text: String, from offset: Int) -> Int? {
      let text = Array(text.utf8)
      guard let first = text.first, let base = bytes.baseAddress else { return nil }
      var offset = offset
      while offset < bytes.count,
        let found = memchr(base + offset, Int32(first), bytes.count - offset)
      {
        offset = base.distance(to: found)
        if bytes[offset...].starts(with: text) { return offset + text.count }
        offset += 1
      }
      return nil
    }
    var packets: [[UInt8]] = []
    var offset = 0
    while let begin = end(of: "<?xpacket begin", from: offset),
      let trailer = end(of: "<?xpacket end", from: begin), let close = end(of: "?>", from: trailer)
    {
      packets.append(Array(bytes[(begin - "<?xpacket begin".utf8.count)..<close]))
      offset = close
    }
    return packets
  }
}
