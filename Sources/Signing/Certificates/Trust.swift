// SPDX-License-Identifier: AGPL-3.0-or-later

/// The trusted certificates and their allowed uses.
public struct Trust: Hashable, Sendable {
  /// Files with certificates, PEM or DER. Each certificate is trusted with all certificates below it.
  public var roots: [String]
  /// Whether the system's certificates are trusted, too.
  public var system: Bool
  /// The accepted uses of a signer's certificate: names in ``CertificateUsage``, or object identifiers.
  public var usages: [String]
  public var algorithms: AlgorithmPolicy

  public init(
    roots: [String] = [], system: Bool = false, usages: [String] = CertificateUsage.forDocuments,
    algorithms: AlgorithmPolicy = .standard
  ) {
    (self.roots, self.system) = (roots, system)
    (self.usages, self.algorithms) = (usages, algorithms)
  }

  /// The object identifiers of the uses.
  func usageIdentifiers() throws(SigningError) -> Set<String> {
    var identifiers: Set<String> = []
    for usage in usages {
      guard let identifier = CertificateUsage.identifier(usage) else {
        let names = CertificateUsage.names.map(\.key).joined(separator: ", ")
        throw .unusable(
          member: "trust",
          "Unknown certificate usage \"\(usage)\": give an object identifier, "
            + "\(CertificateUsage.none), or one of \(names).")
      }
      identifiers.insert(identifier)
    }
    return identifiers
  }
}
