// SPDX-License-Identifier: AGPL-3.0-or-later

/// An incremental update (ISO 32000-2, 7.5.6) as it is written in a file.
struct FileUpdate {
  struct Object {
    let number: Int
    let generation: Int
    let offset: Int
    let entries: [String: WrittenValue]
  }

  /// The table of objects, or the stream that takes its place.
  struct Section {
    let offset: Int
    let entries: [String: WrittenValue]
  }

  var objects: [Object] = []
  var table: Section?
  /// What `startxref` says.
  var start: Int?

  /// Where the update says that its table is.
  var section: Section? {
    guard let start else { return nil }
    if let table { return table.offset == start ? table : nil }
    return objects.first { $0.offset == start && $0.entries["Type"]?.name == "XRef" }.map {
      Section(offset: $0.offset, entries: $0.entries)
    }
  }
}

/// Reads the updates that were appended to a file, from the first byte to the last.
struct FileUpdateReader {
  private var reader: SyntaxReader
  private let base: Int
  private var update = FileUpdate()
  private var updates: [FileUpdate] = []

  /// - Parameter base: where the bytes begin in their file.
  init(_ bytes: [UInt8], base: Int) {
    reader = SyntaxReader(bytes)
    self.base = base
  }

  mutating func read() throws(SyntaxProblem) -> [FileUpdate] {
    while true {
      reader.skipSpace()
      guard reader.current != nil else { break }
      let offset = base + reader.position
      if let number = reader.integer() {
        try readObject(number, at: offset)
      } else {
        switch reader.word() {
        case "xref": try readTable(at: offset)
        case "startxref":
          guard let start = reader.integer() else { throw SyntaxReader.cut }
          update.start = start
          updates.append(update)
          update = FileUpdate()
        default: throw SyntaxProblem("What was appended to the file is not written as PDF is.")
        }
      }
    }
    guard update.objects.isEmpty, update.table == nil else {
      throw SyntaxProblem("Objects were appended to the file that no table of objects lists.")
    }
    return updates
  }

  private mutating func readObject(_ number: Int, at offset: Int) throws(SyntaxProblem) {
    guard let generation = reader.integer() else { throw SyntaxReader.cut }
    reader.skipSpace()
    guard reader.skip("obj") else { throw SyntaxReader.cut }
    let value = try reader.value()
    reader.skipSpace()
    if reader.skip("stream") {
      try skipStream(value.entries["Length"])
      reader.skipSpace()
    }
    guard reader.skip("endobj") else {
      throw SyntaxProblem("Object \(number), which was appended, does not end as objects do.")
    }
    update.objects.append(
      FileUpdate.Object(
        number: number, generation: generation, offset: offset, entries: value.entries))
  }

  private mutating func skipStream(_ length: WrittenValue?) throws(SyntaxProblem) {
    if reader.current == 13 { reader.position += 1 }
    if reader.current == 10 { reader.position += 1 }
    switch length {
    case .integer(let count):
      guard count >= 0, count <= reader.bytes.count - reader.position else {
        throw SyntaxReader.cut
      }
      reader.position += count
      while let byte = reader.current, SyntaxReader.isSpace(byte) { reader.position += 1 }
      guard reader.skip("endstream") else {
        throw SyntaxProblem("The length of a stream that was appended is wrong.")
      }
    case .reference:
      let mark = Array("endstream".utf8)
      while !reader.bytes[reader.position...].starts(with: mark) {
        guard reader.position < reader.bytes.count else { throw SyntaxReader.cut }
        reader.position += 1
      }
      reader.position += mark.count
    default: throw SyntaxProblem("A stream that was appended has no length.")
    }
  }

  private mutating func readTable(at offset: Int) throws(SyntaxProblem) {
    while reader.integer() != nil {
      guard let count = reader.integer(), count >= 0 else { throw SyntaxReader.cut }
      for _ in 0..<count {
        guard reader.integer() != nil, reader.integer() != nil else { throw SyntaxReader.cut }
        reader.skipSpace()
        guard ["n", "f"].contains(reader.word()) else { throw SyntaxReader.cut }
      }
    }
    reader.skipSpace()
    guard reader.skip("trailer"), update.table == nil else { throw SyntaxReader.cut }
    update.table = .init(offset: offset, entries: try reader.value().entries)
  }
}
