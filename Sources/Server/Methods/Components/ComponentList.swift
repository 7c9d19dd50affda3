// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum ComponentList: PromptMethod {
  static let name = "interaction/components"
  static let summary = "Lists the interaction components of a view, and what gates them."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]
  typealias Params = OnlyView

  struct Result: Record {
    static let name = "ComponentListResult"
    var components: [ComponentForm] = []
    static let fields: [Field<Self>] = [
      .required("components", \.components, "All components, then the composed ones.")
    ]
  }

  static func handle(_ params: OnlyView, _ call: Call) throws(RPCError) -> Result {
    let components = try call.view(params).components
    var result = Result()
    result.components =
      Component.allCases.map { ComponentForm($0, components) }
      + ComponentGroup.allCases.map { ComponentForm($0, components) }
    return result
  }
}

enum ComponentSetEnabled: PromptMethod {
  static let name = "interaction/setEnabled"
  static let summary = "Switches a component on or off; a composed one, all its members."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ViewParams {
    static let name = "SetEnabledParams"
    var documentId = ""
    var viewId: String?
    var component = ComponentName(.allInteractions)
    var enabled = true
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("component", \.component, "The component."),
      .required("enabled", \.enabled, "Whether it may act."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Nothing {
    try call.view(params).components.setEnabled(params.component.members, params.enabled)
    return Nothing()
  }
}

/// A component, and what gates it.
struct ComponentForm: Record {
  static let name = "ComponentState"
  var id = ComponentName(.allInteractions)
  var enabled = true
  var mixed: Bool?
  var members: [Component]?
  var conditions: [String] = []
  var callbacks: [String] = []

  init() {}

  init(_ component: Component, _ components: Components) {
    id = ComponentName(component)
    enabled = components.isEnabled(component)
    conditions = components.gates(of: component).map(\.id)
    callbacks = components.callbacks(of: component)
  }

  init(_ group: ComponentGroup, _ components: Components) {
    id = ComponentName(group)
    members = group.members
    enabled = group.members.allSatisfy(components.isEnabled)
    mixed = !enabled && group.members.contains(where: components.isEnabled)
  }

  static let fields: [Field<Self>] = [
    .required("id", \.id, "What requests call it."),
    .required("enabled", \.enabled, "Whether it may act; of a composed one, whether all may."),
    .optional("mixed", \.mixed, "Of a composed one: whether some may and some may not."),
    .optional("members", \.members, "What a composed one consists of."),
    .required("conditions", \.conditions, "Ids, in the order in which they are asked."),
    .required("callbacks", \.callbacks, "Ids, in the order in which they are told."),
  ]
}
