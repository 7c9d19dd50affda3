// SPDX-License-Identifier: AGPL-3.0-or-later

import Signing
import Testing

struct CredentialsTests {
  @Test(arguments: [
    ("signer.p12", "wrong", CertificateProblem.wrongPassword),
    ("signer.p12", "", .wrongPassword), ("signer.p12", "secret\u{0}", .wrongPassword),
    ("root.pem", "secret", .notPKCS12), ("keyless.p12", "secret", .noKey),
    ("certificateless.p12", "secret", .noCertificate), ("mismatch.p12", "secret", .keyMismatch),
  ])
  func whatIsWrongIsSaid(file: String, password: String, problem: CertificateProblem) throws {
    let bytes = try SigningBench.bytes(file)
    #expect(throws: problem) { try Credentials(pkcs12: bytes, password: password) }
  }

  @Test func nothingAndHalfAFileAreNoPKCS12() throws {
    let bytes = try SigningBench.bytes("signer.p12")
    for piece in [[], Array(bytes.prefix(100)), [UInt8](repeating: 48, count: 2 << 20)] {
      #expect(throws: CertificateProblem.notPKCS12) {
        try Credentials(pkcs12: piece, password: "secret")
      }
    }
  }

  @Test(arguments: [("expired", CertificateProblem.expired), ("future", .notYetValid)])
  func certificatesAreOnlyUsedWhileTheyAreValid(name: String, problem: CertificateProblem) throws {
    let credentials = try SigningBench.credentials(name)
    #expect(throws: problem) { try credentials.check(at: SigningBench.now) }
  }

  @Test(arguments: ["signer", "ec", "pss", "legacy"])
  func filesOfAllKindsAreRead(name: String) throws {
    let facts = try SigningBench.credentials(name).facts
    #expect(facts.issuer == "CN=Recto Test Root,O=Recto Tests")
    #expect(facts.maySign)
    #expect(!facts.isSelfSigned)
  }

  @Test func factsAreThoseOfTheCertificate() throws {
    let facts = try SigningBench.credentials().facts
    #expect(facts.name == "Ada Signer")
    #expect(facts.email == "ada@example.org")
    #expect(facts.key == "RSA 2048")
    #expect(facts.notBefore == 1_577_836_800)
  }
}
