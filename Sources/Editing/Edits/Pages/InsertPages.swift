// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Inserts identical new pages before a page or after the last one.
public struct InsertPages: PageEdit {
  public var page: NewPage
  public var count: Int
  public var index: Int

  public init(_ page: NewPage, count: Int = 1, at index: Int) {
    self.page = page
    self.count = count
    self.index = index
  }

  public static let kind = "insertPages"
  public var name: String { "Insert \(pagesNoun(count))" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.mayAssemble }
  public var touches: [AnnotationTouch] { [] }

  public func mapping(pageCount: Int) -> PageMapping? {
    .inserting(count, at: index, into: pageCount)
  }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    EditEffect(
      try engine(document.insertPages(page, count: count, at: index)))
  }
}

extension InsertPages {
  public var encoded: JSONTree {
    [
      "size": page.size.encoded, "template": page.template.rawValue.encoded,
      "picture": page.picture.encoded, "count": count.encoded, "index": index.encoded,
    ]
  }

  public init(encoded: JSONTree) throws(EditError) {
    guard let template = PageTemplate(rawValue: try encoded.decode("template")) else {
      throw .unreadable("It inserts an unknown kind of page.")
    }
    let page = NewPage(
      size: try encoded.decodeIfPresent("size"), template: template,
      picture: try encoded.decodeIfPresent("picture"))
    self.init(page, count: try encoded.decode("count"), at: try encoded.decode("index"))
  }
}
