// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Inserts identical new pages before a page or after the last one.
public struct InsertPages: PageEdit, LogObject {
  public var page: NewPage
  public var count: Int
  public var index: Int

  public init(_ page: NewPage, count: Int = 1, at index: Int) {
    self.page = page
    self.count = count
    self.index = index
  }

  public static let kind = "insertPages"
  public static let logged = LogMembers<Self>(
    .nullable("size", \.page.size), .required("template", \.page.template),
    .nullable("picture", \.page.picture), .required("count", \.count), .required("index", \.index)
  ) {
    .init(NewPage(size: $0, template: $1, picture: $2), count: $3, at: $4)
  }
  public var name: String { "Insert \(pagesNoun(count))" }

  public func mapping(pageCount: Int) -> PageMapping? {
    .inserting(count, at: index, into: pageCount)
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    EditEffect(try engine(document.insertPages(page, count: count, at: index)))
  }
}

extension PageTemplate: LogName {}
