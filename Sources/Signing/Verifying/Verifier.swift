// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Looks at the signatures of a document. Nothing is asked of the network.
public struct Verifier {
  let document: Document
  private let trust: TrustStore
  /// Seconds since 1970.
  private let now: Int64
  private let given: Int64?
  private let isDirty: Bool

  /// - Parameters:
  ///   - moment: what to look at certificates for, instead of when the signature was made.
  ///   - now: seconds since 1970.
  ///   - isDirty: whether there is something in it that has not been saved.
  /// - Throws: ``SigningError`` of roots that cannot be read.
  public init(
    _ document: Document, _ trust: Trust, at moment: Int64?, now: Int64, isDirty: Bool
  ) throws(SigningError) {
    self.document = document
    self.trust = try TrustStore(trust)
    (given, self.now, self.isDirty) = (moment, now, isDirty)
  }

  /// What there is to say of the signatures, in the order of the form.
  ///
  /// - Parameter field: the one that is looked at; all unless given.
  /// - Throws: ``SigningError/noField(_:)`` of one that is not there or not signed.
  public func reports(_ field: String? = nil) throws(SigningError) -> [SignatureReport] {
    let fields = try engine { () throws(EngineError) in try document.unplacedSignatureFields }
    let signed = fields.filter { $0.signature != nil && (field == nil || $0.name == field) }
    if let field, signed.isEmpty {
      let removed = removedReports().filter { $0.field == field }
      guard removed.isEmpty else { return removed }
      throw .noField("There is no signature in a field \(field): list them with signatures/list.")
    }
    let isChanged = try engine { () throws(EngineError) in try document.hasChanges }
    var reports: [SignatureReport] = []
    for field in signed {
      guard let value = field.signature else { continue }
      reports.append(report(field, value, isChanged: isChanged))
    }
    if field == nil { reports += removedReports() }
    return reports
  }

  func report(
    _ field: SignatureField, _ value: SignatureValue, isChanged: Bool
  ) -> SignatureReport {
    var report = SignatureReport(field, value)
    switch CoveredRange.read(value.byteRange, length: document.sourceLength) {
    case .problem(let why):
      report.problems.append(why)
      judge(MessageReader.read(value, value.contents, Pieces([])), &report)
      report.isIntact = false
    case .range(let range):
      report.coveredBytes = range.count
      report.coversWholeDocument = range.end == document.sourceLength && !isChanged
      let content = Pieces(ranges: range.parts) { document.sourceBytes(at: $0, count: $1) }
      let found = range.signature { document.sourceBytes(at: $0, count: $1) }
      judge(MessageReader.read(value, found ?? value.contents, content), &report)
      if found == nil {
        report.coversWholeDocument = false
        forged("Something else than the signature is left out of what it is of.", &report)
      }
      compare(field, value, range, &report)
    }
    report.withdrawUnlessIntact()
    return report
  }

  private func forged(_ why: String, _ report: inout SignatureReport) {
    report.problems.append(why)
    report.isIntact = false
  }

  private func judge(_ facts: MessageFacts, _ report: inout SignatureReport) {
    report.isIntact = facts.isIntact
    report.digest = facts.digest
    report.problems += facts.problems
    report.certificate = facts.signer?.facts
    report.signer = report.certificate?.name ?? report.signer
    if let stamped = facts.stamped {
      (report.time, report.timeBasis) = (stamped.time, .timestamp)
    } else if let time = facts.signingTime ?? report.time {
      (report.time, report.timeBasis) = (time, .signing)
    }
    if given != nil { report.timeBasis = .given }
    report.checkedAt = given ?? report.time ?? now
    guard let signer = facts.signer, let certificate = report.certificate else {
      report.trustReason = "It is not known whose signature it is."
      return
    }
    report.isExpired =
      report.checkedAt > certificate.notAfter || report.checkedAt < certificate.notBefore
    let verdict = trust.verdict(of: signer, facts.others, at: report.checkedAt)
    (report.isTrusted, report.trustReason) = (verdict.isTrusted, verdict.reason)
    if !certificate.maySign {
      report.problems.append("The certificate is not meant for signing.")
    }
    if let stamped = facts.stamped, let authority = stamped.signer, !report.isTimestamp {
      let verdict = trust.verdict(of: authority, stamped.others, at: stamped.time)
      if report.isTrusted, !verdict.isTrusted {
        report.problems.append("The time stamp's authority is not trusted.")
      }
    }
  }

  /// Holds the document against what it was when it was signed.
  private func compare(
    _ field: SignatureField, _ value: SignatureValue, _ range: CoveredRange,
    _ report: inout SignatureReport
  ) {
    do throws(EngineError) {
      let isLast = range.end == document.sourceLength
      guard isLast || range.end <= Verifier.largestRevision else {
        report.problems.append("The file is too large to tell what was changed since.")
        return
      }
      let signed = try isLast ? document.asOpened() : document.revision(endingAt: range.end)
      guard !signed.isRepaired else {
        return forged("What was signed is no whole document: it was not signed like this.", &report)
      }
      let then = try signed.unplacedSignatureFields.first { $0.name == field.name }?.signature
      guard let then, then.byteRange == value.byteRange, stands(then, in: signed, range) else {
        return forged("The signature was put into the document afterwards.", &report)
      }
      let changes = try settle(document.changes(since: signed), since: range)
      report.changes = ChangesSince(
        changes, SignatureRules(try signed.unplacedSignatureFields), hasUnsaved: isDirty)
    } catch {
      report.problems.append("It cannot be told what was changed since: \(error.message)")
    }
  }

  /// Whether what is left out of the range is the value of the signature's own entry.
  func stands(
    _ value: SignatureValue, in signed: Document, _ range: CoveredRange
  ) -> Bool {
    guard let offset = try? signed.offset(ofObject: value.number), offset < range.gap.lowerBound
    else { return value.number == 0 }
    let bytes = signed.sourceBytes(
      at: Int64(offset), count: range.gap.upperBound - offset + 65_536)
    guard let contents = DictionaryScan(object: bytes)?.values["Contents"] else { return false }
    return contents.lowerBound + offset == range.gap.lowerBound
      && contents.upperBound + offset == range.gap.upperBound
  }

  /// In bytes: an older revision is read into memory.
  static let largestRevision = 512 << 20
}
