// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Signing

extension WeakAlgorithm: WireEnum {}

/// The trust settings, on the wire.
struct WireTrust: Record {
  static let name = "Trust"
  static let summary = "Which certificates are trusted, with all that they vouch for, and for what."
  var roots: [String] = []
  var system = false
  var usages = CertificateUsage.forDocuments
  var algorithms: [WireAlgorithmRule] = []

  static let fields: [Field<Self>] = [
    .defaulted("roots", \.roots, [], "Paths of files with certificates, PEM or DER."),
    .defaulted("system", \.system, false, "Whether those are that the system trusts."),
    .defaulted(
      "usages", \.usages, CertificateUsage.forDocuments,
      "The uses that a signer's certificate may have (extended key usage): names or object identifiers, one of "
        + "which it has to have; `none`: one that does not say."),
    .defaulted(
      "algorithms", \.algorithms, [],
      "The dates from which weak algorithms are refused; the usual ones unless given."),
  ]

  var trust: Trust {
    var policy = AlgorithmPolicy.standard
    for rule in algorithms { policy.refusedFrom[rule.algorithm] = rule.refusedFrom?.seconds }
    return Trust(roots: roots, system: system, usages: usages, algorithms: policy)
  }
}

/// The date from which a weak algorithm is refused, on the wire.
struct WireAlgorithmRule: Record {
  static let name = "AlgorithmRule"
  static let summary = "The date from which a weak algorithm is refused."
  var algorithm = WeakAlgorithm.sha1
  var refusedFrom: Timestamp?

  static let fields: [Field<Self>] = [
    .required("algorithm", \.algorithm, "Which."),
    .optional("refusedFrom", \.refusedFrom, "The date; never unless given."),
  ]
}
