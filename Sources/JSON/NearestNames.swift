// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds known names that are similar to an unknown one.
public enum NearestNames {
  /// Longer names are not misspellings of known ones.
  private static let longest = 64

  /// Common names of things that have different names here.
  private static let synonyms = [
    "file": "path", "filename": "path", "filepath": "path", "output": "path", "page": "pageIndex",
    "id": "documentId", "doc": "documentId", "document": "documentId",
  ]

  /// The most likely names first; empty if none is similar.
  public static func of(
    _ name: String, among known: some Sequence<String>, most: Int = 2
  ) -> [String] {
    guard name.utf8.count <= longest else { return [] }
    let known = Set(known)
    if let meant = synonyms[name.lowercased()], known.contains(meant) { return [meant] }
    let limit = max(1, name.count / 3)
    let near = ranked(name, among: known).filter { candidate in
      candidate.distance <= limit || begins(candidate.name, name)
    }
    return near.prefix(most).map(\.name)
  }

  /// Advice for an unknown name: the name that was probably meant, or the known names.
  public static func advice(for name: String, among known: [String]) -> String {
    let nearest = of(name, among: known)
    guard nearest.isEmpty else {
      return "did you mean \(nearest.map { "\"\($0)\"" }.joined(separator: " or "))?"
    }
    return "there are \(known.joined(separator: ", "))."
  }

  /// All names, sorted by similarity to one.
  public static func sorted(_ known: some Sequence<String>, by name: String) -> [String] {
    guard name.utf8.count <= longest else { return known.sorted() }
    return ranked(name, among: Set(known)).map(\.name)
  }

  private static func ranked(
    _ name: String, among known: Set<String>
  ) -> [(name: String, distance: Int)] {
    known.map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
  }

  /// Whether one of two names is a prefix of the other.
  private static func begins(_ a: String, _ b: String) -> Bool {
    min(a.count, b.count) >= 3
      && (a.lowercased().hasPrefix(b.lowercased()) || b.lowercased().hasPrefix(a.lowercased()))
  }

  /// The optimal string alignment distance of two names. It is the number of letters to insert, delete,
  /// replace or exchange with the next one.
  static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        row.append(best)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
