// SPDX-License-Identifier: AGPL-3.0-or-later

/// The pages that will be removed, and the references to them.
struct RemovedPages {
  /// The dictionaries of the pages. A dictionary that a remaining page shares is left out: a damaged
  /// page tree can list a page twice.
  let objects: [PDFObject]
  /// The pages with these dictionaries, in the same order.
  let owners: [Int]
  /// The object numbers of the pages' dictionaries.
  private let numbers: Set<Int>
  private let indices: Set<Int>
  /// The names of destinations that lead to them.
  var names: Set<[UInt8]> = []
  /// The object numbers of structure elements that went with the pages.
  var elements: Set<Int> = []

  init(_ pages: [Int], keeping kept: [Int], in document: Document) throws(EngineError) {
    let doomed = Set(try document.objects(ofPages: pages).map(\.number))
    var shared: Set<Int> = []
    for page in kept {
      guard let number = try document.pageObject(page)?.number, doomed.contains(number) else {
        continue
      }
      shared.insert(number)
    }
    var (objects, owners): ([PDFObject], [Int]) = ([], [])
    for page in pages {
      guard let object = try document.pageObject(page), !shared.contains(object.number) else {
        continue
      }
      objects.append(object)
      owners.append(page)
    }
    (self.objects, self.owners) = (objects, owners)
    numbers = Set(objects.map(\.number)).subtracting([0])
    indices = Set(pages)
  }

  /// Some annotations of a page: the page's place in ``objects``, and their places in its list.
  struct AnnotationRun {
    let place: Int
    let range: Range<Int>
  }

  /// All annotations of the pages, in lists of at most `count`.
  func annotationRuns(of count: Int) throws(EngineError) -> [[AnnotationRun]] {
    var lists: [[AnnotationRun]] = []
    var room = 0
    for (place, page) in objects.enumerated() {
      let total = try page["Annots"]?.count ?? 0
      var start = 0
      while start < total {
        if room == 0 {
          lists.append([])
          room = count
        }
        let end = start + min(room, total - start)
        lists[lists.count - 1].append(AnnotationRun(place: place, range: start..<end))
        room -= end - start
        start = end
      }
    }
    return lists
  }

  func contains(_ page: PDFObject) -> Bool { numbers.contains(page.number) }

  /// Whether a destination leads to one of the pages. It may be explicit or a name.
  func areLed(toBy destination: PDFObject) throws(EngineError) -> Bool {
    guard let place = try destination.place else { return false }
    switch try place.kind {
    case .array:
      guard let page = try place[0] else { return false }
      if page.number > 0 { return contains(page) ? true : try areLed(toByElement: page) }
      return try page.integer.map(indices.contains) ?? false
    case .name: return try place.name.map { names.contains(Array($0.utf8)) } ?? false
    case .string: return try place.bytes.map(names.contains) ?? false
    default: return false
    }
  }

  /// Whether a structure element belongs to one of the pages. It went with the page, or begins on it.
  private func areLed(toByElement element: PDFObject) throws(EngineError) -> Bool {
    if elements.contains(element.number) { return true }
    return try element.pageOfElement.map(contains) ?? false
  }

  /// Whether an object only leads to one of the pages. The object is a link or an outline entry.
  func areTarget(of object: PDFObject) throws(EngineError) -> Bool {
    if let destination = try object.onlyDestination { return try areLed(toBy: destination) }
    guard try object["A"] == nil, let element = try object["SE"] else { return false }
    return try areLed(toByElement: element)
  }
}
