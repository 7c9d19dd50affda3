// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// Verifies fields that were apparently signed after a signature: a value alone is no signature.
extension Verifier {
  /// The claims that were verified, by the names of their fields. Each signature before a claim asks
  /// for it.
  final class SettledClaims {
    private var known: [ExactText: Bool] = [:]

    func holds(_ field: String, _ verify: () -> Bool) -> Bool {
      if let known = known[field.exact] { return known }
      let holds = verify()
      known[field.exact] = holds
      return holds
    }
  }

  /// Keeps the fields that were really signed. The rest is reported as changes.
  ///
  /// - Parameter range: the range of the earlier signature.
  func settle(
    _ changes: DocumentChanges, since range: CoveredRange
  ) throws(EngineError) -> DocumentChanges {
    guard !changes.claims.isEmpty else { return changes }
    var settled = changes
    let fields = try document.unplacedSignatureFields
    for claim in changes.claims {
      let named = fields.filter { $0.name.isExactly(claim.field) }
      if named.count == 1, let value = named[0].signature,
        signsRevision(named[0], value, after: range)
      {
        guard value.certification == nil else {
          settled.refuse(
            claim, because: "The field \(claim.field) certifies a document that was signed before.")
          continue
        }
        settled.confirm(claim, isTimestamp: value.isTimestamp)
      } else {
        settled.refuse(claim)
      }
    }
    return settled
  }

  /// Whether a signature is intact and covers a later revision. That revision contains an earlier
  /// signature.
  private func signsRevision(
    _ field: SignatureField, _ value: SignatureValue, after earlier: CoveredRange
  ) -> Bool {
    guard
      case .range(let range) = CoveredRange.read(value.byteRange, length: document.sourceLength),
      range.end > earlier.end, range.end <= Verifier.largestRevision
    else { return false }
    return settledClaims.holds(field.name) { signsRevision(field, value, range) }
  }

  private func signsRevision(
    _ field: SignatureField, _ value: SignatureValue, _ range: CoveredRange
  ) -> Bool {
    guard let signature = range.signature({ document.sourceBytes(at: $0, count: $1) }),
      let revision = try? document.revision(endingAt: range.end), !revision.isRepaired,
      let then = try? revision.unplacedSignatureFields.first(where: {
        $0.name.isExactly(field.name)
      })?
      .signature,
      then.byteRange == value.byteRange, stands(then, in: revision, range),
      isUnchanged(field, value, since: revision)
    else { return false }
    let content = Pieces(ranges: range.parts) { document.sourceBytes(at: $0, count: $1) }
    return MessageReader.read(value, signature, content).isIntact
  }

  /// Whether a signature's dictionary is the same object as in its revision. A rewritten dictionary was
  /// not signed, even if its entries are the same. A dictionary in the field itself belongs to the field.
  private func isUnchanged(
    _ field: SignatureField, _ value: SignatureValue, since revision: Document
  ) -> Bool {
    let holder = value.number == 0 ? field.number : value.number
    guard let differing = try? document.objects(differingFrom: revision) else { return false }
    return !differing.contains(holder)
  }
}
