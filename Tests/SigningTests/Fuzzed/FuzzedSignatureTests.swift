// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Signing
import Testing

@testable import Engine

/// Signed files that are edited at random: whatever is still called allowed looks as it was signed, as
/// far as the signature does not let it look different.
///
/// `RECTO_SIGNED_FUZZ` says how many edits of each file (20 unless given), `RECTO_SIGNED_SEED` where
/// they begin (0), `RECTO_SIGNED_FINDS` where files are kept that are wrongly allowed, and the last file
/// of each kind, which is there if the engine crashes.
struct FuzzedSignatureTests {
  /// Edits that brought down the engine once: a repair while a widget was drawn.
  static let findings = [2831]

  static let seeds: [Int] = {
    let environment = ProcessInfo.processInfo.environment
    let start = environment["RECTO_SIGNED_SEED"].flatMap { Int($0) } ?? 0
    return Array(start..<start + (environment["RECTO_SIGNED_FUZZ"].flatMap { Int($0) } ?? 20))
      + findings
  }()

  /// What must look the same.
  static let parts: [AttackContext: PageParts] = [
    .none: .contents, .noChanges: .all, .formFilling: [.contents, .annotations],
    .annotations: .contents,
  ]

  @Test(
    arguments: [AttackContext.none, .noChanges, .formFilling, .annotations],
    [AttackShape.plain, .dangling, .packed])
  func whatIsAllowedLooksAsItWasSigned(context: AttackContext, shape: AttackShape) throws {
    let signed = try SignedFiles.all.file(context, shape)
    let engine = try EngineContext(cacheBytes: 8 << 20)
    let original = try Document.open(.data(Array(signed.data)), in: engine)
    let parts = try #require(Self.parts[context])
    let wanted = try SeenPage.all(of: original, parts)
    var allowed = 0
    for seed in Self.seeds {
      var edit = RandomEdit(signed, seed: seed)
      edit.apply()
      keep(edit.file, "\(context)-\(shape)-last.pdf")
      guard let document = try? Document.open(.data(Array(edit.file.data)), in: engine),
        let reports = try? Verifier(
          document, Trust(roots: [SigningBench.root]), at: nil, now: SigningBench.now,
          isDirty: false
        ).reports(), let report = reports.first, report.isIntact, report.changes?.isAllowed == true
      else { continue }
      allowed += 1
      let seen = try? SeenPage.all(of: document, parts)
      let isSame = seen == wanted
      if !isSame { keep(edit.file, "\(context)-\(shape)-\(seed).pdf") }
      #expect(isSame, "seed \(seed): \(report.changes?.kinds ?? [])")
    }
    // An edit that nothing leads to, or of the information, is found now and then.
    #expect(Self.seeds.count < 500 || allowed > 0)
  }

  private func keep(_ file: AttackedFile, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["RECTO_SIGNED_FINDS"] else { return }
    try? file.data.write(to: URL(filePath: folder).appending(path: name))
  }
}
