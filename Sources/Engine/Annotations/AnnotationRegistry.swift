// SPDX-License-Identifier: AGPL-3.0-or-later

/// The ids of annotations, and the page of each. Ids are given in the order in which pages were
/// visited, and the page is the one on which the annotation was last seen.
///
/// An annotation's id is its name (`NM`, ISO 32000-2, table 166). If it has no name, or another
/// annotation has the same one (names need only be unique on a page) or one that is canonically equivalent,
/// the id is made from its object number, or from its place on the page if it is a direct object
/// (``DerivedID``).
struct AnnotationRegistry {
  /// The identity of an annotation.
  private enum Body: Hashable {
    case object(Int)
    /// A direct object in the page's array.
    case element(page: Int, position: Int)

    /// The body of an annotation without a name, from its id.
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

  /// How many annotations were looked up.
  private(set) var lookups = 0
  /// Whether all annotations have been seen.
  var knowsAll = false
  /// Whether the annotations that are direct objects have all been seen. Annotations that were added
  /// later do not count.
  var knowsLoose = false
  /// The ids of annotations whose names were taken. Another annotation already had the name when they
  /// were first seen, so the result depends on the order of visits.
  private(set) var apart: [String] = []
  /// The greatest number in the names that ``Document/write(name:to:)`` made; `nil` if not known.
  var lastNumber: Int?
  /// The numbers of the arrays of annotations that several pages have; `nil` if not known.
  var sharedLists: Set<Int>?
  private var owners: [String: Set<Body>] = [:]
  private var ids: [Body: String] = [:]
  private var pages: [String: Int] = [:]
  /// Whether a direct object was ever seen: only these have another body when pages move.
  private var hasElements = false

  init() {}

  /// Creates the registry of a reopened document. Its annotations get the same ids as before.
  init(apart: [String]) {
    self.apart = apart
    for id in apart {
      guard let body = Body(id) else { continue }
      owners[id] = [body]
      ids[body] = id
      if case .element = body { hasElements = true }
    }
  }

  /// The id of the annotation with this object number (0: a direct object) and name.
  mutating func id(number: Int, name: String?, pageIndex: Int, position: Int) -> String {
    lookups &+= 1
    let body = number > 0 ? Body.object(number) : .element(page: pageIndex, position: position)
    hasElements = hasElements || number <= 0
    let plain = number > 0 ? "annotation-\(number)" : "page-\(pageIndex)-\(position)"
    let written = name.flatMap(DerivedID.parts(ofWritten:))?.id
    if let known = ids[body],
      name == nil || known == name || known == plain || known == written
    {
      return known
    }
    // The name of an object with this number, or of one that had it before the file was rewritten.
    let counts = name.map { !$0.isEmpty && written != plain && !DerivedID.isFromNumber($0) }
    let wanted = counts == true ? name ?? plain : plain
    var id = owners[wanted] == nil || owns(wanted, body) ? wanted : plain
    // The annotation that used to be at this place has moved with its page, or a client gave the id.
    while owners[id] != nil, !owns(id, body) { id += "'" }
    if wanted != plain, id != wanted { apart.append(id) }
    owners[id, default: []].insert(body)
    ids[body] = id
    return id
  }

  /// Records that a direct annotation becomes an indirect object. The annotation was in a page's array
  /// and keeps its id.
  mutating func promote(page: Int, position: Int, to number: Int, id: String) {
    hasElements = true
    owners[id, default: []].formUnion([.element(page: page, position: position), .object(number)])
    ids[.object(number)] = id
  }

  /// Gives an id to a new object. A deleted object may have had the id: undo brings back one of the
  /// two, never both.
  mutating func give(_ id: String, to number: Int) {
    owners[id, default: []].insert(.object(number))
    ids[.object(number)] = id
    if let last = lastNumber, let written = DerivedID.parts(ofWritten: id) {
      lastNumber = max(last, written.number)
    }
  }

  /// Records that an annotation is on a page.
  mutating func see(_ id: String, onPage index: Int) { pages[id] = index }

  /// The page on which an annotation was seen last.
  func lastPage(of id: String) -> Int? { pages[id] }

  /// Records that pages moved.
  mutating func follow(_ mapping: PageMapping) {
    pages = pages.compactMapValues(mapping.newIndex)
    knowsAll = false
    sharedLists = nil
    guard hasElements else { return }
    func moved(_ body: Body) -> Body? {
      guard case .element(let page, let position) = body else { return body }
      return mapping.newIndex(page).map { .element(page: $0, position: position) }
    }
    var known: [Body: String] = [:]
    for (body, id) in ids { if let body = moved(body) { known[body] = id } }
    ids = known
    owners = owners.mapValues { Set($0.compactMap(moved)) }.filter { !$0.value.isEmpty }
  }

  private func owns(_ id: String, _ body: Body) -> Bool { owners[id]?.contains(body) == true }
}
