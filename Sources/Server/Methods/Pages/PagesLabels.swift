// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
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
        "sections", \.sections, "In order; where there is none, pages go by their numbers from 1.")
    ]
  }

  static func handle(_ params: OnlyDocument, _ call: Call) throws(RPCError) -> Result {
    let document = try call.document(params).document
    let sections = try engine(document.pageLabelSections)
    return Result(sections: sections?.map(WirePageLabelSection.init) ?? [])
  }
}

enum PagesSetLabels: Method {
  typealias Result = PagesChanged

  static let name = "pages/setLabels"
  static let effect = Effect.changes
  static let summary = "Has the document call its pages otherwise, as one step."
  static let errors = PagesChanged.errors

  struct Params: DocumentParams {
    static let name = "PagesSetLabelsParams"
    var documentId = ""
    var sections: [WirePageLabelSection] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("sections", \.sections, "All sections; none: pages go by their numbers from 1."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    let open = try call.document(params)
    let firsts = params.sections.map(\.section.first)
    guard Set(firsts).count == firsts.count else {
      throw RPCError(
        WireError(path: "params.sections", message: "Two sections begin with the same page."))
    }
    for first in firsts {
      try engine(open.document.check(pages: [first]))
    }
    return try call.change(open, SetPageLabels(params.sections.map(\.section)))
  }
}

enum PagesFind: PromptMethod {
  static let name = "pages/find"
  static let effect = Effect.reads
  static let summary = "Finds the pages that the document calls by a label, such as `iv`."
  static let errors: [ErrorKind] = [.unknownDocument, .damaged]

  struct Params: DocumentParams {
    static let name = "PagesFindParams"
    var documentId = ""
    var label = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("label", \.label, "The label, as it is written."),
    ]
  }

  struct Result: Record {
    static let name = "PagesFindResult"
    var pages: [Int] = []
    static let fields: [Field<Self>] = [
      .required("pages", \.pages, "The pages; a document may call several alike.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let document = try call.document(params).document
    return try engine { () throws(EngineError) in
      var pages: [Int] = []
      for index in 0..<(try document.pageCount)
      where try document.pageLabel(index) == params.label {
        pages.append(index)
      }
      return Result(pages: pages)
    }
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
    .defaulted("prefix", \.section.prefix, "", "What stands before each number."),
    .defaulted(
      "start", \.section.start, 1, "The number of its first page.", in: 1...1_000_000),
  ]
}
