// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

/// What annotations are sorted by.
enum AnnotationOrder: String, WireEnum {
  case page, created, modified, author, type
}

/// Annotations as a result.
struct AnnotationsResult: Record {
  var annotations: [AnnotationForm] = []
  static let fields: [Field<Self>] = [.required("annotations", \.annotations, "The annotations.")]
}

enum AnnotationsList: Method {
  typealias Result = AnnotationsResult

  static let name = "annotations/list"
  static let summary = """
    Lists annotations, links and form fields included; of a page the bottommost first, unless \
    sorted.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .notFound, .damaged, .contentModified]

  struct Params: DocumentParams {
    static let name = "AnnotationsListParams"
    var documentId = ""
    var pageIndex: Int?
    var types: [AnnotationType]?
    var author: String?
    var contains: String?
    var sortBy: AnnotationOrder?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("pageIndex", \.pageIndex, "The page; all unless given.", in: 0...),
      .optional("types", \.types, "Only those of these types."),
      .optional("author", \.author, "Only those by this author."),
      .optional("contains", \.contains, "Only those with this in their text, in any case."),
      .optional(
        "sortBy", \.sortBy,
        "Oldest first; those without a date or an author last. What is equal stays in order."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let document = try call.document(params).document
    var pending = try pageRange(0, nil, of: document)
    if let index = params.pageIndex {
      _ = try engine { () throws(EngineError) in try document.pageGeometry(index) }
      pending = index..<index + 1
    }
    let filter = AnnotationFilter(params)
    var found: [Annotation] = []
    return .sliced { () throws(RPCError) in
      if let index = pending.popFirst() {
        found += try engine { () throws(EngineError) in
          try document.annotations(onPage: index).filter(filter.accepts)
        }
      }
      guard pending.isEmpty else { return nil }
      if let order = params.sortBy { order.sort(&found) }
      return Result(annotations: found.map { AnnotationForm($0) })
    }
  }
}

/// Which annotations a client wants.
private struct AnnotationFilter {
  private let types: Set<AnnotationType>?
  private let author: String?
  private let contains: String?

  init(_ params: AnnotationsList.Params) {
    types = params.types.map { Set($0) }
    author = params.author
    contains = params.contains?.lowercased()
  }

  func accepts(_ annotation: Annotation) -> Bool {
    types?.contains(annotation.type) ?? true
      && author.map { $0 == annotation.author } ?? true
      && contains.map { (annotation.contents ?? "").lowercased().contains($0) } ?? true
  }
}

extension AnnotationOrder {
  /// Sorts; the sort of the standard library is stable.
  fileprivate func sort(_ annotations: inout [Annotation]) {
    switch self {
    case .page: annotations.sort { $0.pageIndex < $1.pageIndex }
    case .created: annotations.sort { ($0.created ?? .max) < ($1.created ?? .max) }
    case .modified: annotations.sort { ($0.modified ?? .max) < ($1.modified ?? .max) }
    case .type: annotations.sort { $0.type.rawValue < $1.type.rawValue }
    case .author:
      annotations.sort { a, b in
        guard let first = a.author, let second = b.author else {
          return a.author != nil && b.author == nil
        }
        return first < second
      }
    }
  }
}
