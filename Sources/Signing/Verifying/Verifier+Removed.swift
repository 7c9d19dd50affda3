// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Signatures of earlier revisions that were removed from the file.
extension Verifier {
  /// Reports on removed signatures; none of them is valid. A signature whose removal is not saved is left
  /// out, because the file still has it.
  ///
  /// - Parameter others: the reports on the fields of the document. A field whose signature was changed,
  ///   as its own report says, has the earlier one no second time.
  func removedReports(
    besides others: [SignatureReport]
  ) throws(SigningError) -> [SignatureReport] {
    guard !isRewritten, let present = try? fieldsOfFile else { return [] }
    let known = Set(present.compactMap { $0.signature?.byteRange })
    var reports: [SignatureReport] = []
    var unlikely = 0
    for range in try ByteRangeScan(document, checkCancellation).ranges where !known.contains(range)
    {
      try checkCancellation()
      guard case .range(let covered) = CoveredRange.read(range, length: document.sourceLength),
        covered.end <= Verifier.largestRevision
      else { continue }
      if !isLikely(covered) {
        guard unlikely < Verifier.mostUnlikely else { continue }
        unlikely += 1
      }
      guard let revision = try? document.revision(endingAt: covered.end),
        let field = try? revision.unplacedSignatureFields.first(where: {
          $0.signature?.byteRange == range
        }
        ),
        let value = field.signature
      else { continue }
      let isReported = (others + reports).contains {
        $0.field.isExactly(field.name) && !$0.isIntact
      }
      guard !isReported else { continue }
      var report = report(field, value, isChanged: true)
      report.isIntact = false
      report.coversWholeDocument = false
      report.note(.removed, "The signature was removed from the document.")
      report.changes = ChangesSince(removed: field.name)
      report.conclude()
      reports.append(report)
    }
    return reports
  }

  private var fieldsOfFile: [SignatureField] {
    get throws(EngineError) {
      guard isDirty else { return try document.unplacedSignatureFields }
      if let savedFields { return savedFields }
      return try document.asOpened().unplacedSignatureFields
    }
  }

  /// The maximum number of unlikely ranges that are examined. They do not look like the ranges of
  /// signatures. Such a revision may have to be searched for its objects from end to end.
  private static let mostUnlikely = 8

  /// Whether a range looks like that of a signature. It must leave out a signature, and its end must
  /// name a cross-reference table.
  private func isLikely(_ range: CoveredRange) -> Bool {
    let read = { (offset: Int64, count: Int) in document.sourceBytes(at: offset, count: count) }
    guard range.signature(read) != nil else { return false }
    guard let offset = document.crossReference(before: range.end),
      (0..<range.end).contains(offset)
    else { return false }
    let table = read(Int64(offset), 32).drop(while: \.isPDFSpace)
    return table.starts(with: Array("xref".utf8)) || table.first.map { 48...57 ~= $0 } == true
  }
}

/// The byte ranges written in a file, at any position.
private struct ByteRangeScan {
  /// The ranges in file order, each once.
  private(set) var ranges: [[Int]] = []
  private static let most = 256

  /// - Parameter check: called for each piece of the file.
  init(
    _ document: Document, _ check: () throws(SigningError) -> Void
  ) throws(SigningError) {
    let (mark, piece) = (Array("/ByteRange".utf8), 1 << 20)
    var offset = 0
    while offset < document.sourceLength, ranges.count < ByteRangeScan.most {
      let bytes = document.sourceBytes(at: Int64(offset), count: piece + 256)
      guard !bytes.isEmpty else { return }
      try check()
      var place = 0
      while let found = bytes[place...].dropLast(mark.count).firstIndex(of: mark[0]) {
        place = found + 1
        guard found < piece, bytes[found...].starts(with: mark) else { continue }
        let range = ByteRangeScan.integers(bytes[(found + mark.count)...].prefix(200))
        if let range, !ranges.contains(range) { ranges.append(range) }
      }
      offset += piece
    }
  }

  /// The four integers of an array.
  private static func integers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    guard let start = bytes.firstIndex(of: UInt8(ascii: "[")),
      bytes[..<start].allSatisfy(\.isPDFSpace),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let words = bytes[(start + 1)..<end].split(whereSeparator: \.isPDFSpace)
    let values = words.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    return values.count == 4 && words.count == 4 ? values : nil
  }
}
