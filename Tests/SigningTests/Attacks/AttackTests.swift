// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Signing
import Testing

/// Whatever is done to a signed file is judged as its signature lets it be done.
struct AttackTests {
  @Test(arguments: Attack.all)
  func attacksAreTold(attack: Attack) throws {
    let engine = try EngineContext(cacheBytes: 8 << 20)
    for context in AttackContext.allCases {
      for form in attack.forms { try expect(attack, context, form, engine) }
    }
  }

  private func expect(
    _ attack: Attack, _ context: AttackContext, _ form: UpdateForm, _ engine: EngineContext
  ) throws {
    let field = try SignedFiles.all.field(context, attack.shape)
    guard let reports = try attack.file(context, form).reportsIfReadable(in: engine) else {
      return #expect(attack.allowed.isEmpty, "\(context) \(form): it cannot be read")
    }
    let report = try #require(reports.first { $0.field == field }, "\(context) \(form)")
    let isAllowed = report.isIntact && report.changes?.isAllowed == true
    let told: Comment =
      "\(context) \(form): \(report.changes?.kinds ?? []) \(report.changes?.notes ?? []) \(report.problems)"
    #expect(isAllowed == attack.allowed.contains(context), told)
    guard isAllowed else {
      #expect(report.verdict != .valid, told)
      #expect(report.changes?.notes.isEmpty == false || !report.problems.isEmpty, told)
      return
    }
    #expect(report.verdict == .valid, told)
    #expect(report.changes?.notes.isEmpty == !attack.isTold, told)
  }

  @Test func namesAreUnique() {
    #expect(Set(Attack.all.map(\.name)).count == Attack.all.count)
  }

  @Test func theSignedFileIsGood() throws {
    for context in AttackContext.allCases {
      for shape in AttackShape.allCases {
        let reports = try SignedFiles.all.file(context, shape).reports()
        #expect(reports.map(\.coversWholeDocument) == [true])
        #expect(reports.map(\.verdict) == [.valid])
        #expect(reports.first?.changes?.isAllowed == true)
      }
    }
  }

  @Test func aChangedByteAllowsNothing() throws {
    var file = try SignedFiles.all.file(.none, .plain)
    let place = try #require(file.data.range(of: Data("(Pay 100".utf8))).lowerBound + 5
    file.data[place] = UInt8(ascii: "9")
    let report = try #require(try file.reports().first)
    #expect(!report.isIntact && !report.coversWholeDocument)
    #expect(report.changes?.isAllowed == false)
  }
}

extension AttackedFile {
  /// What is said of its signatures; `nil` of a file that cannot be opened, by which nobody is
  /// deceived.
  func reportsIfReadable(in engine: EngineContext) throws -> [SignatureReport]? {
    do {
      return try reports(in: engine)
    } catch EngineError.damaged, EngineError.passwordRequired, EngineError.unsupported {
      return nil
    }
  }

  func reports() throws -> [SignatureReport] {
    try reports(in: EngineContext(cacheBytes: 8 << 20))
  }

  private func reports(in engine: EngineContext) throws -> [SignatureReport] {
    let document = try Document.open(.data(Array(data)), in: engine)
    return try Verifier(
      document, Trust(roots: [SigningBench.root]), at: nil, now: SigningBench.now, isDirty: false
    ).reports()
  }
}

extension AttackTests {
  /// An update repeats the file's identifier, in whatever way its random bytes are written.
  @Test(arguments: ["<0123> <4567>", "(a]b) (c\\)d)", "<01>(]\\r\u{80}])"])
  func identifiersAreRepeated(strings: String) {
    var file = AttackedFile(
      AttackedFile.bytes("trailer\n<< /ID [ \(strings)] /Info 21 0 R >>\nstartxref\n0\n%%EOF\n"))
    file.append([:])
    #expect(file.text.components(separatedBy: "/ID [ \(strings)]").count == 3)
  }
}
