// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Signing

/// Signatures with keys on Edwards curves (RFC 8419), which Recto reads and does not make.
struct EdwardsTests {
  private static let content: [UInt8] = Array("Pay 100 EUR".utf8)

  private func signs(_ message: [UInt8], _ content: [UInt8] = content) throws -> Bool {
    try #require(SignedMessage(message)).signs(Pieces(content))
  }

  @Test func ed25519IsVerified() throws {
    let message = try EdwardsMessage.ed25519(try SigningBench.credentials("edwards"))
    let bytes = try message.signed(Self.content)
    #expect(try signs(bytes))
    #expect(try !signs(bytes, Array("Pay 900 EUR".utf8)))
    let facts = try #require(SignedMessage(bytes)).facts
    #expect(facts.digest == "sha512" && facts.reasons == [])
    #expect(facts.signer?.facts.name == "Eddy Edwards")
  }

  @Test(.enabled(if: StampAuthority.isThere)) func ed448IsVerified() throws {
    let message = try EdwardsMessage.ed448(try MadeKey.ed448.credentials())
    let bytes = try message.signed(Self.content)
    #expect(try signs(bytes))
    #expect(try !signs(bytes, Array("Pay 900 EUR".utf8)))
    let facts = try #require(SignedMessage(bytes)).facts
    #expect(facts.digest == "shake256" && facts.reasons == [])
  }

  /// The last byte is of the signature's value. The attributes are signed too.
  @Test func forgedOnesAreFound() throws {
    let message = try EdwardsMessage.ed25519(try SigningBench.credentials("edwards"))
    var bytes = try message.signed(Self.content)
    bytes[bytes.count - 1] ^= 1
    #expect(try !signs(bytes))
    var other = message
    other.addsAttributes = true
    #expect(try signs(try other.signed(Self.content)))
    other.signsAttributes = false
    #expect(try !signs(try other.signed(Self.content)))
  }

  /// The algorithm of another curve.
  @Test func theAlgorithmIsThatOfTheKey() throws {
    var message = try EdwardsMessage.ed25519(try SigningBench.credentials("edwards"))
    message.algorithm = EdwardsMessage.ed448Algorithm
    #expect(try !signs(try message.signed(Self.content)))
  }

  @Test func enclosedContentIsVerified() throws {
    var message = try EdwardsMessage.ed25519(try SigningBench.credentials("edwards"))
    message.enclosed = Self.content
    let bytes = try message.signed(Self.content)
    #expect(try #require(SignedMessage(bytes)).signsItself)
    message.enclosed = Array("Pay 900 EUR".utf8)
    #expect(try !#require(SignedMessage(message.signed(Self.content))).signsItself)
  }

  /// Nobody can tell whether the content was altered.
  @Test func whatCannotBeVerifiedIsUnknown() throws {
    let maker = SignatureMaker(
      credentials: try SigningBench.credentials(), digest: .sha256, format: .pkcs7,
      time: SigningBench.now)
    var bytes = Data(try maker.sign(Pieces(Self.content)))
    let rsa = Data([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 1, 1])
    let place = try #require(bytes.range(of: rsa, options: .backwards))
    bytes[place.upperBound - 1] = 0x7F
    let message = try #require(SignedMessage(Array(bytes)))
    var facts = message.facts
    facts.conclude(isIntact: message.signs(Pieces(Self.content)))
    #expect(!facts.isIntact)
    #expect(facts.reasons.map(\.code) == [.unsupportedAlgorithm])
  }
}

/// Which keys sign.
struct SigningKeyTests {
  @Test(.enabled(if: StampAuthority.isThere), arguments: SigningDigest.allCases)
  func dsaKeysDoNot(digest: SigningDigest) throws {
    let credentials = try MadeKey.dsa.credentials()
    for format in SignatureFormat.allCases {
      let maker = SignatureMaker(
        credentials: credentials, digest: digest, format: format, time: SigningBench.now)
      #expect(throws: SigningError.certificate(.unsupportedKey)) { try maker.room() }
    }
  }
}

/// A message that a key on an Edwards curve signs, made by hand.
struct EdwardsMessage {
  let credentials: Credentials
  /// The name of the hash, and its algorithm.
  let digest: (name: String, algorithm: [UInt8])
  var algorithm: [UInt8]
  var enclosed: [UInt8]?
  /// Whether there is one more attribute.
  var addsAttributes = false
  /// Whether that one is signed.
  var signsAttributes = true

  static let ed448Algorithm: [UInt8] = [0x30, 5, 6, 3, 0x2B, 0x65, 0x71]

  static func ed25519(_ credentials: Credentials) throws -> EdwardsMessage {
    let sha512: [UInt8] = [0x30, 11, 6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2, 3]
    return EdwardsMessage(
      credentials: credentials, digest: ("sha512", sha512),
      algorithm: [0x30, 5, 6, 3, 0x2B, 0x65, 0x70])
  }

  static func ed448(_ credentials: Credentials) throws -> EdwardsMessage {
    // `id-shake256-len`, with a length of 512 bits.
    let shake256: [UInt8] = [0x30, 15, 6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2, 18, 2, 2, 2, 0]
    return EdwardsMessage(
      credentials: credentials, digest: ("shake256", shake256), algorithm: ed448Algorithm)
  }

  func signed(_ content: [UInt8]) throws -> [UInt8] {
    let certificate = credentials.certificate.der
    let parts = try #require(DERElement(certificate[...])?.children.first?.children)
    let signer = der(0x30, Array(parts[3].bytes) + Array(parts[1].bytes))
    let hash = try #require(OpenSSL.digest(named: digest.name, Pieces(content)))
    var attributes = [
      attribute(3, pkcs7(1)), attribute(4, der(4, hash)),
    ]
    let more = attribute(5, der(0x17, Array("231114221320Z".utf8)))
    if addsAttributes, signsAttributes { attributes.insert(more, at: 1) }
    let maker = SignatureMaker(
      credentials: credentials, digest: .sha512, format: .cades, time: 0)
    let signature = try maker.signature(of: der(0x31, Array(attributes.joined())), nil)
    if addsAttributes, !signsAttributes { attributes.insert(more, at: 1) }
    let information = der(
      0x30,
      [2, 1, 1] + signer + digest.algorithm + der(0xA0, Array(attributes.joined())) + algorithm
        + der(4, signature))
    let body = der(
      0x30,
      [2, 1, 1] + der(0x31, digest.algorithm)
        + der(0x30, pkcs7(1) + (enclosed.map { der(0xA0, der(4, $0)) } ?? []))
        + der(0xA0, certificate) + der(0x31, information))
    return der(0x30, pkcs7(2) + der(0xA0, body))
  }

  /// An attribute of PKCS #9 with one value.
  private func attribute(_ number: UInt8, _ value: [UInt8]) -> [UInt8] {
    der(0x30, [6, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 9, number] + der(0x31, value))
  }

  /// A type of content.
  private func pkcs7(_ number: UInt8) -> [UInt8] {
    [6, 9, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7, number]
  }

  private func der(_ tag: UInt8, _ body: [UInt8]) -> [UInt8] {
    let count = body.count
    if count < 128 { return [tag, UInt8(count)] + body }
    if count < 256 { return [tag, 0x81, UInt8(count)] + body }
    return [tag, 0x82, UInt8(count >> 8), UInt8(count & 255)] + body
  }
}
