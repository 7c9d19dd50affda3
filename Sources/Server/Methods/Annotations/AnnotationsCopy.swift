// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC
import System

enum AnnotationsCopy: PromptMethod {
  static let name = "annotations/copy"
  static let effect = Effect.arranges()
  static let summary = """
    Copies annotations for `annotations/paste` into any document. Popups, and types that \
    `annotations/add` does not make, cannot be copied.
    """
  static let errors: [ErrorKind] = .reading + [.notPermitted]

  struct Params: DocumentParams {
    var documentId = ""
    var ids: [String] = []
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("ids", \.ids, "The annotations."),
    ]
  }

  struct Result: WrittenRecord {
    var copied = 0
    static let fields: [Field<Self>] = [
      .required(
        "copied", \.copied, "How many annotations were copied; if none, the earlier copy is kept.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    var seen: Set<ExactText> = []
    let ids = params.ids.filter { seen.insert($0.exact).inserted }
    let annotations = try engine(
      ids.map { id throws(EngineError) in try open.document.annotation(id) })
    return Result(copied: try editing(open.copy(annotations)))
  }
}
