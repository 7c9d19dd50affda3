// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

extension PageLabelSection.Style: WireEnum {
  public static let name = "PageLabelStyle"
}

enum PagesLabels: PromptMethod {
  typealias Params = OnlyDocument

  static let name = "pages/labels"
  static let effect = Effect.reads
  static let summary = "Returns the page labels of a document, section by section."
  static let errors: [ErrorKind] = [.unknownDocument, .damaged]

  struct Result: WrittenRecord {
    var sections: [WirePageLabelSection] = []
    static let fields: [Field<Self>] = [
      .required(
        "sections", \.sections,
        "The sections in order; without sections, labels are page numbers from 1.")
    ]
  }

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Result {
    let document = try call.document(params).document
    let sections = try engine(document.pageLabelSections)
    return Result(sections: sections?.map(WirePageLabelSection.init) ?? [])
  }
}

/// The labels of pages from one page on.
struct WirePageLabelSection: Record {
  var section = PageLabelSection(first: 0)

  init() {}
  init(_ section: PageLabelSection) { self.section = section }

  static let fields: [Field<Self>] = [
    .required("first", \.section.first, "The first page of the section, from 0.", in: 0...),
    .defaulted("style", \.section.style, "The style of the numbers."),
    .defaulted("prefix", \.section.prefix, "The text before each number."),
    .defaulted(
      "start", \.section.start, "The number of the section's first page.", in: 0...1_000_000),
  ]
}
