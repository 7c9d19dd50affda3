// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import TestSupport
import Testing

/// Real files that are signed: what poppler's `pdfsig` says of them is what we say, but for what is
/// stated here.
@Suite(
  .enabled(if: Corpus.isThere && PopplerSignatures.isThere, "there is no corpus, or no pdfsig"))
struct SignatureCorpusTests {
  /// Those that are known to be signed, or with `RECTO_SWEEP=1` all that may be.
  static let files = Corpus.files.filter {
    Corpus.isSweep
      ? (try? Data(contentsOf: $0))?.range(of: Data("/ByteRange".utf8)) != nil
      : ["issue16553.pdf", "issue17069.pdf", "signed_verified.pdf"].contains($0.lastPathComponent)
  }

  /// poppler reads no signature in `issue17069.pdf`: the document is encrypted, the signature's
  /// dictionary names no type, and poppler decrypts its contents all the same, which are never
  /// encrypted (ISO 32000-2, 7.6.2). OpenSSL's command finds it to be good, as we do.
  static let misread: [String: (signer: String, isIntact: Bool)] = [
    "issue17069.pdf": ("OneSpan (TM)", true)
  ]

  @Test func popplerSaysTheSame() throws {
    let server = try RectoProcess()
    var compared = 0
    for file in Self.files {
      let name = file.lastPathComponent
      var wanted = try PopplerSignatures.read(file)
      if let known = Self.misread[name] {
        #expect(wanted.first?.signer == "", "poppler reads \(name) now")
        for index in wanted.indices {
          (wanted[index].signer, wanted[index].isIntact) = (known.signer, known.isIntact)
        }
      }
      #expect(try Self.signatures(in: file, server) == wanted, "\(name)")
      compared += wanted.count
    }
    #expect(compared >= 3)
  }

  private static func signatures(
    in file: URL, _ server: RectoProcess
  ) throws -> [PopplerSignatures.Signature] {
    let open = try server.request("document/open", ["path": .string(file.path)], within: 20)
    guard let id = open[member: "result"]?[member: "documentId"] else { return [] }
    let answer = try server.request("signatures/verify", ["documentId": id], within: 60)
    _ = try server.request("document/close", ["documentId": id], within: 20)
    guard case .array(let reports)? = answer[member: "result"]?[member: "signatures"] else {
      return []
    }
    return reports.map { report in
      PopplerSignatures.Signature(
        field: report[member: "field"]?.string ?? "",
        signer: report[member: "certificate"] == nil ? "" : report[member: "signer"]?.string ?? "",
        kind: report[member: "subFilter"]?.string ?? "",
        isWhole: report[member: "coversWholeDocument"] == .bool(true),
        isIntact: report[member: "intact"] == .bool(true))
    }
  }
}

/// What poppler's tool says of the signatures in a file.
enum PopplerSignatures {
  struct Signature: Equatable {
    var field = ""
    var signer = ""
    var kind = ""
    var isWhole = false
    var isIntact = false
  }

  private static let tool = "/usr/bin/pdfsig"
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: tool) }

  static func read(_ file: URL) throws -> [Signature] {
    let text = try Program.run(tool, ["-nocert", file.path])?.text ?? ""
    var found: [Signature] = []
    for line in text.split(separator: "\n") {
      func value(_ name: String) -> String? {
        line.range(of: "  - \(name): ").map { String(line[$0.upperBound...]) }
      }
      if line.hasPrefix("Signature #") { found.append(Signature()) }
      guard let last = found.indices.last else { continue }
      if let name = value("Signature Field Name") { found[last].field = name }
      if let name = value("Signer Certificate Common Name") { found[last].signer = name }
      if let kind = value("Signature Type") { found[last].kind = kind }
      if line.hasSuffix("  - Total document signed") { found[last].isWhole = true }
      if let verdict = value("Signature Validation") {
        found[last].isIntact = verdict == "Signature is Valid."
      }
    }
    return found
  }
}
