// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Signing

extension SignatureReport.TimeBasis: WireEnum {
}

extension DocumentChanges.Kind: WireEnum {
  public static let name = "SignedChange"
}

/// The wire form of a certificate's data.
struct WireCertificate: WrittenRecord {
  static let summary = "The data of a signer's certificate (RFC 5280)."
  let facts: CertificateFacts
  let expired: Bool

  static let fields: [Field<Self>] = [
    .required("subject", \.facts.subject.shownLine, "The subject (RFC 4514)."),
    .required("issuer", \.facts.issuer.shownLine, "The issuer (RFC 4514)."),
    .optional("email", \.facts.email.shownLine, "The owner's e-mail address."),
    .required("serial", \.facts.serial, "The serial number, in hexadecimal digits."),
    .required("validFrom", \.facts.notBefore.timestamp),
    .required("validTo", \.facts.notAfter.timestamp),
    .required("key", \.facts.key, "The type and length of the key, such as `RSA 2048`."),
    .required("selfSigned", \.facts.isSelfSigned, "Whether the certificate is self-signed."),
    .required("expired", \.expired, "Whether the certificate was not valid at the checked time."),
  ]
}

extension ChangesSince: WrittenRecord {
  public static let summary = """
    The changes since a document was signed; none if `kinds` is empty. The signed revision is \
    compared with the current document, object by object.
    """

  public static let fields: [Field<Self>] = [
    .required(
      "kinds", \.kinds,
      """
      The kinds of changes: `information` and metadata; `validation` data for later checks; \
      `formFilling`; further `signatures`; `annotations`; `fields`: the form itself; `pages`; \
      `other`.
      """),
    .required(
      "allowed", \.isAllowed,
      """
      Whether the signatures allow all changes: without a certification, all but `fields`, `pages` \
      and `other`.
      """),
    .required(
      "unsaved", \.hasUnsaved, "Whether the document has changes that are not in a file yet."),
    .required("filledFields", \.filledFields, "The fields that were filled in."),
    .required(
      "notes", \.notes.shownLines,
      "Sentences about changes that are not allowed, or that cover or hide something."),
  ]
}

extension SignatureReport: WrittenRecord {
  public static let summary = """
    The findings about a signature. [`signatures/verify`](#signaturesverify) defines the \
    `verdict`. The server uses no network.
    """

  public static let fields: [Field<Self>] = [
    .required("verdict", \.verdict, "The verdict on all findings."),
    .required("reasons", \.reasons, "The findings against the signature, the gravest first."),
    .required("field", \.field, "The full name of the signed field."),
    .optional(
      "signer", \.signer.shownLine,
      "The subject of the certificate, or else the signer's name in the signature."),
    .required(
      "coversWholeDocument", \.coversWholeDocument,
      """
      Whether the signature covers the current document: nothing was appended, nothing is unsaved.
      """),
    .required("intact", \.isIntact, "Whether the signed bytes are unchanged."),
    .required(
      "trusted", \.isTrusted,
      """
      Whether the certificate chain ends at a trusted one and the certificate may sign documents.
      """),
    .required("trustReason", \.trustReason.shownLine, "Why the certificate is trusted or not."),
    .optional("changesSince", \.changes, "The changes since the signature; absent if unknown."),
    .optional(
      "time", \.time.timestamp,
      "The signing time, from a trusted time stamp or else from the signer."),
    .required(
      "timeBasis", \.timeBasis,
      """
      The source of `checkedAt`: a trusted time stamp (`timestamp`), the present (`current`), or \
      `at` (`given`). The signer's own time does not count.
      """),
    .required("checkedAt", \.checkedAt.timestamp, "The time at which the certificate was checked."),
    .required("revocation", \.revocation, "The revocation state of the certificates at that time."),
    .required(
      "ltv", \.isLongTerm,
      """
      Whether the document's security store alone proves that no certificate of the chain was \
      revoked at that time. Long afterwards it counts only with `timeBasis` `timestamp`.
      """),
    .optional("reason", \.reason.shownLine, "The reason for signing."),
    .optional("location", \.location.shownLine, "The place of signing."),
    .optional("contact", \.contact.shownLine, "The contact information of the signer."),
    .optional("subFilter", \.subFilter, "The format of the signature: `adbe.pkcs7.detached`, …"),
    .required("timestamp", \.isTimestamp, "Whether it is a document time stamp, without a signer."),
    .optional("digest", \.digest, "The hash algorithm, such as `sha256`."),
    .optional(
      "certification", \.certification,
      "The later changes that a certifying signature allows."),
    .optional("lock", \.lock, "The fields that the signature locks."),
    .optional("certificate", \.checkedCertificate, "The signer's certificate."),
    .optional("byteRange", \.byteRange, "The byte range in the file: pairs of offset and length."),
    .required("coveredBytes", \.coveredBytes, "The number of signed bytes."),
    .required("problems", \.problems.shownLines, "The messages of `reasons`."),
  ]

  private var checkedCertificate: WireCertificate? {
    certificate.map { WireCertificate(facts: $0, expired: isExpired) }
  }
}
