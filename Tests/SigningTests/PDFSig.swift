// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Signing
import TestSupport

/// Poppler's tool for signatures.
enum PDFSig {
  private static let tool = "/usr/bin/pdfsig"
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: tool) }

  /// What it says of each signature after "Signature Validation: ".
  static func verdicts(_ file: URL, _ options: [String] = []) throws -> [String] {
    try lines(file, options).compactMap { line in
      line.range(of: "Signature Validation: ").map { String(line[$0.upperBound...]) }
    }
  }

  /// Whether each signature is of the whole file.
  static func covers(_ file: URL) throws -> [Bool] {
    try lines(file, []).filter { $0.hasSuffix("otal document signed") }
      .map { !$0.contains("Not total") }
  }

  /// A signature in a few words.
  struct Signature: Equatable {
    var field = ""
    var signer = ""
    var kind = ""
    var isWhole = false
    var isIntact = false
  }

  /// What it says of each signature.
  static func signatures(_ file: URL) throws -> [Signature] {
    var found: [Signature] = []
    for line in try lines(file, []) {
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

  private static func lines(_ file: URL, _ options: [String]) throws -> [String] {
    let text = try Program.run(tool, ["-nocert"] + options + [file.path])?.text ?? ""
    return text.split(separator: "\n").map { String($0) }
  }
}

extension PDFSig.Signature {
  init(_ report: SignatureReport) {
    self.init(
      field: report.field, signer: report.signer ?? "", kind: report.subFilter ?? "",
      isWhole: report.coversWholeDocument, isIntact: report.isIntact)
  }
}
