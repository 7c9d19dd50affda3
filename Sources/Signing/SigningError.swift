// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

/// Why a document was not signed, or a signature not looked at.
public enum SigningError: Error, Hashable, Sendable {
  case edit(EditError)
  /// The file with the certificate cannot be used.
  case certificate(CertificateProblem)
  /// A signature of the document forbids it.
  case notPermitted(String)
  /// There is no such field.
  case noField(String)
  /// The parts of the request do not fit each other; change `member`.
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
    case .wrongPassword: "The password does not open the certificate's file: give another one."
    case .notPKCS12:
      "The certificate's file is not PKCS#12: give a .p12 or .pfx file that holds a key."
    case .noKey: "The certificate's file holds no private key: export the certificate with its key."
    case .noCertificate:
      "The certificate's file holds a key, but no certificate: export it with its certificate."
    case .keyMismatch:
      "The private key is not that of the certificate: export both of them together."
    case .expired: "The certificate has expired: sign with one that is valid."
    case .notYetValid: "The certificate is not valid yet: check the clock, or use another one."
    case .notForSigning:
      "The certificate is not meant for signing, as its key usage says: use another one."
    case .unsupportedKey: "The certificate's key cannot sign: use one with an RSA or an EC key."
    case .unsupportedEncryption:
      "The certificate's file is encrypted in a way that is not supported: export it again, with "
        + "AES."
    }
  }
}

/// Runs edits where errors of signing are thrown.
func editing<Result>(
  _ body: @autoclosure () throws(EditError) -> Result
) throws(SigningError) -> Result {
  do { return try body() } catch { throw .edit(error) }
}

/// Runs engine calls where errors of signing are thrown.
func engine<Result>(
  _ body: @autoclosure () throws(EngineError) -> Result
) throws(SigningError) -> Result {
  do { return try body() } catch { throw .edit(.engine(error)) }
}
