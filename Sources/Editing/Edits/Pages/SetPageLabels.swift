// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Sets the page labels. Without sections, pages have their numbers.
public struct SetPageLabels: PageEdit, LogObject {
  public var sections: [PageLabelSection]

  public init(_ sections: [PageLabelSection]) { self.sections = sections }

  public static let kind = "setPageLabels"
  public static let logged = LogMembers<Self>(
    .required("sections", \.sections), make: Self.init(_:))
  public var name: String { "Set page labels" }

  public func perform(on document: Document) throws(EditError) -> EditEffect {
    try engine(document.setPageLabelSections(sections))
    var effect = EditEffect()
    effect.pageFacts = []
    return effect
  }
}

extension PageLabelSection: LogObject {
  public static let logged = LogMembers<Self>(
    .required("first", \.first), .required("style", \.style), .required("prefix", \.prefix),
    .required("start", \.start), make: Self.init(first:style:prefix:start:))
}

extension PageLabelSection.Style: LogName {}
