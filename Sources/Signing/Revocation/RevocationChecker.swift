// SPDX-License-Identifier: AGPL-3.0-or-later

/// Checks whether the certificates of a chain were revoked. It uses the given evidence, and not the
/// network.
struct RevocationChecker {
  let sources: [any RevocationSource]
  let algorithms: AlgorithmPolicy
  /// Seconds since 1970.
  let now: Int64
  /// The certificates that may sign OCSP responses, beside those in the responses.
  private let responders: [Certificate]

  /// - Parameter certificates: further certificates, some perhaps of OCSP responders.
  init(
    sources: [any RevocationSource], certificates: [Certificate], algorithms: AlgorithmPolicy,
    now: Int64
  ) {
    (self.sources, self.algorithms, self.now) = (sources, algorithms, now)
    responders = certificates.filter {
      $0.extendedUsages?.contains(CertificateUsage.ocspSigning) == true
    }
  }

  /// The clock tolerance, and the default lifetime of evidence, in seconds. Authorities' clocks may be
  /// ahead by the tolerance. Evidence without expiry is valid for the lifetime.
  private static let (skew, lifetime): (Int64, Int64) = (300, 86_400)

  /// The revocation state of a chain. Each certificate was issued by the next one; the last one is
  /// trusted directly.
  ///
  /// - Parameter time: when the certificates must not have been revoked.
  func report(on chain: [Certificate], at time: Int64) -> RevocationReport {
    var report = RevocationReport(status: .good, isOffline: sources.isEmpty)
    guard chain.count > 1 else { return RevocationReport(isOffline: sources.isEmpty) }
    for (certificate, issuer) in zip(chain, chain.dropFirst()) {
      let found = sources.compactMap {
        $0.statement(on: certificate, by: issuer, among: responders)
      }
      let lasting = found.filter { !isLifted($0, among: found, at: time) }
      let revoked = lasting.compactMap { revocation($0) }.min { $0.time < $1.time }
      if let revoked {
        report.revoked = revoked
        report.certificate = certificate.facts.name
        if revoked.time <= time {
          report.status = .revoked
          return report
        }
      } else if !found.contains(where: { isGood($0, certificate, at: time) }) {
        report.status = .unknown
      }
    }
    return report
  }

  /// Whether a hold on a certificate was lifted (RFC 5280, 5.3.1). It was if the certificate was only
  /// on hold, and a newer statement no longer says so at the time in question. Any other revocation is
  /// final.
  private func isLifted(
    _ statement: RevocationStatement, among all: [RevocationStatement], at time: Int64
  ) -> Bool {
    guard case .revoked(_, .certificateHold) = statement.status else { return false }
    return all.contains { other in
      other.status == .good && other.thisUpdate > statement.thisUpdate
        && other.thisUpdate - Self.skew <= time && !isWeak(other)
    }
  }

  private func isWeak(_ statement: RevocationStatement) -> Bool {
    statement.weakness.map { algorithms.refuses($0, at: statement.thisUpdate) } ?? false
  }

  private func revocation(_ statement: RevocationStatement) -> RevocationReport.Revocation? {
    guard case .revoked(let time, let reason) = statement.status, reason != .removeFromCRL else {
      return nil
    }
    return .init(time: time, reason: reason)
  }

  /// Whether a statement proves that a certificate was good at a time: it is not from the future, was
  /// made while it would still list the certificate, and was not outdated by then.
  private func isGood(
    _ statement: RevocationStatement, _ certificate: Certificate, at time: Int64
  ) -> Bool {
    guard statement.status == .good, !isWeak(statement) else { return false }
    return statement.thisUpdate - Self.skew <= max(now, time)
      && statement.thisUpdate <= certificate.facts.notAfter
      && time <= statement.nextUpdate ?? statement.thisUpdate + Self.lifetime
  }
}

/// Whether a chain of certificates was revoked. The report is based on the evidence in the file.
public struct RevocationReport: Hashable, Sendable {
  public enum Status: String, CaseIterable, Sendable {
    /// No certificate was revoked at the time in question. There is evidence for each certificate.
    case good
    case revoked
    case unknown
  }

  public struct Revocation: Hashable, Sendable {
    /// The time in seconds since 1970.
    public var time: Int64
    public var reason: RevocationReason
  }

  public var status = Status.unknown
  /// Whether the file has no evidence. If so, only an online check could tell.
  public var isOffline = true
  /// The revocation of a certificate, at or after the time in question.
  public var revoked: Revocation?
  /// The name of the revoked certificate.
  public var certificate: String?
}
