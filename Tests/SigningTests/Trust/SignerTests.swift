// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Signing

/// Whose signature it is: what is signed names the certificate.
struct SignerTests {
  @Test(arguments: [SignatureFormat.pkcs7, .cades])
  func anotherCertificateIsNotTheSigners(format: SignatureFormat) throws {
    let bench = try SigningBench("simple.pdf")
    let editor = try bench.open()
    try editor.sign(bench.file) { $0.format = format }
    let value = try #require(try editor.document.signatureFields.first?.signature)
    let message = try #require(SignedMessage(value.contents))
    let own = try #require(try TrustBench.certificates("../certificates/signer.pem").first)
    let other = try #require(try TrustBench.certificates("brief.pem").first)
    #expect(!message.namesAnother(than: own))
    #expect(message.namesAnother(than: other))
  }

  /// Time stamps name their authority's certificate, by SHA-256 or by SHA-1.
  @Test func stampsNameTheirAuthority() throws {
    let document = try SigningBench("signed/timestamp.pdf").open().document
    let value = try #require(try document.signatureFields.last?.signature)
    let message = try #require(SignedMessage(value.contents))
    let own = try #require(message.facts.signer)
    #expect(own.facts.name == "Recto Time")
    #expect(!message.namesAnother(than: own))
    #expect(try message.namesAnother(than: TrustBench.certificates("brief.pem")[0]))
  }
}
