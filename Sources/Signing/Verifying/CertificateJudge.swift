// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Determines the signers of signatures, and when the signatures existed.
struct CertificateJudge {
  let trust: TrustStore
  /// Seconds since 1970.
  let now: Int64
  /// The requested time. It is used instead of the present or the time proven by time stamps.
  let given: Int64?
  private let certificates: [Certificate]
  /// The evidence in the document's security store; `nil` if it has none.
  private let stored: [any RevocationSource]?

  init(_ trust: TrustStore, _ store: SecurityStore?, at given: Int64?, now: Int64) {
    (self.trust, self.given, self.now) = (trust, given, now)
    certificates = store?.certificates.compactMap(Certificate.init(der:)) ?? []
    stored = store.map { RevocationEvidence(ocsps: $0.ocsps, crls: $0.crls).sources }
  }

  /// The time that a time stamp proves.
  ///
  /// - Parameter moment: when the stamp's authority must be good: the time of a stamp that covers it, or
  ///   the present.
  func time(of stamp: MessageFacts.Stamped, at moment: Int64) throws(SignatureReason) -> Int64 {
    guard let signer = stamp.signer else {
      throw .init(.timestampNotTrusted, "The time stamp lacks its authority's certificate.")
    }
    let chain = judge(signer, stamp.others, for: .timeStamping, at: moment)
    guard chain.isTrusted else {
      throw .init(.timestampNotTrusted, "The time stamp's authority is not trusted.")
    }
    guard trust.algorithms.refused(stamp.weaknesses, at: moment).isEmpty,
      chain.certificates.weaknesses(at: moment, trust.algorithms).isEmpty
    else {
      throw .init(.timestampNotTrusted, "The time stamp uses algorithms that are too weak.")
    }
    guard revocation(of: chain, stamp.evidence, stamp.others, at: moment).status != .revoked else {
      throw .init(.timestampNotTrusted, "The time stamp's authority was revoked.")
    }
    return stamp.time
  }

  /// Enters the findings about the signer in a report.
  ///
  /// - Parameter proven: the latest time by which the signature existed, as proven by time stamps.
  func judge(_ facts: MessageFacts, provenAt proven: Int64?, _ report: inout SignatureReport) {
    enterTime(facts, provenAt: proven, &report)
    guard let signer = facts.signer else {
      report.trustReason = "The signer is unknown."
      return
    }
    let certificate = signer.facts
    report.isExpired =
      report.checkedAt > certificate.notAfter || report.checkedAt < certificate.notBefore
    let purpose: TrustStore.Purpose = report.isTimestamp ? .timeStamping : .signing
    let chain = judge(signer, facts.others, for: purpose, at: report.checkedAt)
    var problems = [chain.problem].compactMap(\.self)
    let known = chain.certificates.isEmpty ? [signer] : chain.certificates
    problems += known.weaknesses(at: report.checkedAt, trust.algorithms)
      .map { .init(.weakAlgorithm, $0) }
    if chain.isTrusted { enterRevocation(chain, facts, &problems, &report) }
    report.isTrusted = problems.isEmpty
    report.trustReason =
      problems.first?.message ?? "The certificate leads to a trusted certificate."
    if report.isExpired,
      !problems.contains(where: { $0.code == .expired || $0.code == .notYetValid })
    {
      problems.append(.init(.expired, "The certificate was not valid at the time in question."))
    }
    for weakness in trust.algorithms.refused(facts.weaknesses, at: report.checkedAt) {
      report.note(.weakAlgorithm, "The signature uses \(weakness.title), which is too weak.")
    }
    for problem in problems { report.note(problem) }
  }

  private func enterTime(
    _ facts: MessageFacts, provenAt proven: Int64?, _ report: inout SignatureReport
  ) {
    report.time = facts.signingTime ?? report.time
    var proven = proven
    if let stamped = facts.stamped {
      if report.isTimestamp { report.time = stamped.time }
      do throws(SignatureReason) {
        let time = try time(of: stamped, at: given ?? proven ?? now)
        report.time = time
        proven = min(time, proven ?? time)
      } catch {
        if !report.isTimestamp, !trust.isEmpty { report.note(error) }
      }
    }
    report.timeBasis = given != nil ? .given : proven != nil ? .timestamp : .current
    report.checkedAt = given ?? proven ?? now
  }

  private func enterRevocation(
    _ chain: TrustedChain, _ facts: MessageFacts, _ problems: inout [SignatureReason],
    _ report: inout SignatureReport
  ) {
    report.revocation = revocation(of: chain, facts.evidence, facts.others, at: report.checkedAt)
    if report.revocation.status == .revoked, let revoked = report.revocation.revoked {
      let time = CivilTime(seconds: revoked.time).rfc3339
      let name = report.revocation.certificate ?? ""
      problems.insert(.init(.revoked, "The certificate of \(name) was revoked on \(time)."), at: 0)
    }
    guard let stored else { return }
    let checker = RevocationChecker(
      sources: stored, certificates: certificates, algorithms: trust.algorithms, now: now)
    report.isLongTerm =
      checker.report(on: chain.certificates, at: report.checkedAt).status == .good
  }

  private func judge(
    _ certificate: Certificate, _ others: [Certificate], for purpose: TrustStore.Purpose,
    at time: Int64
  ) -> TrustedChain {
    trust.judge(certificate, others + certificates, for: purpose, at: time)
  }

  private func revocation(
    of chain: TrustedChain, _ evidence: RevocationEvidence, _ others: [Certificate],
    at time: Int64
  ) -> RevocationReport {
    RevocationChecker(
      sources: (stored ?? []) + evidence.sources, certificates: others + certificates,
      algorithms: trust.algorithms, now: now
    ).report(on: chain.certificates, at: time)
  }
}

extension SignatureReason: Error {}
