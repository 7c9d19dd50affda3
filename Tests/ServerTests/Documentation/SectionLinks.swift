// SPDX-License-Identifier: AGPL-3.0-or-later

/// Where the sections of the documents are, and links to them.
///
/// `](type:NAME)`, `](message:NAME)` and `](#ANCHOR)` in a text of the server's declarations, and
/// links that lead to a section which is in another document now, become links that lead there.
struct SectionLinks {
  private var anchors: [String: Set<String>] = [:]
  /// By the name, which the title has in backticks.
  private var types: [String: Place] = [:]
  private var messages: [String: Place] = [:]
  /// By the anchor.
  private var sections: [String: Place] = [:]

  private struct Place {
    let path: String
    let anchor: String
  }

  init(_ documents: [ProtocolDocument]) {
    for document in documents {
      anchors[document.path] = Set(document.anchors.map(\.anchor))
      for (title, anchor) in document.anchors {
        let place = Place(path: document.path, anchor: anchor)
        let name = title.filter { $0 != "`" }
        if name != title, name.first?.isUppercase == true { types[name] = place }
        if name != title, name.contains("/") || document.messageNames.contains(name) {
          messages[name] = place
        }
        if sections[anchor] == nil { sections[anchor] = place }
      }
    }
  }

  /// The text of a document with its links, outside of code, brought up to date. A link that leads
  /// nowhere stays as it is.
  func relinked(_ document: ProtocolDocument) -> String {
    var isCode = false
    let lines = document.lines.map { line -> String in
      if line.hasPrefix("```") { isCode.toggle() }
      return isCode ? String(line) : relinked(line, in: document.path)
    }
    return lines.joined(separator: "\n")
  }

  private func relinked(_ line: Substring, in path: String) -> String {
    String(line).replacing(
      /\]\((?:(type|message):([^)\s]+)|([^)#\s:]*)#([^)\s]+))\)/
    ) { match -> String in
      let (_, kind, name, file, anchor) = match.output
      if let kind, let name {
        let place = kind == "type" ? types[String(name)] : messages[String(name)]
        return place.map { link(to: $0, from: path) } ?? String(match.output.0)
      }
      guard let file, let anchor = anchor.map(String.init) else { return String(match.output.0) }
      let target = file.isEmpty ? path : RelativePath.resolved(String(file), from: path)
      guard let known = anchors[target], !known.contains(anchor) else {
        return String(match.output.0)
      }
      let place = types.values.first { $0.anchor == anchor } ?? sections[anchor]
      return place.map { link(to: $0, from: path) } ?? String(match.output.0)
    }
  }

  private func link(to place: Place, from path: String) -> String {
    let file = place.path == path ? "" : RelativePath.relative(place.path, from: path)
    return "](\(file)#\(place.anchor))"
  }
}

/// Paths of documents from the root of the project, and those between them.
enum RelativePath {
  /// The path that a link in a document names.
  static func resolved(_ link: String, from document: String) -> String {
    var parts = document.split(separator: "/").dropLast()
    for part in link.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// The link from a document to another file.
  static func relative(_ target: String, from document: String) -> String {
    var here = document.split(separator: "/").dropLast()[...]
    var there = target.split(separator: "/")[...]
    while let first = here.first, there.count > 1, first == there.first {
      here = here.dropFirst()
      there = there.dropFirst()
    }
    return (here.map { _ in ".." } + there).joined(separator: "/")
  }
}
