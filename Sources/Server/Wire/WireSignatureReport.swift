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

/// The facts of a certificate, on the wire.
struct WireCertificate: Record {
  static let name = "Certificate"
  static let summary = "The facts of a signer's certificate (RFC 5280)."
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
    .required("subject", \.subject.shownLine, "Its subject (RFC 4514)."),
    .required("issuer", \.issuer.shownLine, "The issuer (RFC 4514)."),
    .optional("email", \.email.shownLine, "The owner's address."),
    .required("serial", \.serial, "Its number, in hexadecimal digits."),
    .required("validFrom", \.validFrom), .required("validTo", \.validTo),
    .required("key", \.key, "Its kind and bits, such as `RSA 2048`."),
    .required("selfSigned", \.selfSigned, "Whether nobody else says so."),
    .required("expired", \.expired, "Whether it was not valid at the time that was looked at."),
  ]
}

/// The changes since a signature, on the wire.
struct WireChangesSince: Record {
  static let name = "ChangesSince"
  static let summary = """
    What was changed in a document since it was signed: nothing where `kinds` is empty. The revision \
    that was signed is compared with the document as it is now, object by object.
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
      "`information` and metadata; `validation`: what checks will need later; `formFilling`; further "
        + "`signatures`; `annotations`; `fields`: the form itself; `pages`; `other`."),
    .required(
      "allowed", \.allowed,
      "Whether the signatures let all of it: without a certification, all but `fields`, `pages` and "
        + "`other`."),
    .required("unsaved", \.unsaved, "Whether the document has changes that are in no file yet."),
    .required("filledFields", \.filledFields, "The fields that were filled in."),
    .required(
      "notes", \.notes.shownLines,
      "Sentences on what is not allowed, and on what covers or hides something."),
  ]
}

/// The report on a signature, on the wire.
struct WireSignatureReport: Record {
  static let name = "SignatureReport"
  static let summary = """
    What was found out about a signature. `verdict` sums it up, as [`signatures/verify`](#signaturesverify) \
    defines. Nothing is asked of the network.
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
    .required("reasons", \.reasons, "The findings against it, the gravest first."),
    .required("field", \.field, "The full name of the signed field."),
    .optional(
      "signer", \.signer.shownLine,
      "The subject of the certificate, or else the signer's name in the signature."),
    .required(
      "coversWholeDocument", \.coversWholeDocument,
      "Whether the document is what was signed: nothing was appended, nothing is unsaved."),
    .required("intact", \.intact, "Whether the bytes that were signed are as they were."),
    .required(
      "trusted", \.trusted,
      "Whether the certificate leads to one that is trusted, and may sign documents."),
    .required("trustReason", \.trustReason.shownLine, "Why it is, or is not."),
    .optional(
      "changesSince", \.changesSince, "The changes since; absent if they are unknown."),
    .optional(
      "time", \.time, "When it was made: as a trusted time stamp says, or else as the signer does."),
    .required(
      "timeBasis", \.timeBasis,
      "Which time the certificate was looked at for: that of a trusted time stamp, the present "
        + "(`current`), or `at` (`given`). The signer's word is none."),
    .required("checkedAt", \.checkedAt, "That time."),
    .required("revocation", \.revocation, "Whether the certificate was revoked by that time."),
    .required(
      "ltv", \.ltv,
      "Whether the document's security store alone proves for the whole chain that nothing was revoked "
        + "by then; long after that it counts only with `timeBasis` `timestamp`."),
    .optional("reason", \.reason.shownLine, "Why it was signed."),
    .optional("location", \.location.shownLine, "Where."),
    .optional("contact", \.contact.shownLine, "How to reach the signer."),
    .optional("subFilter", \.subFilter, "The kind of signature: `adbe.pkcs7.detached`, …"),
    .required("timestamp", \.timestamp, "Whether it is a time stamp, which nobody signed."),
    .optional("digest", \.digest, "The hash of the bytes, such as `sha256`."),
    .optional(
      "certification", \.certification,
      "The changes that it allows, if it certifies the document."),
    .optional("lock", \.lock, "The fields that it locks."),
    .optional("certificate", \.certificate, "The signer's certificate."),
    .optional("byteRange", \.byteRange, "Pairs of offset and length, as the file has them."),
    .required("coveredBytes", \.coveredBytes, "How many bytes were signed."),
    .required("problems", \.problems.shownLines, "The sentences of `reasons`."),
  ]
}
