// SPDX-License-Identifier: AGPL-3.0-or-later

/// Documents of one empty page within each other.
enum NestedPDF {
  /// A document that carries these files.
  static func bytes(carrying files: [(name: String, bytes: [UInt8])] = []) -> [UInt8] {
    var objects: [[UInt8]] = []
    let names = files.indices.map { "(\(files[$0].name)) \(4 + 2 * $0) 0 R" }
    objects.append(
      Array(
        "<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[\(names.joined(separator: " "))]>>>>>>"
          .utf8))
    objects.append(Array("<</Type/Pages/Kids[3 0 R]/Count 1>>".utf8))
    objects.append(Array("<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>".utf8))
    for (index, file) in files.enumerated() {
      objects.append(
        Array(
          "<</Type/Filespec/F(\(file.name))/UF(\(file.name))/EF<</F \(5 + 2 * index) 0 R>>>>".utf8))
      objects.append(
        Array("<</Type/EmbeddedFile/Length \(file.bytes.count)>>stream\n".utf8) + file.bytes
          + Array("\nendstream".utf8))
    }
    var bytes = Array("%PDF-1.7\n".utf8)
    for (index, object) in objects.enumerated() {
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    return bytes + Array("trailer\n<</Root 1 0 R/Size \(objects.count + 1)>>\n%%EOF\n".utf8)
  }

  /// A document with another of the same name within it, so many deep.
  static func chain(_ depth: Int) -> [UInt8] {
    depth == 0 ? bytes() : bytes(carrying: [("child.pdf", chain(depth - 1))])
  }
}
