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
  static let summary = "Tells how the document calls its pages, section by section."
  static let errors: [ErrorKind] = [.unknownDocument, .damaged]

  struct Result: Record {
    static let name = "PagesLabelsResult"
    var sections: [WirePageLabelSection] = []
    static let fields: [Field<Self>] = [
      .required(
        "sections", \.sections, "In order; without any, labels are page numbers from 1.")
    ]
  }

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Result {
    let document = try call.document(params).document
    let sections = try engine(document.pageLabelSections)
    return Result(sections: sections?.map(WirePageLabelSection.init) ?? [])
  }
}

/// How pages are called from one of them on.
struct WirePageLabelSection: Record {
  static let name = "PageLabelSection"
  var section = PageLabelSection(first: 0)

  init() {}
  init(_ section: PageLabelSection) { self.section = section }

  static let fields: [Field<Self>] = [
    .required("first", \.section.first, "The page that it begins with.", in: 0...),
    .defaulted("style", \.section.style, .decimal, "How the numbers are written."),
    .defaulted("prefix", \.section.prefix, "", "The text before each number."),
    .defaulted(
      "start", \.section.start, 1, "The number of its first page.", in: 1...1_000_000),
  ]
}
