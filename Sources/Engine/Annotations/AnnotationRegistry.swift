// SPDX-License-Identifier: AGPL-3.0-or-later

/// Which annotation has which id, in the order in which pages were looked at, and where each was seen.
///
/// An annotation's id is its name (`NM`, ISO 32000-2, table 166). One without a name, or with a name
/// that another one has (names need only be unique on a page), goes by its object's number, or by its
/// place on the page where it is no object of its own.
struct AnnotationRegistry {
  /// The identity of an annotation.
  private enum Body: Hashable {
    case object(Int)
    /// A dictionary that stands in the page's array itself.
    case element(page: Int, position: Int)

    /// The body of an annotation without a name, which goes by this id.
    init?(_ plain: String) {
      let parts = plain.split(separator: "-")
      let numbers = parts.dropFirst().compactMap { Int($0) }
      switch (parts.first, numbers.count) {
      case ("annotation", 1): self = .object(numbers[0])
      case ("page", 2): self = .element(page: numbers[0], position: numbers[1])
      default: return nil
      }
    }
  }

  /// How many annotations were looked at.
  private(set) var lookups = 0
  /// Whether every annotation that there is has been seen.
  var knowsAll = false
  /// Whether every annotation that was no object of its own at that time has been seen.
  var knowsLoose = false
  /// The ids of those whose name another one had when they were looked at: who has it depends on what was
  /// looked at first.
  private(set) var apart: [String] = []
  private var owners: [String: Set<Body>] = [:]
  private var ids: [Body: String] = [:]
  private var pages: [String: Int] = [:]

  init() {}

  /// For a document as it was opened, whose annotations are to have the same ids as before.
  init(apart: [String]) {
    self.apart = apart
    for id in apart {
      guard let body = Body(id) else { continue }
      owners[id] = [body]
      ids[body] = id
    }
  }

  /// The id of the annotation with this object number (0: a direct object) and name.
  mutating func id(number: Int, name: String?, pageIndex: Int, position: Int) -> String {
    lookups &+= 1
    let body = number > 0 ? Body.object(number) : .element(page: pageIndex, position: position)
    let plain = number > 0 ? "annotation-\(number)" : "page-\(pageIndex)-\(position)"
    if let known = ids[body], name == nil || known == name || known == plain { return known }
    let wanted = name.flatMap { $0.isEmpty ? nil : $0 } ?? plain
    var id = owners[wanted] == nil || owns(wanted, body) ? wanted : plain
    // The annotation that was at this place has moved elsewhere with its page.
    if number == 0 { while owners[id] != nil, !owns(id, body) { id += "'" } }
    if wanted != plain, id != wanted { apart.append(id) }
    owners[id, default: []].insert(body)
    ids[body] = id
    return id
  }

  /// Takes note that an element of a page's array becomes an object of its own, and stays what it is.
  mutating func promote(page: Int, position: Int, to number: Int, id: String) {
    owners[id, default: []].formUnion([
      .element(page: page, position: position), .object(number),
    ])
    ids[.object(number)] = id
  }

  /// Gives an id to a new object, also where one that was deleted had it: undoing brings back either,
  /// never both.
  mutating func give(_ id: String, to number: Int) {
    owners[id, default: []].insert(.object(number))
    ids[.object(number)] = id
  }

  /// Takes note that an annotation is on a page.
  mutating func see(_ id: String, onPage index: Int) { pages[id] = index }

  /// The page on which an annotation was seen last.
  func lastPage(of id: String) -> Int? { pages[id] }

  /// Takes note that pages went elsewhere.
  mutating func follow(_ mapping: PageMapping) {
    func moved(_ body: Body) -> Body? {
      guard case .element(let page, let position) = body else { return body }
      return mapping.newIndex(page).map { .element(page: $0, position: position) }
    }
    var known: [Body: String] = [:]
    for (body, id) in ids { if let body = moved(body) { known[body] = id } }
    ids = known
    owners = owners.mapValues { Set($0.compactMap(moved)) }.filter { !$0.value.isEmpty }
    pages = pages.compactMapValues(mapping.newIndex)
    knowsAll = false
  }

  private func owns(_ id: String, _ body: Body) -> Bool { owners[id]?.contains(body) == true }
}
