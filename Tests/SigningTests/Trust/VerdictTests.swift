// SPDX-License-Identifier: AGPL-3.0-or-later

import Signing
import Testing

struct VerdictTests {
  private static let truths: [Bool?] = [true, false, nil]

  /// All facts with all pairs of findings: valid is only what nothing speaks against.
  @Test func theGravestFindingDecides() {
    let findings: [SignatureFinding?] = SignatureFinding.allCases + [nil]
    for isIntact in [true, false] {
      for isTrusted in [true, false] {
        for allowed in Self.truths {
          for one in findings {
            for other in findings {
              let found = [one, other].compactMap(\.self)
              let verdict = SignatureVerdict(
                isIntact: isIntact, isTrusted: isTrusted, areChangesAllowed: allowed, found)
              let against = found.filter { $0.verdict != nil }
              if let gravest = against.min() {
                #expect(verdict == gravest.verdict)
              } else {
                let isGood = isIntact && isTrusted && allowed == true
                #expect(verdict == (isGood ? .valid : .unknown))
              }
            }
          }
        }
      }
    }
  }

  /// What each finding comes to, in order of weight.
  @Test func findingsAreWeighed() {
    let wanted: [(SignatureVerdict?, [SignatureFinding])] = [
      (
        .invalid,
        [.badByteRange, .unreadable, .altered, .forged, .removed, .revoked, .weakAlgorithm]
      ),
      (.unknown, [.unsupportedKind, .unsupportedAlgorithm, .noSignerCertificate]),
      (.changed, [.changesNotAllowed]),
      (.untrusted, [.notForSigning, .notTrusted, .expired, .notYetValid]),
      (.unknown, [.noRoots, .changesUnknown]),
      (nil, [.timestampMismatch, .timestampNotTrusted, .evidenceUnreadable]),
    ]
    #expect(wanted.flatMap(\.1) == SignatureFinding.allCases)
    for (verdict, findings) in wanted {
      for finding in findings { #expect(finding.verdict == verdict) }
    }
    #expect(SignatureFinding.allCases.sorted() == SignatureFinding.allCases)
  }

  @Test func theWorstSignatureDecidesForTheDocument() {
    #expect(SignatureVerdict(ofAll: []) == nil)
    let order: [SignatureVerdict] = [.invalid, .changed, .untrusted, .unknown, .valid]
    for (index, worse) in order.enumerated() {
      for better in order[index...] { #expect(SignatureVerdict(ofAll: [better, worse]) == worse) }
    }
  }
}
