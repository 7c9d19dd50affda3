// SPDX-License-Identifier: AGPL-3.0-or-later

import CDeflate
import Testing

@testable import Engine

/// The heads of object streams are read without the rest of the streams, and all their forms lead to the
/// same verdict, with and without the check beside the opening.
@Suite struct StreamHeadTests {
  /// A stream that is compressed, and how.
  enum Form: CaseIterable {
    case plain, deflated, inArray, withParameters, stored
    case tabs, signs, comment, noSpace, shortLength

    var entries: String {
      switch self {
      case .plain: ""
      case .inArray: "/Filter[/FlateDecode]"
      case .withParameters: "/Filter/FlateDecode/DecodeParms<</Predictor 1>>"
      default: "/Filter/FlateDecode"
      }
    }

    func head(_ numbers: [(Int, Int)]) -> String {
      switch self {
      case .tabs: numbers.map { "\($0)\t\($1)\t" }.joined()
      case .signs: numbers.map { "+\($0) +\($1) " }.joined()
      case .comment: "% numbers\n" + numbers.map { "\($0) \($1)\n" }.joined()
      // The last number ends with the head: the dictionary that follows ends it.
      case .noSpace: numbers.map { "\($0) \($1)" }.joined(separator: " ")
      default: numbers.map { "\($0) \($1) " }.joined()
      }
    }

    func encoded(_ bytes: [UInt8]) -> [UInt8] {
      switch self {
      case .plain: return bytes
      default:
        let compressor = libdeflate_alloc_compressor(self == .stored ? 0 : 6)
        defer { libdeflate_free_compressor(compressor) }
        let room = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: room) { out, count in
          count = libdeflate_zlib_compress(
            compressor, bytes, bytes.count, out.baseAddress, room)
        }
      }
    }
  }

  /// A page and many other objects in a stream that lists the last one by a number, `listed`.
  private func file(_ form: Form, objects count: Int, listed: Int? = nil) -> [UInt8] {
    var objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Late \(count) 0 R>>",
    ]
    for number in 4...count { objects.append("<</Number \(number)>>") }
    var numbers: [(Int, Int)] = []
    var body = ""
    for (index, object) in objects.enumerated() {
      numbers.append((index + 1 == count ? listed ?? count : index + 1, body.utf8.count))
      body += object + "\n"
    }
    let head = form.head(numbers)
    let data = form.encoded(Array((head + body).utf8))
    let stream = count + 1
    let length = form == .shortLength ? data.count / 3 : data.count
    var bytes = Array("%PDF-1.5\n".utf8)
    let offset = bytes.count
    bytes += Array(
      """
      \(stream) 0 obj<</Type/ObjStm/N \(count)/First \(head.utf8.count)\(form.entries)\
      /Length \(length)>>stream\n
      """.utf8)
    bytes += data + Array("\nendstream endobj\n".utf8)
    let start = bytes.count
    var rows = [(0, 0, 255)]
    for index in 0..<count { rows.append((2, stream, index)) }
    rows += [(1, offset, 0), (1, start, 0)]
    bytes += Array(
      """
      \(count + 2) 0 obj<</Type/XRef/Size \(count + 3)/W[1 4 2]/Root 1 0 R\
      /Length \(rows.count * 7)>>stream\n
      """.utf8)
    for (type, value, third) in rows {
      bytes.append(UInt8(type))
      for shift in [24, 16, 8, 0] { bytes.append(UInt8(value >> shift & 255)) }
      bytes += [UInt8(third >> 8), UInt8(third & 255)]
    }
    return bytes + Array("\nendstream endobj\nstartxref\n\(start)\n%%EOF\n".utf8)
  }

  private func opened(_ bytes: [UInt8]) throws -> [Document] {
    try [false, true].map { forChanges in
      let document = try MinimalPDF.open(bytes, forChanges: forChanges)
      try document.enableJournal()
      return document
    }
  }

  @Test(arguments: Form.allCases.filter { $0 != .shortLength }, [5, 100, 3000])
  func aStreamThatListsItsObjectsIsInOrder(form: Form, count: Int) throws {
    for document in try opened(file(form, objects: count)) {
      #expect(!document.isRepaired)
      #expect(try document.pageObject(0)?["Late"]?["Number"]?.integer == count)
    }
  }

  @Test(arguments: Form.allCases, [5, 100, 3000])
  func aStreamThatDoesNotListAnObjectIsRepaired(form: Form, count: Int) throws {
    for document in try opened(file(form, objects: count, listed: count + 50)) {
      #expect(document.isRepaired)
    }
  }

  @Test(arguments: [(Form.deflated, true), (.stored, false), (.inArray, false), (.comment, false)])
  func theCheckPassesCommonForms(form: Form, passes: Bool) throws {
    let source = try OpenSource(.data(file(form, objects: 100)))
    let check = try #require(TableCheck(of: source))
    let document = try Document.open(
      source, password: nil, in: EngineContext(cacheBytes: 1 << 20))
    check.give(document.raw, in: document.context)
    #expect(check.passes == passes)
  }
}
