// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Foundation
import Testing

@testable import Engine
@testable import Signing

/// What a field demands of its signature: ISO 32000-2, table 237.
struct SeedValueTests {
  private struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let seed: [String: PDFValue]
    /// The member that must change; `nil` if the signature is as demanded.
    var member: String?
    var change: @Sendable (inout SignatureRequest) -> Void = { _ in }

    init(
      _ name: String, _ seed: [String: PDFValue], _ member: String?,
      _ change: @escaping @Sendable (inout SignatureRequest) -> Void = { _ in }
    ) {
      (testDescription, self.seed, self.member, self.change) = (name, seed, member, change)
    }
  }

  private static let formats: [String: PDFValue] = [
    "Ff": .integer(2), "SubFilter": .array([.name("ETSI.CAdES.detached")]),
  ]
  private static let digests: [String: PDFValue] = [
    "Ff": .integer(64), "DigestMethod": .array([.string(Array("sha512".utf8))]),
  ]
  private static func reasons(_ text: String) -> [String: PDFValue] {
    ["Ff": .integer(8), "Reasons": .array([.string(Array(text.utf8))])]
  }
  private static func certifies(_ level: Int) -> [String: PDFValue] {
    ["MDP": .dictionary(["P": .integer(level)])]
  }
  private static func certificate(_ flag: Int, _ key: String, _ der: [UInt8]) -> [String: PDFValue]
  {
    ["Cert": .dictionary(["Ff": .integer(flag), key: .array([.string(der)])])]
  }
  private static func der(_ credentials: String) -> [UInt8] {
    (try? SigningBench.credentials(credentials).certificate.der) ?? []
  }
  private static var root: [UInt8] {
    let text = (try? String(contentsOfFile: SigningBench.root, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("-----") }
    return Array(Data(base64Encoded: lines.joined()) ?? Data())
  }

  private static let cases = [
    Case("nothing", ["Ff": .integer(0), "Reasons": .array([.string([65])])], nil),
    Case("another handler", ["Ff": .integer(1), "Filter": .name("Entrust.PPKEF")], "field"),
    Case("our handler", ["Ff": .integer(1), "Filter": .name("Adobe.PPKLite")], nil),
    Case("a format", formats, "format"),
    Case("the format", formats, nil) { $0.format = .cades },
    Case("a digest", digests, "digest"),
    Case("the digest", digests, nil) { $0.digest = .sha512 },
    Case("a reason", reasons("Approved"), "reason"),
    Case("the reason", reasons("Approved"), nil) { $0.reason = "Approved" },
    Case("no reason", reasons("."), "reason"),
    Case("no reason given", reasons("."), nil) { $0.reason = nil },
    Case("a reason although there is none to choose", ["Ff": .integer(8)], "reason") {
      $0.reason = "Approved"
    },
    Case("no reason as there is none to choose", ["Ff": .integer(8)], nil) { $0.reason = nil },
    Case("no reason as the list is empty", ["Ff": .integer(8), "Reasons": .array([])], nil) {
      $0.reason = nil
    },
    Case("a lock", ["Ff": .integer(128), "LockDocument": .name("true")], "field"),
    Case("a lock, as a boolean", ["Ff": .integer(128), "LockDocument": .boolean(true)], "field"),
    Case("a lock if wanted", ["Ff": .integer(128), "LockDocument": .name("auto")], nil),
    Case("later rules", ["Ff": .integer(4), "V": .integer(4)], "field"),
    Case("present rules", ["Ff": .integer(4), "V": .integer(2)], nil),
    Case("a certification", certifies(2), "certification"),
    Case("another certification", certifies(2), "certification") {
      $0.certification = .annotations
    },
    Case("the certification", certifies(2), nil) { $0.certification = .formFilling },
    Case("no certification", certifies(0), "certification") { $0.certification = .formFilling },
    Case("a plain signature", certifies(0), nil),
    Case("a time stamp", ["TimeStamp": .dictionary(["Ff": .integer(1)])], "field"),
    Case("evidence", ["Ff": .integer(32), "AddRevInfo": .boolean(true)], "field"),
    Case("another signer", certificate(1, "Subject", der("second")), "certificate"),
    Case("the signer", certificate(1, "Subject", der("signer")), nil),
    Case("another issuer", certificate(2, "Issuer", der("alone")), "certificate"),
    Case("the issuer", certificate(2, "Issuer", root), nil),
    Case("a policy", certificate(4, "OID", [49]), "field"),
  ]

  @Test(arguments: cases) private func demandsAreMet(_ one: Case) throws {
    let bench = try SigningBench("form.pdf")
    let document = try bench.open().document
    try document.enableJournal()
    try document.operation("demand") { () throws(EngineError) in
      try document.form["signature"]?.objects.first?.set("SV", document.make(.dictionary(one.seed)))
    }
    let demanding = bench.folder.appending(path: "demanding.pdf")
    try document.write(to: demanding.path, WriteOptions())
    let editor = try bench.open(demanding.path)
    var member: String?
    do {
      try editor.sign(demanding) {
        ($0.field, $0.place) = ("signature", nil)
        one.change(&$0)
      }
      let report = try #require(try bench.open(demanding.path).reports().first)
      #expect(report.verdict == .valid)
    } catch SigningError.unusable(let name, _) {
      member = name
    }
    #expect(member == one.member)
  }
}
