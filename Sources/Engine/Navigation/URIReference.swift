// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// URIs and references to them (RFC 3986). They are cut by bytes, as programs do that open them: Swift's
/// characters join a delimiter with a combining mark behind it.
public enum URIReference {
  /// The scheme in lower case; `nil` for a relative reference.
  public static func scheme(of uri: some StringProtocol) -> String? {
    guard let end = uri.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = uri[..<end].utf8
    guard let first = scheme.first, isLetter(first),
      scheme.allSatisfy({ isLetter($0) || (48...57).contains($0) || [43, 45, 46].contains($0) })
    else { return nil }
    return uri[..<end].lowercased()
  }

  /// Resolves a reference against a base (RFC 3986, 5.2); unchanged if the base is not a URI.
  public static func resolve(_ reference: String, from base: String) -> String {
    guard scheme(of: reference) == nil, let root = Parts(base) else { return reference }
    let split = Parts.split(reference)
    if let authority = split.authority {
      return Parts(root.scheme, authority, clean(split.path), split.tail).text
    }
    if split.path.isEmpty {
      let tail = split.tail.utf8.first == UInt8(ascii: "?") ? split.tail : root.query + split.tail
      return Parts(root.scheme, root.authority, root.path, tail).text
    }
    if split.path.utf8.first == slash {
      return Parts(root.scheme, root.authority, clean(split.path), split.tail).text
    }
    let folder = root.path.utf8.lastIndex(of: slash).map { String(root.path[...$0]) }
    let start = folder ?? (root.authority == nil ? "" : "/")
    return Parts(root.scheme, root.authority, clean(start + split.path), split.tail).text
  }

  /// Removes `.` and `..` from a path (RFC 3986, 5.2.4).
  private static func clean(_ path: String) -> String {
    var steps: [Substring] = []
    let all = path.split(at: slash, omittingEmptySubsequences: false)
    for (index, step) in all.enumerated() {
      let isLast = index == all.count - 1
      if step == "." || step == ".." {
        if step == "..", let last = steps.last, !(steps.count == 1 && last.isEmpty) {
          steps.removeLast()
        }
        if isLast { steps.append("") }
      } else {
        steps.append(step)
      }
    }
    return steps.joined(separator: "/")
  }

  private static let slash = UInt8(ascii: "/")

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }
}

extension URIReference {
  private struct Parts {
    let scheme: String
    let authority: String?
    let path: String
    /// The query and the fragment with their leading characters.
    let tail: String

    init(_ scheme: String, _ authority: String?, _ path: String, _ tail: String) {
      (self.scheme, self.authority, self.path, self.tail) = (scheme, authority, path, tail)
    }

    /// `nil` if the text is not a URI.
    init?(_ uri: String) {
      guard let scheme = URIReference.scheme(of: uri) else { return nil }
      let rest = Parts.split(String(Substring(uri.utf8.dropFirst(scheme.utf8.count + 1))))
      self.init(scheme, rest.authority, rest.path, rest.tail)
    }

    var query: String {
      guard tail.utf8.first == UInt8(ascii: "?") else { return "" }
      return String(Substring(tail.utf8.prefix { $0 != UInt8(ascii: "#") }))
    }

    var text: String { scheme + ":" + (authority.map { "//" + $0 } ?? "") + path + tail }

    static func split(_ rest: String) -> (authority: String?, path: String, tail: String) {
      let marks = Array("?#".utf8)
      let start = rest.utf8.firstIndex(where: marks.contains) ?? rest.endIndex
      let (hierarchy, tail) = (rest[..<start], String(rest[start...]))
      guard hierarchy.utf8.starts(with: "//".utf8) else { return (nil, String(hierarchy), tail) }
      let body = hierarchy.utf8.dropFirst(2)
      let end = body.firstIndex(of: slash) ?? body.endIndex
      return (String(rest[body.startIndex..<end]), String(rest[end..<start]), tail)
    }
  }
}
