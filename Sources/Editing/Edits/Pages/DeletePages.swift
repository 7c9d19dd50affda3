// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Deletes pages with their contents and everything that only points to them; see
/// ``Document/deletePages(_:)``. A document keeps at least one page.
public struct DeletePages: PageEdit, WorkEdit, LogObject {
  public var pages: [Int]

  public init(_ pages: [Int]) { self.pages = pages }

  public static let kind = "deletePages"
  public static let logged = LogMembers<Self>(.required("pages", \.pages), make: Self.init(_:))
  public var name: String { "Delete \(pagesNoun(pages.count))" }

  public func mapping(pageCount: Int) -> PageMapping? { .removing(pages, from: pageCount) }

  public func makeWork(on document: Document) throws(EditError) -> any EditWork {
    try PageRemovalWork(pages, document)
  }
}

private final class PageRemovalWork: EditWork {
  private let remover: PageRemover
  /// The fields of the widgets on the pages, by the widgets' ids.
  private let fields: [String: String]

  init(_ pages: [Int], _ document: Document) throws(EditError) {
    let pageCount = try engine(document.pageCount)
    guard Set(pages).count < pageCount else {
      throw .notPermitted(
        by: "lastPage",
        "A document has at least one page: insert another page before you delete the last one.")
    }
    fields = try engine(document.widgetFields(onPages: pages))
    remover = try engine(PageRemover(pages, from: document))
    count = remover.pieceCount
  }

  let count: Int

  func perform(_ piece: Int) throws(EditError) -> EditEffect {
    guard let removal = try engine(remover.perform(piece)) else { return EditEffect() }
    var effect = EditEffect(removal.mapping)
    effect.pages.formUnion(removal.pages)
    effect.removed = removal.annotations
    effect.noteFields(removal.annotations.compactMap { fields[$0] })
    return effect
  }
}
