// SPDX-License-Identifier: AGPL-3.0-or-later

/// When parts of a file were there at the latest, as trusted time stamps of the document prove.
struct ProvenTimes {
  private var proofs: [(upTo: Int, time: Int64)] = []

  /// - Parameter stamps: the document's time stamps that are intact, with what they cover.
  init(_ stamps: [(range: CoveredRange, stamp: MessageFacts.Stamped)], _ judge: CertificateJudge) {
    // Each stamp's authority has to be good when the next later one says that it was there.
    for (range, stamp) in stamps.sorted(by: { $0.range.end > $1.range.end }) {
      let moment = judge.given ?? time(of: range) ?? judge.now
      do throws(SignatureReason) {
        proofs.append((range.gap.lowerBound, try judge.time(of: stamp, at: moment)))
      } catch {
        // Its own report says why it proves nothing.
        continue
      }
    }
  }

  /// When all of a range was there at the latest; `nil`: nothing proves it.
  func time(of range: CoveredRange) -> Int64? {
    proofs.filter { range.end <= $0.upTo }.map(\.time).min()
  }
}
