// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

struct AnnotationsResult: WrittenRecord {
  var annotations: [Excerpt<WireAnnotation>] = []
  static let fields: [Field<Self>] = [.required("annotations", \.annotations, "The annotations.")]
}

enum AnnotationsList: Method {
  static let name = "annotations/list"
  static let effect = Effect.reads
  static let summary = """
    Lists annotations, including links and form fields. On each page the bottommost is first, \
    unless they are sorted.
    """
  static let errors: [ErrorKind] = .reading + [.contentModified]

  struct Params: DocumentParams, ChoosingParams {
    typealias Listed = WireAnnotation
    static let alwaysTold: Set = ["id"]
    var documentId = ""
    var pageIndex: Int?
    var pages: [Int]?
    var types: [AnnotationType]?
    var author: String?
    var contains: String?
    var color: WireColor?
    var states: [ReviewStateName]?
    var since: Timestamp?
    var until: Timestamp?
    var date = AnnotationDate.modified
    var sortBy: AnnotationOrder?
    var group: AnnotationGrouping?
    var first = 0
    var count: Int?
    var coveredText = false
    var chosen: [String]?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("pageIndex", \.pageIndex, "The page; all that can be read unless given.", in: 0...),
      .optional("pages", \.pages, "The pages, instead of `pageIndex`."),
      .optional("types", \.types, "Only annotations of these types."),
      .optional("author", \.author, "Only annotations by this author."),
      .optional(
        "contains", \.contains,
        "Only annotations with this in their contents or marked text, folded as in a search.",
        longest: SearchQuery.mostCharacters),
      .optional("color", \.color, "Only those of this colour."),
      .optional("states", \.states, "Only those that have one of these states, by any author."),
      .optional("since", \.since, "Only those with a date that is not before this."),
      .optional("until", \.until, "Only those with a date before this."),
      .defaulted("date", \.date, "Which date that is."),
      .optional(
        "sortBy", \.sortBy,
        """
        The order. `page` is the reading order of the pages' text; dates run from the oldest. \
        Annotations without a date or author come last; ties keep their order.
        """),
      .optional("group", \.group, "The property to group annotations by."),
      .defaulted("first", \.first, "How many annotations to skip.", in: 0...),
      .optional("count", \.count, "How many to return at most; all unless given.", in: 0...),
      .defaulted("coveredText", \.coveredText, "Whether to return the text under text markups."),
      .chosen,
    ]
  }

  struct Result: WrittenRecord {
    var annotations: [Excerpt<WireAnnotation>] = []
    var groups: [AnnotationListGroup]?
    var more: Bool?
    static let fields: [Field<Self>] = [
      .required("annotations", \.annotations, "The annotations."),
      .optional("groups", \.groups, "The groups by `group`, in order."),
      .optional("more", \.more, "Whether more annotations follow, if `count` was given."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    let document = open.document
    let query = try AnnotationQuery(params)
    let choice = try params.choice()
    let listsAll = params.pageIndex == nil && params.pages == nil
    let walk = PageWalk(
      try pages(params, document), of: open, from: { [ListedAnnotation]() },
      read: { (found, index) throws(RPCError) in
        // A list of all pages leaves out a page that cannot be read, like a search.
        if listsAll, try engine(document.readablePage(index)) == nil { return true }
        found += try query.find(in: document, page: index)
        return !query.isSettled(found.count)
      })
    return walk.answer { query.result($0, choice) }
  }

  private static func pages(_ params: Params, _ document: Document) throws(RPCError) -> [Int] {
    guard params.pageIndex == nil || params.pages == nil else {
      throw RPCError(WireError(path: "params.pages", message: "Give pageIndex or pages, not both."))
    }
    guard let given = params.pages ?? params.pageIndex.map({ [$0] }) else {
      return Array(try pageRange(0, nil, of: document))
    }
    for index in given { _ = try engine(document.pageGeometry(index)) }
    var seen: Set<Int> = []
    return given.filter { seen.insert($0).inserted }
  }
}
