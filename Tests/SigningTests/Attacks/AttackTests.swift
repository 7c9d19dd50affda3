// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Signing
import Testing

/// Whatever is done to a signed file is judged as its signature lets it be done.
struct AttackTests {
  /// A file is signed once for all attacks.
  private static let signed: [AttackContext: AttackedFile] = Dictionary(
    uniqueKeysWithValues: AttackContext.allCases.compactMap { context in
      (try? AttackBase.signed(context)).map { (context, $0) }
    })

  @Test(arguments: Attack.all)
  func attacksAreTold(attack: Attack) throws {
    for context in AttackContext.allCases {
      var file = try #require(Self.signed[context])
      attack.apply(&file)
      let reports = try file.reports()
      #expect(!reports.isEmpty, "\(context)")
      for report in reports {
        let isAllowed = report.isIntact && report.changes?.isAllowed == true
        let told: Comment =
          "\(context): \(report.changes?.kinds ?? []) \(report.changes?.notes ?? []) \(report.problems)"
        #expect(isAllowed == attack.allowed.contains(context), told)
        if !isAllowed {
          #expect(report.verdict != .valid, told)
          #expect(report.changes?.notes.isEmpty == false || !report.problems.isEmpty)
        }
      }
    }
  }

  @Test func namesAreUnique() {
    #expect(Set(Attack.all.map(\.name)).count == Attack.all.count)
  }

  @Test func theSignedFileIsGood() throws {
    for context in AttackContext.allCases {
      let reports = try #require(Self.signed[context]).reports()
      #expect(reports.map(\.coversWholeDocument) == [true])
      #expect(reports.first?.changes?.isAllowed == true)
    }
  }

  /// What covers or hides something is told where it is allowed, too.
  @Test(arguments: [
    "a stamp over the text", "an annotation that was prepared", "an annotation that is hidden",
    "appearances that are needed", "a font for the form",
  ])
  func coveringIsTold(name: String) throws {
    let attack = try #require(Attack.all.first { $0.name == name })
    var file = try #require(Self.signed[.none])
    attack.apply(&file)
    let changes = try #require(try file.reports().first?.changes)
    #expect(changes.isAllowed && !changes.notes.isEmpty)
  }

  @Test func aChangedByteAllowsNothing() throws {
    var file = try #require(Self.signed[.none])
    let place = try #require(file.data.range(of: Data("(Pay 100".utf8))).lowerBound + 5
    file.data[place] = UInt8(ascii: "9")
    let report = try #require(try file.reports().first)
    #expect(!report.isIntact && !report.coversWholeDocument)
    #expect(report.changes?.isAllowed == false)
  }
}

extension AttackedFile {
  /// What is said of its signatures; a file that cannot be opened is one that nobody is deceived by.
  func reports() throws -> [SignatureReport] {
    let context = try EngineContext(cacheBytes: 8 << 20)
    let document = try Document.open(.data(Array(data)), in: context)
    return try Verifier(
      document, Trust(roots: [SigningBench.root]), at: nil, now: SigningBench.now, isDirty: false
    ).reports()
  }
}
