// SPDX-License-Identifier: AGPL-3.0-or-later

/// Which annotation has which id, in the order in which pages were looked at.
///
/// An annotation's id is its name (`NM`, ISO 32000-2, table 166). One without a name, or with a name
/// that another one has (names need only be unique on a page), goes by its object's number.
struct AnnotationRegistry {
  private var owners: [String: Int] = [:]
  private var ids: [Int: String] = [:]

  /// The id of the annotation with this object number (0: a direct object) and name.
  mutating func id(number: Int, name: String?, pageIndex: Int, position: Int) -> String {
    guard number > 0 else {
      // A direct object has no number: only its place tells it from others.
      return "page-\(pageIndex)-\(position)"
    }
    if let known = ids[number], known == name || name == nil || owners[known] == number {
      return known
    }
    let wanted = name.flatMap { $0.isEmpty ? nil : $0 } ?? "annotation-\(number)"
    let id = owners[wanted, default: number] == number ? wanted : "annotation-\(number)"
    owners[id] = number
    ids[number] = id
    return id
  }

  /// The number of the annotation's object; `nil` where the id has not been given out.
  func number(of id: String) -> Int? { owners[id] }
}
