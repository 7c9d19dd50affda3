// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum GestureContains: PromptMethod {
  static let name = "gesture/contains"
  static let effect = Effect.reads
  static let summary = """
    Returns whether a component has a gesture. It acts on the server's gesture, or is related to \
    the client's.
    """
  static let errors: [ErrorKind] = [.unknownDocument, .notFound]

  struct Params: ViewParams {
    var documentId = ""
    var viewId: String?
    var component = ComponentName(.allInteractions)
    var gesture = ""
    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("component", \.component, "The component; for a composed one, any member counts."),
      .required(
        "gesture", \.gesture,
        """
        `tap`, `doubleTap`, `tripleTap`, `longPress`, `contextMenu`, `drag`, or the id of a client \
        gesture.
        """
      ),
    ]
  }

  struct Result: WrittenRecord {
    var contains = false
    var relations: [GestureRelation]?
    static let fields: [Field<Self>] = [
      .required("contains", \.contains, "Whether the component has the gesture."),
      .optional(
        "relations", \.relations,
        "The relations of the client gesture that include the component."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let view = try call.view(params)
    let members = params.component.members
    var result = Result()
    if let event = ComponentChain.Event(rawValue: params.gesture) {
      result.contains = members.contains { ComponentChain.contains($0, event) }
      return result
    }
    guard let gesture = view.gestures[params.gesture] else {
      throw .noRule(GestureUnregister.noun, params.gesture, "in this view")
    }
    let relations = GestureRelation.allCases.filter { relation in
      !relation.components(of: gesture).isDisjoint(with: members)
    }
    result.contains = !relations.isEmpty
    result.relations = relations
    return result
  }
}

/// The relation of a client gesture to a component.
enum GestureRelation: String, WireEnum {
  case requireToFail, blocks, simultaneousWith

  fileprivate func components(of gesture: ClientGesture) -> Set<Component> {
    switch self {
    case .requireToFail: gesture.requireToFail
    case .blocks: gesture.blocks
    case .simultaneousWith: gesture.simultaneousWith
    }
  }
}
