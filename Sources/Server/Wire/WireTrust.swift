// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Signing

extension WeakAlgorithm: WireEnum {}

/// The wire form of trust settings.
struct WireTrust: Record {
  static let summary =
    "The trusted certificates and their uses. Trust includes the certificates that they issued."
  var roots: [String] = []
  var system = false
  var usages = CertificateUsage.forDocuments
  var algorithms: [WireAlgorithmRule] = []

  static let fields: [Field<Self>] = [
    .defaulted("roots", \.roots, "The paths of files with trusted certificates, PEM or DER."),
    .defaulted("system", \.system, "Whether to trust the system's certificates too."),
    .defaulted(
      "usages", \.usages,
      """
      The accepted extended key usages of a signer's certificate, as names or object identifiers; \
      the certificate must have one of them. `none` accepts a certificate without any.
      """),
    .defaulted(
      "algorithms", \.algorithms,
      "The dates from which weak algorithms are refused; the usual dates unless given."),
  ]

  var trust: Trust {
    var policy = AlgorithmPolicy.standard
    for rule in algorithms { policy.refusedFrom[rule.algorithm] = rule.refusedFrom?.seconds }
    return Trust(roots: roots, system: system, usages: usages, algorithms: policy)
  }
}

/// The wire form of a weak algorithm's date of refusal. The algorithm is refused from then on.
struct WireAlgorithmRule: Record {
  static let summary = "The date from which a weak algorithm is refused."
  var algorithm = WeakAlgorithm.sha1
  var refusedFrom: Timestamp?

  static let fields: [Field<Self>] = [
    .required("algorithm", \.algorithm, "The algorithm."),
    .optional(
      "refusedFrom", \.refusedFrom,
      "The date from which it is refused; omit it to accept it always."),
  ]
}
