// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Why a document was not signed, or a signature not verified.
public enum SigningError: Error, Hashable, Sendable {
  case edit(EditError)
  /// The certificate file cannot be used.
  case certificate(CertificateProblem)
  /// A signature of the document forbids the operation.
  case notPermitted(String)
  /// There is no such field.
  case noField(String)
  /// Members of the request do not fit each other or the document. `member` must change.
  case unusable(member: String, String)
  /// OpenSSL refused.
  case failed(String)

  public var message: String {
    switch self {
    case .edit(let error): error.message
    case .certificate(let problem): problem.message
    case .notPermitted(let why), .noField(let why), .unusable(_, let why), .failed(let why): why
    }
  }
}

/// A problem with a PKCS#12 file. No message reveals anything secret.
public enum CertificateProblem: String, Error, CaseIterable, Sendable {
  case wrongPassword, notPKCS12, noKey, noCertificate, keyMismatch, expired, notYetValid
  case notForSigning, unsupportedKey, unsupportedEncryption

  public var message: String {
    switch self {
    case .wrongPassword: "The password does not open the certificate file: give the right password."
    case .notPKCS12:
      "The certificate file is not PKCS#12: give a .p12 or .pfx file that holds a key."
    case .noKey: "The certificate file holds no private key: export the certificate with its key."
    case .noCertificate:
      "The certificate file holds a key but no certificate: export the key with its certificate."
    case .keyMismatch:
      "The private key does not belong to the certificate: export both together."
    case .expired: "The certificate has expired: sign with a valid certificate."
    case .notYetValid:
      "The certificate is not valid yet: check the clock, or use another certificate."
    case .notForSigning:
      "The certificate's key usage does not allow signing: use another certificate."
    case .unsupportedKey:
      "The certificate's key cannot sign: use a certificate with an RSA or EC key."
    case .unsupportedEncryption:
      "The certificate file uses an unsupported encryption: export it again, with "
        + "AES."
    }
  }
}

/// Runs an engine call, and throws its error as a ``SigningError``.
func engine<Result>(
  _ body: @autoclosure () throws(EngineError) -> Result
) throws(SigningError) -> Result {
  do { return try body() } catch { throw .edit(.engine(error)) }
}
