// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import Signing

extension SignatureReport.TimeBasis: WireEnum {
  public static let name = "TimeBasis"
}

extension DocumentChanges.Kind: WireEnum {
  public static let name = "SignedChange"
}

/// The wire form of a certificate's data.
struct WireCertificate: Record {
  static let name = "Certificate"
  static let summary = "The data of a signer's certificate (RFC 5280)."
  var subject = ""
  var issuer = ""
  var email: String?
  var serial = ""
  var validFrom = Timestamp(0)
  var validTo = Timestamp(0)
  var key = ""
  var selfSigned = false
  var expired = false

  init() {}

  init(_ facts: CertificateFacts, isExpired: Bool) {
    (subject, issuer, email, serial) = (facts.subject, facts.issuer, facts.email, facts.serial)
    (validFrom, validTo) = (Timestamp(facts.notBefore), Timestamp(facts.notAfter))
    (key, selfSigned, expired) = (facts.key, facts.isSelfSigned, isExpired)
  }

  static let fields: [Field<Self>] = [
    .required("subject", \.subject.shownLine, "The subject (RFC 4514)."),
    .required("issuer", \.issuer.shownLine, "The issuer (RFC 4514)."),
    .optional("email", \.email.shownLine, "The owner's e-mail address."),
    .required("serial", \.serial, "The serial number, in hexadecimal digits."),
    .required("validFrom", \.validFrom), .required("validTo", \.validTo),
    .required("key", \.key, "The type and length of the key, such as `RSA 2048`."),
    .required("selfSigned", \.selfSigned, "Whether the certificate is self-signed."),
    .required("expired", \.expired, "Whether the certificate was not valid at the checked time."),
  ]
}

/// The wire form of the changes since a signature.
struct WireChangesSince: Record {
  static let name = "ChangesSince"
  static let summary = """
    The changes to a document since it was signed; none if `kinds` is empty. The signed revision \
    is compared with the current document, object by object.
    """
  var kinds: [DocumentChanges.Kind] = []
  var allowed = true
  var unsaved = false
  var filledFields: [String] = []
  var notes: [String] = []

  init() {}

  init(_ changes: ChangesSince) {
    (kinds, allowed, unsaved) = (changes.kinds, changes.isAllowed, changes.hasUnsaved)
    (filledFields, notes) = (changes.filledFields, changes.notes)
  }

  static let fields: [Field<Self>] = [
    .required(
      "kinds", \.kinds,
      """
      The kinds of changes: `information` and metadata; `validation` data for later checks; \
      `formFilling`; further `signatures`; `annotations`; `fields`: the form itself; `pages`; \
      `other`.
      """),
    .required(
      "allowed", \.allowed,
      """
      Whether the signatures allow all changes: without a certification, all but `fields`, `pages` \
      and `other`.
      """),
    .required("unsaved", \.unsaved, "Whether the document has changes that are not in a file yet."),
    .required("filledFields", \.filledFields, "The fields that were filled in."),
    .required(
      "notes", \.notes.shownLines,
      "Sentences about changes that are not allowed, or that cover or hide something."),
  ]
}

/// The wire form of the report on a signature.
struct WireSignatureReport: Record {
  static let name = "SignatureReport"
  static let summary = """
    The findings about a signature. [`signatures/verify`](#signaturesverify) defines the \
    `verdict`. The server uses no network.
    """
  var verdict = Verdict.unknown
  var reasons: [WireSignatureReason] = []
  var field = ""
  var signer: String?
  var coversWholeDocument = false
  var intact = false
  var trusted = false
  var trustReason = ""
  var changesSince: WireChangesSince?
  var time: Timestamp?
  var timeBasis = SignatureReport.TimeBasis.current
  var checkedAt = Timestamp(0)
  var revocation = WireRevocation()
  var ltv = false
  var reason: String?
  var location: String?
  var contact: String?
  var subFilter: String?
  var timestamp = false
  var digest: String?
  var certification: Certification?
  var lock: WireFieldLock?
  var certificate: WireCertificate?
  var byteRange: [Int]?
  var coveredBytes = 0
  var problems: [String] = []

  init() {}

  init(_ report: SignatureReport) {
    (verdict, reasons) = (report.verdict, report.reasons.map(WireSignatureReason.init))
    (field, signer, timestamp) = (report.field, report.signer, report.isTimestamp)
    (coversWholeDocument, intact) = (report.coversWholeDocument, report.isIntact)
    (trusted, trustReason) = (report.isTrusted, report.trustReason)
    changesSince = report.changes.map(WireChangesSince.init)
    (time, timeBasis) = (report.time.map(Timestamp.init), report.timeBasis)
    checkedAt = Timestamp(report.checkedAt)
    (revocation, ltv) = (WireRevocation(report.revocation), report.isLongTerm)
    (reason, location, contact) = (report.reason, report.location, report.contact)
    (subFilter, digest, certification) = (report.subFilter, report.digest, report.certification)
    lock = report.lock.map(WireFieldLock.init)
    certificate = report.certificate.map { WireCertificate($0, isExpired: report.isExpired) }
    (byteRange, coveredBytes, problems) = (
      report.byteRange, report.coveredBytes, report.problems
    )
  }

  static let fields: [Field<Self>] = [
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
    .required("intact", \.intact, "Whether the signed bytes are unchanged."),
    .required(
      "trusted", \.trusted,
      """
      Whether the certificate chain ends at a trusted one and the certificate may sign documents.
      """),
    .required("trustReason", \.trustReason.shownLine, "Why the certificate is trusted or not."),
    .optional(
      "changesSince", \.changesSince, "The changes since the signature; absent if unknown."),
    .optional(
      "time", \.time, "The signing time, from a trusted time stamp or else from the signer."),
    .required(
      "timeBasis", \.timeBasis,
      """
      The source of `checkedAt`: a trusted time stamp (`timestamp`), the present (`current`), or \
      `at` (`given`). The signer's own time does not count.
      """),
    .required("checkedAt", \.checkedAt, "The time at which the certificate was checked."),
    .required("revocation", \.revocation, "The revocation state of the certificates at that time."),
    .required(
      "ltv", \.ltv,
      """
      Whether the document's security store alone proves that no certificate of the chain was \
      revoked at that time. Long afterwards it counts only with `timeBasis` `timestamp`.
      """),
    .optional("reason", \.reason.shownLine, "The reason for signing."),
    .optional("location", \.location.shownLine, "The place of signing."),
    .optional("contact", \.contact.shownLine, "The contact information of the signer."),
    .optional("subFilter", \.subFilter, "The format of the signature: `adbe.pkcs7.detached`, …"),
    .required("timestamp", \.timestamp, "Whether it is a document time stamp, without a signer."),
    .optional("digest", \.digest, "The hash algorithm, such as `sha256`."),
    .optional(
      "certification", \.certification,
      "The later changes that a certifying signature allows."),
    .optional("lock", \.lock, "The fields that the signature locks."),
    .optional("certificate", \.certificate, "The signer's certificate."),
    .optional("byteRange", \.byteRange, "The byte range in the file: pairs of offset and length."),
    .required("coveredBytes", \.coveredBytes, "The number of signed bytes."),
    .required("problems", \.problems.shownLines, "The messages of `reasons`."),
  ]
}
