// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Verifies the signatures of a document. It does not use the network.
public struct Verifier {
  let document: Document
  private let judge: CertificateJudge
  private let times: ProvenTimes
  private let store: SecurityStore?
  let settledClaims = SettledClaims()
  let isDirty: Bool
  /// Whether a save has rewritten the file. If so, the bytes that were signed are not in it any more.
  public var isRewritten = false
  /// The signature fields of the file as last saved. `nil` if they are as the document was opened.
  public var savedFields: [SignatureField]?
  /// Stops the verification, which then throws ``EngineError/cancelled``.
  public var cancellation: Cancellation?

  /// - Parameters:
  ///   - moment: the time to check certificates at, instead of the time proven by time stamps or the
  ///     present.
  ///   - now: seconds since 1970.
  ///   - isDirty: whether the document has unsaved changes.
  /// - Throws: ``SigningError`` if the trusted certificates cannot be read.
  public init(
    _ document: Document, _ trust: Trust, at moment: Int64?, now: Int64, isDirty: Bool
  ) throws(SigningError) {
    (self.document, self.isDirty) = (document, isDirty)
    store = try engine(document.securityStore)
    judge = CertificateJudge(try TrustStore(trust), store, at: moment, now: now)
    let fields = try engine(document.unplacedSignatureFields)
    times = ProvenTimes(fields.compactMap(\.signature), in: document, judge)
  }

  /// The reports on the signatures, in the order of the form.
  ///
  /// - Parameter field: the name of the field to verify; all fields unless given.
  /// - Throws: ``SigningError/noField(_:)`` if the field does not exist or is not signed.
  public func reports(_ field: String? = nil) throws(SigningError) -> [SignatureReport] {
    let fields = try engine(document.unplacedSignatureFields)
    let signed = fields.filter { $0.signature != nil && (field == nil || $0.name == field) }
    if let field, signed.isEmpty {
      let removed = try removedReports(besides: []).filter { $0.field == field }
      guard removed.isEmpty else { return removed }
      throw .noField("The field \(field) is not signed: list the signatures with signatures/list.")
    }
    let isChanged = try engine(document.hasChanges)
    var reports: [SignatureReport] = []
    for field in signed {
      guard let value = field.signature else { continue }
      try checkCancellation()
      var report = report(field, value, isChanged: isChanged)
      // Who signed one of the fields has not signed the other one.
      let isShared = fields.contains {
        $0.number != field.number && $0.signature?.number == value.number && value.number > 0
      }
      if isShared { forged("Another field has the same signature.", &report) }
      reports.append(report)
    }
    for index in reports.indices { reports[index].conclude() }
    // A signature that gave its field to another one has a report, too.
    return try reports
      + removedReports(besides: reports).filter { field == nil || $0.field == field }
  }

  func checkCancellation() throws(SigningError) {
    if cancellation?.isCancelled == true { throw .edit(.engine(.cancelled)) }
  }

  func report(
    _ field: SignatureField, _ value: SignatureValue, isChanged: Bool
  ) -> SignatureReport {
    var report = SignatureReport(field, value)
    switch CoveredRange.read(value.byteRange, length: document.sourceLength) {
    case .problem(let why):
      report.note(.badByteRange, why)
      enter(MessageReader.read(value, value.contents, Pieces([])), provenAt: nil, &report)
      report.isIntact = false
    case .range(let range):
      report.coveredBytes = range.count
      report.coversWholeDocument = range.end == document.sourceLength && !isChanged
      let content = Pieces(ranges: range.parts) { document.sourceBytes(at: $0, count: $1) }
      let found = range.signature { document.sourceBytes(at: $0, count: $1) }
      let facts = MessageReader.read(value, found ?? value.contents, content)
      enter(facts, provenAt: times.time(of: range), &report)
      if found == nil {
        report.coversWholeDocument = false
        forged("The signature leaves out more of the file than its own value.", &report)
      }
      compare(field, value, range, &report)
    }
    if let store, store.unreadable > 0 {
      report.note(
        .evidenceUnreadable,
        "\(store.unreadable) entries of the document's security store cannot be read.")
    }
    if isRewritten {
      report.note(.altered, "A full save has rewritten the signed bytes.")
      report.isIntact = false
    }
    report.withdrawUnlessIntact()
    return report
  }

  private func enter(
    _ facts: MessageFacts, provenAt time: Int64?, _ report: inout SignatureReport
  ) {
    report.isIntact = facts.isIntact
    report.digest = facts.digest
    for reason in facts.reasons { report.note(reason) }
    report.certificate = facts.signer?.facts
    report.signer = report.certificate?.name ?? report.signer
    judge.judge(facts, provenAt: time, &report)
  }

  private func forged(_ why: String, _ report: inout SignatureReport) {
    report.note(.forged, why)
    report.isIntact = false
  }

  /// Compares the document with its signed revision.
  private func compare(
    _ field: SignatureField, _ value: SignatureValue, _ range: CoveredRange,
    _ report: inout SignatureReport
  ) {
    do throws(EngineError) {
      let isLast = range.end == document.sourceLength
      guard isLast || range.end <= Verifier.largestRevision else {
        report.note(
          .changesUnknown, "The file is too large to determine the changes since the signature.")
        return
      }
      let signed = try isLast ? document.asOpened() : document.revision(endingAt: range.end)
      guard !signed.isRepaired else {
        return forged(
          "The signed bytes are not a complete document, so it was not signed in this form.",
          &report)
      }
      let then = try signed.unplacedSignatureFields.first { $0.name.isExactly(field.name) }?
        .signature
      guard let then, then.byteRange == value.byteRange, stands(then, in: signed, range) else {
        return forged("The signature was inserted into the document later.", &report)
      }
      let changes = try settle(document.changes(since: signed), since: range)
      report.changes = ChangesSince(
        changes, SignatureRules(try signed.unplacedSignatureFields), hasUnsaved: isDirty)
    } catch {
      report.note(
        .changesUnknown, "The changes since the signature cannot be determined: \(error.message)")
    }
  }

  /// Whether the range leaves out exactly the signature's value. It must be the value of the
  /// signature's own entry.
  func stands(_ value: SignatureValue, in signed: Document, _ range: CoveredRange) -> Bool {
    guard value.number > 0 else {
      // A value that stands in its field has no place of its own. Nobody knows the bytes of a signature
      // before it is made, to put them elsewhere.
      return range.signature { signed.sourceBytes(at: $0, count: $1) } == value.contents
    }
    guard let offset = try? signed.offset(ofObject: value.number), offset < range.gap.lowerBound
    else { return false }
    let bytes = signed.sourceBytes(at: Int64(offset), count: range.gap.upperBound - offset + 65_536)
    guard let contents = ByteRangeDictionary(object: bytes)?.values["Contents"] else {
      return false
    }
    return contents.lowerBound + offset == range.gap.lowerBound
      && contents.upperBound + offset == range.gap.upperBound
  }

  /// The largest revision, in bytes, that is compared: it is read into memory.
  static let largestRevision = 512 << 20
}
