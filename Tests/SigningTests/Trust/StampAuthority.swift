// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// An authority for time stamps: OpenSSL's command with the key of `trust/archive.p12`.
struct StampAuthority {
  static let tool = URL(filePath: "/usr/bin/openssl")
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: tool.path) }

  private let folder: URL

  init(in folder: URL) throws {
    self.folder = folder
    try run(
      "pkcs12", "-in", TrustBench.path("archive.p12"), "-passin", "pass:secret", "-nodes", "-out",
      path("archive.pem"))
    try "01\n".write(toFile: path("serial"), atomically: true, encoding: .ascii)
    let settings = """
      [tsa]
      default_tsa = here
      [here]
      serial = \(path("serial"))
      signer_digest = sha256
      default_policy = 1.2.3.4.1
      digests = sha256, sha384, sha512
      ess_cert_id_alg = sha256
      """
    try settings.write(toFile: path("stamps.cnf"), atomically: true, encoding: .ascii)
  }

  /// The answer to a query.
  func answer(_ request: [UInt8]) throws -> [UInt8] {
    try Data(request).write(to: folder.appending(path: "query"))
    try run(
      "ts", "-reply", "-config", path("stamps.cnf"), "-section", "here", "-queryfile",
      path("query"), "-signer", path("archive.pem"), "-inkey", path("archive.pem"), "-out",
      path("answer"))
    return Array(try Data(contentsOf: folder.appending(path: "answer")))
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Refusal(arguments: arguments) }
  }

  struct Refusal: Error { let arguments: [String] }
}
