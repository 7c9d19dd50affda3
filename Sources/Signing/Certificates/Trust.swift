// SPDX-License-Identifier: AGPL-3.0-or-later

/// The trusted certificates, and their uses.
public struct Trust: Hashable, Sendable {
  /// Files with certificates, PEM or DER, each of which is trusted with all below it.
  public var roots: [String]
  /// Whether those that the system trusts are.
  public var system: Bool
  /// The uses that a signer's certificate may have: names of ``CertificateUsage``, or object
  /// identifiers.
  public var usages: [String]
  public var algorithms: AlgorithmPolicy

  public init(
    roots: [String] = [], system: Bool = false, usages: [String] = CertificateUsage.forDocuments,
    algorithms: AlgorithmPolicy = .standard
  ) {
    (self.roots, self.system) = (roots, system)
    (self.usages, self.algorithms) = (usages, algorithms)
  }

  /// The object identifiers of the usages.
  func usageIdentifiers() throws(SigningError) -> Set<String> {
    var identifiers: Set<String> = []
    for usage in usages {
      guard let identifier = CertificateUsage.identifier(usage) else {
        let names = CertificateUsage.names.map(\.key).joined(separator: ", ")
        throw .unusable(
          member: "trust",
          "\(usage) is no usage of certificates: give an object identifier, "
            + "\(CertificateUsage.none), or one of \(names).")
      }
      identifiers.insert(identifier)
    }
    return identifiers
  }
}
