// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Interaction
import JSON
import JSONRPC
import Members
import Workspace

enum ToolList: PromptMethod {
  static let name = "tool/list"
  static let effect = Effect.reads
  static let summary = "Lists the tools."
  static let errors: [ErrorKind] = [.unknownDocument]

  struct Params: Record {
    var documentId: String?
    static let fields: [Field<Self>] = [
      .optional("documentId", \.documentId, "The document that `enabled` refers to.")
    ]
  }

  struct Result: WrittenRecord {
    var tools: [WireTool] = []
    static let fields: [Field<Self>] = [.required("tools", \.tools, "All tools.")]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try params.documentId.map { id throws(RPCError) in
      try call.document(OnlyDocument(documentId: id))
    }
    let shared = call.session.documents.shared
    var result = Result()
    result.tools = shared.tools.map { kind in
      var form = WireTool(kind, shared.userPreferences.styles[kind.name], open?.whyNot(kind))
      let wrappers = shared.wrappers(of: kind.name)
      form.wrappedBy = wrappers.isEmpty ? nil : wrappers.map(\.rawValue)
      return form
    }
    return result
  }
}

/// A tool with the data that a toolbar needs.
struct WireTool: WrittenRecord {
  var kind: ToolKind
  var style: PartialValue<AnnotationStyle>?
  var obstacle: ToolError?
  var wrappedBy: [String]?

  init(_ kind: ToolKind, _ style: AnnotationStyle, _ obstacle: ToolError?) {
    (self.kind, self.obstacle) = (kind, obstacle)
    if createsAnnotation { self.style = PartialValue<AnnotationStyle>(style) }
  }

  private var createsAnnotation: Bool { kind.annotationType != nil }
  private var isEnabled: Bool { obstacle == nil }

  static let fields: [Field<Self>] = [
    .required("id", \.kind.name.rawValue, "The tool's id in requests."),
    .required("title", \.kind.title, "The label for people."),
    .required("group", \.kind.group.rawValue, "The tool's group in a toolbar."),
    .required("createsAnnotation", \.createsAnnotation, "Whether the tool creates annotations."),
    .optional(
      "annotationType", \.kind.annotationType, "The type of annotations that the tool creates."),
    .optional("style", \.style, "The style of annotations that the tool creates."),
    .required("enabled", \.isEnabled, "Whether the tool can be selected."),
    .optional("reason", \.obstacle?.message, "Why the tool cannot be selected."),
    .optional(
      "wrappedBy", \.wrappedBy,
      "The client tools that wrap this tool, in the order in which they are asked."),
  ]
}
