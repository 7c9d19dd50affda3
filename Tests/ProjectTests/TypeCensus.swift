// SPDX-License-Identifier: AGPL-3.0-or-later

/// The types that Swift files declare, with their stored properties, and the files that extend each type.
///
/// It relies on the formatter's indentation: a declaration ends at the brace below its first letter.
struct TypeCensus {
  struct Entry: Equatable {
    let kind: String
    /// The names of the types around it, and its own: `Page.Mode`.
    let name: String
    /// Whether it is a value on the wire: its properties are members of the protocol.
    let isRecord: Bool
    var storedProperties = 0
  }

  private(set) var entries: [Entry] = []
  private(set) var extendingFiles: [String: Set<String>] = [:]

  init(_ files: [SourceFile]) throws {
    for file in files { try read(file) }
  }

  private mutating func read(_ file: SourceFile) throws {
    let head =
      #"^ *(?:@\w+ )*(?:(?:public|private|fileprivate|final|indirect) )*"#
      + #"(struct|class|enum|actor|protocol|extension) \[?([\w.]+)(.*)$"#
    let property =
      #"^ *(?:@\w+(?:\([^)\n]*\))? )*"#
      + #"(?:(?:public|internal|private|fileprivate|final|lazy|weak|unowned|nonisolated)"#
      + #"(?:\([a-z]+\))? )*"#
      + #"(?:let|var) "#
    var heads: [Int: [String]] = [:]
    for match in try file.matches(head, in: file.code) { heads[match.line] = match.groups }
    let properties = Set(try file.matches(property, in: file.code).map(\.line))
    // The declarations around a line: how far each is indented, its name, and its entry, if it is a type.
    var around: [(indent: Int, name: String, entry: Int?)] = []
    let lines = file.code.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      if let groups = heads[index + 1] {
        let (kind, clause) = (groups[1], groups[3])
        var entry: Int?
        let name = (around.map(\.name) + [groups[2]]).joined(separator: ".")
        if kind == "extension" {
          extendingFiles[name, default: []].insert(file.path)
        } else if kind != "protocol" {
          entry = entries.count
          entries.append(
            Entry(
              kind: kind, name: name,
              isRecord: clause.contains("Record") || clause.contains("Params")))
        }
        if line.last != "}" { around.append((indent, groups[2], entry)) }
      } else if let last = around.last, indent == last.indent,
        line.hasPrefix(
          String(repeating: " ", count: indent) + "}")
      {
        around.removeLast()
      } else if let last = around.last, let entry = last.entry, indent == last.indent + 2,
        properties.contains(index + 1),
        Self.isStored(line, next: index + 1 < lines.count ? lines[index + 1] : "")
      {
        entries[entry].storedProperties += Self.count(line)
      }
    }
  }

  /// Whether a property is not computed: it has no braces, or observers in them, or a value before them.
  private static func isStored(_ line: Substring, next: Substring) -> Bool {
    guard let brace = line.firstIndex(of: "{") else { return true }
    if line[..<brace].contains(" = ") { return true }
    return (line[brace...] + next).contains("didSet") || (line[brace...] + next).contains("willSet")
  }

  /// How many properties a line declares: `let a, b: Int` declares two.
  private static func count(_ line: Substring) -> Int {
    line.prefix { $0 != ":" && $0 != "=" }.count { $0 == "," } + 1
  }
}
