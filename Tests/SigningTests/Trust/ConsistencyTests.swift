// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Signing

/// What a message says twice must be the same. Neither the content's type nor the signature's algorithm
/// is part of the signed bytes.
struct ConsistencyTests {
  private static var content: Pieces { Pieces(Array("Pay 100 EUR".utf8)) }
  /// RSA, and RSA with SHA-1.
  private static let (plain, weak): ([UInt8], [UInt8]) = (
    [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 1, 1], [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 1, 5]
  )
  private static let strong: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 1, 11]
  /// Data, and digested data.
  private static let (data, digested): ([UInt8], [UInt8]) = (
    [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7, 1], [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7, 5]
  )

  private func message(_ format: SignatureFormat) throws -> Data {
    let maker = SignatureMaker(
      credentials: try SigningBench.credentials(), digest: .sha256, format: format,
      time: SigningBench.now)
    return Data(try maker.sign(Self.content))
  }

  private func signs(_ message: Data) throws -> Bool {
    try #require(SignedMessage(Array(message))).signs(Self.content)
  }

  @Test(arguments: SignatureFormat.allCases)
  func theAlgorithmHasTheHashOfTheMessage(format: SignatureFormat) throws {
    var message = try message(format)
    #expect(try signs(message))
    let range = try #require(message.range(of: Data(Self.plain), options: .backwards))
    message.replaceSubrange(range, with: Self.strong)
    #expect(try signs(message))
    message.replaceSubrange(range, with: Self.weak)
    #expect(try !signs(message))
  }

  @Test(arguments: SignatureFormat.allCases)
  func theContentIsData(format: SignatureFormat) throws {
    var message = try message(format)
    let range = try #require(message.range(of: Data(Self.data)))
    message.replaceSubrange(range, with: Self.digested)
    #expect(try !signs(message))
  }
}
