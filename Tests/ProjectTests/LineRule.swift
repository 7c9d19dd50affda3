// SPDX-License-Identifier: AGPL-3.0-or-later

/// Something that the lines of some files must not have.
struct LineRule: Sendable, CustomStringConvertible {
  let description: String
  /// A regular expression.
  let pattern: String
  /// Whether comments and strings count, too.
  var isAboutWholeText = false
  /// Lines that break the rule, each in a file that it is about.
  let broken: [(path: String, line: String)]
  /// Lines that look like it, but do not.
  var kept: [(path: String, line: String)] = []
  /// Whether a file is one that the rule is about.
  let isAbout: @Sendable (SourceFile) -> Bool

  /// `path:line: what is wrong` for each match.
  func violations(in file: SourceFile) throws -> [String] {
    guard isAbout(file) else { return [] }
    return try file.matches(pattern, in: isAboutWholeText ? file.text : file.code).map { match in
      "\(file.path):\(match.line): \(description): “\(match.groups[0])”"
    }
  }
}

extension LineRule {
  static let all = [
    LineRule(
      description: "Sources import no Foundation", pattern: #"\bimport\s.*Foundation\w*"#,
      broken: [("Sources/A/a.swift", "import Foundation"), inA("import struct Foundation.Data")],
      kept: [("Tests/A/a.swift", "import Foundation")], isAbout: \.isSwiftSource),
    LineRule(
      description: "nothing may trap",
      pattern: #"\btry!|\bas!|[\w)\]}>]!(?!=)|\b(fatalError|precondition|preconditionFailure|"#
        + #"assertionFailure|unsafelyUnwrapped|unsafeDowncast|unsafeBitCast)\b"#,
      broken: [
        inA("let a = try! b()"), inA("let a = b as! C"), inA("let a = b!"), inA("a[0]!.b()"),
        inA("f(a)!"), inA("var a: B!"), inA("fatalError()"), inA("a.unsafelyUnwrapped"),
        inA(#"let a = "\(b!)""#),
      ],
      kept: [inA("a != b"), inA("if !a { }"), inA("// a!"), inA(#"let a = "b!""#), inA("!(!a)")],
      isAbout: \.isSwiftSource),
    LineRule(
      description: "nothing is left to be done later",
      pattern: #"\b(TO[D]O|FI[X]ME|XX[X]|HA[C]K)\b"#, isAboutWholeText: true,
      broken: [
        inA("// TO" + "DO: b"), ("scripts/a", "# FIX" + "ME"), ("clients/a.py", "# XX" + "X"),
      ],
      isAbout: { _ in true }),
    LineRule(
      description: "only the engine knows MuPDF", pattern: #"\b(fz|pdf)_\w+"#,
      broken: [inA("fz_page"), ("Sources/A/a.c", "pdf_obj *o;")],
      kept: [("Sources/Engine/a.swift", "fz_page"), ("Sources/CMuPDF/a.c", "fz_page")],
      isAbout: { $0.isSource && !["CMuPDF", "MuPDF", "Engine"].contains($0.target) }),
    LineRule(
      description: "what may throw is in CMuPDF", pattern: #"\bfz_(try|catch|always|rethrow)\b"#,
      broken: [("Sources/Engine/a.swift", "fz_try(c)")],
      kept: [("Sources/CMuPDF/a.c", "fz_try(c)")],
      isAbout: { $0.isSource && $0.target != "CMuPDF" }),
    LineRule(
      description: "wire forms are in Server",
      pattern: #"\b(struct|enum|class|extension|protocol)\s[^{\n]*[:,]\s*"#
        + #"(WireValue|WireEnum|Record)\b"#,
      broken: [
        ("Sources/Engine/a.swift", "extension Quad: WireValue {"),
        ("Sources/Editing/a.swift", "struct A: Sendable, Record {"),
      ],
      kept: [
        ("Sources/Server/a.swift", "extension Quad: WireValue {"),
        ("Sources/Engine/a.swift", "func record(_ a: Record)"),
      ],
      isAbout: { $0.isSource && !["JSON", "JSONRPC", "Server"].contains($0.target) }),
  ]

  private static func inA(_ line: String) -> (path: String, line: String) {
    ("Sources/A/a.swift", line)
  }
}

extension SourceFile {
  var isSource: Bool { path.hasPrefix("Sources/") }
  var isSwiftSource: Bool { isSource && isSwift }
}
