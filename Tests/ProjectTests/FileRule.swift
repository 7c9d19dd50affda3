// SPDX-License-Identifier: AGPL-3.0-or-later

/// Something that holds for some files as a whole.
struct FileRule: Sendable, CustomStringConvertible {
  let description: String
  /// A file that breaks the rule.
  let broken: SourceFile
  /// The line, from 1, at which a file breaks the rule, and what is there.
  let violation: @Sendable (SourceFile) -> (line: Int, what: String)?

  func report(_ file: SourceFile) -> String? {
    violation(file).map { "\(file.path):\($0.line): \(description): \($0.what)" }
  }
}

extension FileRule {
  static let all = [
    FileRule(
      description: "a file has at most 250 lines",
      broken: SourceFile(path: "clients/a.py", text: String(repeating: "\n", count: 251))
    ) { file in
      let isProgram = ["Sources/", "clients/", "scripts/"].contains { file.path.hasPrefix($0) }
      let isGenerated = file.lines.prefix(3).contains { $0.contains("Made by generate.py") }
      let isLong = isProgram && !isGenerated && file.lineCount > 250
      return isLong ? (251, "it has \(file.lineCount)") : nil
    },
    FileRule(
      description: "a file names its licence in its first lines",
      broken: SourceFile(path: "Sources/A/a.h", text: "int a;\n")
    ) { file in
      let isPermissive = ["clients/", "docs/"].contains { file.path.hasPrefix($0) }
      let licence = isPermissive ? "MIT" : "AGPL-3.0-or-later"
      // In two pieces, since tools would take it for this file's own header.
      let header = "SPDX-License-" + "Identifier: \(licence)"
      return file.lines.prefix(3).contains { $0.contains(header) } ? nil : (1, "no “\(header)”")
    },
    FileRule(
      description: "a file is named for the one thing that it holds",
      broken: SourceFile(path: "Sources/A/StringUtils.swift", text: "")
    ) { file in
      let words = ["util", "helper", "misc", "common"]
      return words.first { file.name.lowercased().contains($0) }.map { (1, "“\($0)” is no thing") }
    },
    FileRule(
      description: "no type bears its module's name",
      broken: SourceFile(path: "Sources/A/a.swift", text: "public struct A {}")
    ) { file in
      guard file.isSwiftSource, let target = file.target else { return nil }
      let declaration = #"\b(struct|enum|class|actor|protocol|typealias) \#(target)\b"#
      return try? file.matches(declaration, in: file.code).first.map { ($0.line, $0.groups[0]) }
    },
    FileRule(
      description: "a text ends with one line end",
      broken: SourceFile(path: "scripts/a", text: "a")
    ) { file in
      let isWell = file.text.hasSuffix("\n") && !file.text.hasSuffix("\n\n")
      return isWell || file.text.isEmpty ? nil : (file.lineCount, "the end of the file")
    },
  ]
}
