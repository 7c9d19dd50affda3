// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@testable import Signing

/// A key with a certificate of its own, made by OpenSSL's command.
enum MadeKey {
  case ed448, dsa

  private var arguments: [[String]] {
    switch self {
    case .ed448: [["genpkey", "-algorithm", "ED448", "-out", "key"]]
    case .dsa:
      [
        [
          "genpkey", "-genparam", "-algorithm", "DSA", "-pkeyopt", "dsa_paramgen_bits:1024",
          "-pkeyopt", "dsa_paramgen_q_bits:160", "-out", "params",
        ], ["genpkey", "-paramfile", "params", "-out", "key"],
      ]
    }
  }

  func credentials() throws -> Credentials {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let certify = [
      "req", "-x509", "-new", "-key", "key", "-out", "certificate", "-subj", "/CN=Made", "-days",
      "3650", "-addext", "keyUsage=digitalSignature",
    ]
    let pack = [
      "pkcs12", "-export", "-inkey", "key", "-in", "certificate", "-out", "made.p12", "-passout",
      "pass:secret",
    ]
    for command in arguments + [certify, pack] {
      let answer = try Program.run(
        "/bin/sh",
        ["-c", #"cd "$0" && exec openssl "$@""#, folder.path] + command, withErrors: true)
      try #require(answer?.status == 0, "\(answer?.text ?? "")")
    }
    let bytes = try Data(contentsOf: folder.appending(path: "made.p12"))
    return try Credentials(pkcs12: Array(bytes), password: "secret")
  }
}
