// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The latest times by which parts of a file existed. Trusted time stamps of the document prove them.
struct ProvenTimes {
  private var proofs: [(upTo: Int, time: Int64)] = []

  /// - Parameter values: the document's signatures. Only intact time stamps count.
  init(_ values: [SignatureValue], in document: Document, _ judge: CertificateJudge) {
    var stamps: [(range: CoveredRange, stamp: MessageFacts.Stamped)] = []
    for value in values where value.isTimestamp {
      guard
        case .range(let range) = CoveredRange.read(value.byteRange, length: document.sourceLength),
        let bytes = range.signature({ document.sourceBytes(at: $0, count: $1) })
      else { continue }
      let content = Pieces(ranges: range.parts) { document.sourceBytes(at: $0, count: $1) }
      if let stamp = MessageReader.read(value, bytes, content).stamped {
        stamps.append((range, stamp))
      }
    }
    // Each stamp's authority must be good at the time of the next later stamp, which proves its
    // existence.
    for (range, stamp) in stamps.sorted(by: { $0.range.end > $1.range.end }) {
      let moment = judge.given ?? time(of: range) ?? judge.now
      do throws(SignatureReason) {
        proofs.append((range.gap.lowerBound, try judge.time(of: stamp, at: moment)))
      } catch {
        // The time stamp's own report says why it proves nothing.
        continue
      }
    }
  }

  /// The latest time by which all of a range existed; `nil` if nothing proves it.
  func time(of range: CoveredRange) -> Int64? {
    proofs.filter { range.end <= $0.upTo }.map(\.time).min()
  }
}
