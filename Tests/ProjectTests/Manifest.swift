// SPDX-License-Identifier: AGPL-3.0-or-later

/// What Package.swift says about targets, read from its text.
struct Manifest {
  /// The name of each target, and what it may import from this package.
  let dependencies: [String: Set<String>]
  let systemLibraries: Set<String>

  init(_ text: String) throws {
    let file = SourceFile(path: "Package.swift", text: text)
    let names = #""\w+"(?:\s*,\s*"\w+")*"#
    var found: [String: Set<String>] = [:]
    for match in try file.matches(
      #"\b(layer|tests)\(\s*(\#(names))\s*(?:,\s*excluding: \[[^\]]*\]\s*)?\)"#, in: text)
    {
      var list = Self.names(in: match.groups[2])
      let name = list.removeFirst()
      if match.groups[1] == "tests" {
        found["\(name)Tests"] = Set(list + [name])
      } else {
        found[name] = Set(list)
      }
    }
    let target =
      #"\.(?:target|executableTarget|testTarget)\(\s*name: "(\w+)""#
      + #"(?:\s*,\s*dependencies: \[([^\]]*)\])?"#
    for match in try file.matches(target, in: text) {
      found[match.groups[1]] = Set(Self.names(in: match.groups[2]))
    }
    dependencies = found
    systemLibraries = Set(
      try file.matches(#"\.systemLibrary\(\s*name: "(\w+)""#, in: text).map { $0.groups[1] })
  }

  private static func names(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
