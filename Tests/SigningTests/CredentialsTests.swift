// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Signing
import Testing

struct CredentialsTests {
  @Test(arguments: [
    ("signer.p12", "wrong", CertificateProblem.wrongPassword),
    ("signer.p12", "", .wrongPassword), ("signer.p12", "secret\u{0}", .wrongPassword),
    ("root.pem", "secret", .notPKCS12), ("keyless.p12", "secret", .noKey),
    ("certificateless.p12", "secret", .noCertificate), ("mismatch.p12", "secret", .keyMismatch),
    ("unknown-cipher.p12", "secret", .unsupportedEncryption),
    ("unprotected.p12", "wrong", .wrongPassword),
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

  @Test(arguments: [
    ("expired", CertificateProblem.expired), ("future", .notYetValid), ("cipher", .notForSigning),
    ("edwards", .unsupportedKey),
  ])
  func certificatesThatCannotSignAreRefused(name: String, problem: CertificateProblem) throws {
    let bench = try SigningBench("simple.pdf")
    let before = try Data(contentsOf: bench.file)
    let editor = try bench.open()
    #expect(throws: SigningError.certificate(problem)) {
      try editor.sign(bench.file, with: name)
    }
    #expect(try Data(contentsOf: bench.file) == before)
    #expect(try editor.document.signatureFields == [])
  }

  @Test func everyProblemSaysWhatToDo() {
    for problem in CertificateProblem.allCases {
      #expect(problem.message.hasSuffix(".") && problem.message.contains(": "), "\(problem)")
    }
  }

  @Test func aFileWithoutACodeOfItsIntegrityIsRead() throws {
    #expect(try SigningBench.credentials("unprotected").facts.name == "Lena Below")
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
