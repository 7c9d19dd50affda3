// SPDX-License-Identifier: AGPL-3.0-or-later

/// An incremental update in the written form of a file. See ISO 32000-2, 7.5.6.
struct FileUpdate {
  struct Object {
    let number: Int
    let generation: Int
    let offset: Int
    let entries: [String: WrittenValue]
    /// The object with a stream's length, and the possible lengths. The lengths fit the data: without
    /// and with the line break at its end. `nil` if the length is in the dictionary itself.
    var statedLength: (object: Int, possible: ClosedRange<Int>)?
  }

  /// The cross-reference table or stream.
  struct Section {
    let offset: Int
    let entries: [String: WrittenValue]
  }

  var objects: [Object] = []
  var table: Section?
  /// The highest object number in the table.
  var highest = 0
  /// The value of `startxref`.
  var start: Int?

  /// The cross-reference section at the offset that the update states.
  var section: Section? {
    guard let start else { return nil }
    if let table { return table.offset == start ? table : nil }
    return objects.first { $0.offset == start && $0.entries["Type"]?.name == "XRef" }.map {
      Section(offset: $0.offset, entries: $0.entries)
    }
  }
}

/// Reads the updates that were appended to a file. They are read from start to end.
struct FileUpdateReader {
  private var reader: SyntaxScanner
  private let base: Int
  private var update = FileUpdate()
  /// The object numbers in the current update.
  private var numbers: Set<Int> = []
  private var updates: [FileUpdate] = []
  /// See ``SyntaxScanner/longNames``.
  var longNames: Set<String> { reader.longNames }

  /// - Parameter base: the offset of the bytes in their file.
  init(_ bytes: [UInt8], base: Int) {
    reader = SyntaxScanner(bytes)
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
          guard let start = reader.integer() else { throw SyntaxScanner.cut }
          update.start = start
          updates.append(update)
          (update, numbers) = (FileUpdate(), [])
        default:
          throw SyntaxProblem("The bytes appended to the file are not valid PDF syntax.")
        }
      }
    }
    guard update.objects.isEmpty, update.table == nil else {
      throw SyntaxProblem("Objects appended to the file are not in any cross-reference table.")
    }
    guard !reader.hasMisleadingComment else {
      throw SyntaxProblem("An appended comment looks like a part of the file's structure.")
    }
    return updates
  }

  private mutating func readObject(_ number: Int, at offset: Int) throws(SyntaxProblem) {
    guard let generation = reader.integer() else { throw SyntaxScanner.cut }
    guard SyntaxScanner.isObject(number, generation), number > 0 else {
      throw SyntaxProblem("An appended object has an invalid number.")
    }
    guard numbers.insert(number).inserted else {
      throw SyntaxProblem("Object \(number) was appended twice in one update.")
    }
    reader.skipSpace()
    guard reader.skip("obj") else { throw SyntaxScanner.cut }
    let value = try reader.value()
    var object = FileUpdate.Object(
      number: number, generation: generation, offset: offset, entries: value.entries)
    reader.skipSpace()
    if reader.skip("stream") {
      try skipStream(value.entries["Length"], of: &object)
      reader.skipSpace()
    }
    guard reader.skip("endobj") else {
      throw SyntaxProblem("The appended object \(number) does not end with endobj.")
    }
    update.objects.append(object)
  }

  private mutating func skipStream(
    _ length: WrittenValue?, of object: inout FileUpdate.Object
  ) throws(SyntaxProblem) {
    if reader.current == 13 { reader.position += 1 }
    // Readers differ on where a stream begins after a carriage return alone.
    guard reader.current == 10 else {
      throw SyntaxProblem("An appended stream has a malformed start.")
    }
    reader.position += 1
    switch length {
    case .integer(let count):
      guard count >= 0, count <= reader.bytes.count - reader.position else {
        throw SyntaxScanner.cut
      }
      reader.position += count
      while let byte = reader.current, byte.isPDFSpace { reader.position += 1 }
      guard reader.skip("endstream") else {
        throw SyntaxProblem("An appended stream has a wrong length.")
      }
    case .reference(let number):
      let (mark, start) = (Array("endstream".utf8), reader.position)
      while !reader.bytes[reader.position...].starts(with: mark) {
        guard reader.position < reader.bytes.count else { throw SyntaxScanner.cut }
        reader.position += 1
      }
      let bytes = reader.bytes[start..<reader.position]
      let breaks = bytes.suffix(2).reversed().prefix { $0 == 10 || $0 == 13 }.count
      object.statedLength = (number, bytes.count - breaks...bytes.count)
      reader.position += mark.count
    default: throw SyntaxProblem("An appended stream has no length.")
    }
  }

  private mutating func readTable(at offset: Int) throws(SyntaxProblem) {
    var listed: Set<Int> = []
    while let first = reader.integer() {
      guard let count = reader.integer(), first >= 0, count >= 0, count <= reader.bytes.count,
        count == 0 || SyntaxScanner.isObject(first, 0)
      else { throw SyntaxScanner.cut }
      reader.skipSpace()
      for number in first..<first + count {
        try skipTableEntry()
        guard listed.insert(number).inserted else {
          throw SyntaxProblem("An appended cross-reference table lists object \(number) twice.")
        }
      }
    }
    reader.skipSpace()
    guard reader.skip("trailer"), update.table == nil else { throw SyntaxScanner.cut }
    update.table = .init(offset: offset, entries: try reader.value().entries)
    update.highest = listed.max() ?? 0
  }

  /// Skips an entry, which must have 20 bytes (7.5.4): some readers count them, others search for
  /// words.
  private mutating func skipTableEntry() throws(SyntaxProblem) {
    let entry = Array(reader.bytes[reader.position...].prefix(20))
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard entry.count == 20, entry[..<10].allSatisfy(digits.contains), entry[10] == 32,
      entry[11..<16].allSatisfy(digits.contains), entry[16] == 32, "nf".utf8.contains(entry[17]),
      [[32, 10], [32, 13], [13, 10]].contains(Array(entry[18...]))
    else {
      throw SyntaxProblem("An appended cross-reference table is malformed.")
    }
    reader.position += 20
  }
}
