// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Signing
import TestSupport
import Testing

/// Poppler has a say, where it is installed: what it finds is what we find, but for what is stated.
@Suite(.ownThreads, .enabled(if: PDFSig.isThere))
struct PopplerTests {
  @Test(arguments: [
    "cades", "pkcs7-sha1", "stamped", "stamped-for-another", "two-kinds", "certified",
    "certified-filled", "certified-annotated", "certified-3-annotated", "certified-1-filled",
    "certified-page",
  ])
  func popplerFindsTheSame(name: String) throws {
    let bench = try SigningBench("signed/\(name).pdf")
    let reports = try bench.open().reports()
    #expect(try PDFSig.signatures(bench.file) == reports.map(PDFSig.Signature.init))
  }

  /// But that poppler calls a file whole whose signed bytes are not as they were.
  @Test(arguments: ["cades", "pkcs7-sha1", "stamped", "two-kinds"])
  func popplerFindsTheSameChanged(name: String) throws {
    let bench = try SigningBench("signed/\(name).pdf")
    try bench.exchange("(A document to sign)", for: "(A document to deny)")
    let reports = try bench.open().reports()
    #expect(!reports.contains { $0.isIntact || $0.coversWholeDocument })
    var wanted = reports.map(PDFSig.Signature.init)
    wanted[wanted.count - 1].isWhole = true
    #expect(try PDFSig.signatures(bench.file) == wanted)
  }

  /// It does not look at time stamps of documents, nor at `adbe.x509.rsa_sha1`.
  @Test func popplerDoesNotKnowSome() throws {
    let unread = "Signature has not yet been verified."
    let stamped = try SigningBench("signed/timestamp.pdf")
    #expect(try PDFSig.verdicts(stamped.file) == ["Signature is Valid.", unread])
    #expect(try PDFSig.covers(stamped.file) == [false, true])
    let plain = try SigningBench("signed/x509-sha1.pdf")
    #expect(try PDFSig.verdicts(plain.file) == [unread])
  }

  /// It looks at signed bytes alone, not at what was changed since: what we call allowed is valid to it,
  /// and not the other way round. Time stamps are left out, because Poppler ignores them:
  /// if the form lists one first, Poppler has no verdict on the first.
  @Test func popplerFindsWhatIsAllowedValid() throws {
    let bench = try SigningBench("simple.pdf")
    let stamps = Set(Attack.timestamps.map(\.name))
    for attack in Attack.all where attack.allowed.contains(.none) && !stamps.contains(attack.name) {
      for form in attack.forms {
        try attack.file(.none, form).data.write(to: bench.file)
        let verdicts = try PDFSig.verdicts(bench.file)
        #expect(verdicts.first == "Signature is Valid.", "\(attack.name), \(form)")
      }
    }
  }
}
