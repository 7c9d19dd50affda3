// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON

/// Sets the page labels. Without sections, pages have their numbers.
public struct SetPageLabels: PageEdit {
  public var sections: [PageLabelSection]

  public init(_ sections: [PageLabelSection]) { self.sections = sections }

  public static let kind = "setPageLabels"
  public var name: String { "Set page labels" }
  public var permission: KeyPath<Permissions, Bool> & Sendable { \.mayAssemble }
  public var touches: [AnnotationTouch] { [] }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine(document.setPageLabelSections(sections))
    var effect = EditEffect()
    effect.pageFacts = []
    return effect
  }
}

extension SetPageLabels {
  public var encoded: JSONTree { ["sections": sections.encoded] }
  public init(encoded: JSONTree) throws(EditError) { self.init(try encoded.decode("sections")) }
}

extension PageLabelSection: LogValue {
  public var encoded: JSONTree {
    [
      "first": first.encoded, "style": style.rawValue.encoded, "prefix": prefix.encoded,
      "start": start.encoded,
    ]
  }

  public init(encoded: JSONTree) throws(EditError) {
    guard let style = Style(rawValue: try encoded.decode("style")) else {
      throw .unreadable("It has an unknown page numbering style.")
    }
    self.init(
      first: try encoded.decode("first"), style: style, prefix: try encoded.decode("prefix"),
      start: try encoded.decode("start"))
  }
}
