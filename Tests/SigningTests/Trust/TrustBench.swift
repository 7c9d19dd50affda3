// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

@testable import Signing

/// The certificates, and what authorities say of them, in `Fixtures/trust`.
enum TrustBench {
  static let folder = SigningBench.fixtures.appending(path: "trust")
  static let root = path("root.pem")

  static func path(_ name: String) -> String { folder.appending(path: name).path }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// The certificates of a PEM file, in DER.
  static func encoded(_ name: String) throws -> [[UInt8]] {
    let text = String(decoding: try bytes(name), as: UTF8.self)
    return try text.components(separatedBy: "-----BEGIN CERTIFICATE-----").dropFirst().map { part in
      let lines = part.components(separatedBy: "-----END")[0].filter { !$0.isWhitespace }
      return Array(try #require(Data(base64Encoded: lines)))
    }
  }

  static func certificates(_ name: String) throws -> [Certificate] {
    try encoded(name).map { try #require(Certificate(der: $0)) }
  }

  static func certificate(_ subject: String, in name: String) throws -> Certificate {
    try #require(try certificates(name).first { $0.facts.name == subject }, "\(subject)")
  }

  static func credentials(_ name: String) throws -> Credentials {
    try Credentials(pkcs12: bytes(name + ".p12"), password: "secret")
  }

  /// A day of some year, in seconds since 1970.
  static func day(_ year: Int, _ month: Int = 6, _ day: Int = 1) throws -> Int64 {
    let text = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)T00:00:00Z"
    return Int64(try Date(text, strategy: .iso8601).timeIntervalSince1970)
  }
}
