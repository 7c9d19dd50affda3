// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON
import JSONRPC

enum PagesSetLabels: Method {
  typealias Result = PagesChanged

  static let name = "pages/setLabels"
  static let effect = Effect.changes
  static let summary = "Sets the page labels, as one step."
  static let errors = PagesChanged.errors

  struct Params: DocumentParams {
    var documentId = ""
    var sections: [WirePageLabelSection] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required(
        "sections", \.sections,
        "All sections. Without sections, pages have their numbers from 1."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<PagesChanged> {
    let open = try call.document(params)
    let firsts = params.sections.map(\.section.first)
    guard Set(firsts).count == firsts.count else {
      throw RPCError(
        WireError(path: "params.sections", message: "Two sections begin with the same page."))
    }
    for first in firsts { try engine(open.document.check(pages: [first])) }
    return try call.change(open, SetPageLabels(params.sections.map(\.section)))
  }
}
