// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON
import JSONRPC
import Workspace

enum InteractionRespond: PromptMethod {
  static let name = "interaction/respond"
  static let effect = Effect.changes
  static let summary = "The user answered a requirement of the tool."
  static let errors: [ErrorKind] = .reading + [.cannotOpen, .limitExceeded, .saveFailed]
  typealias Result = EventResult

  struct Params: ViewParams {
    static let name = "RespondParams"
    var documentId = ""
    var viewId: String?
    var requirementId = ""
    var value: WireAnswer?
    var cancel = false
    var goesOn = false

    static let fields: [Field<Self>] = [
      .document(\.documentId), .view(\.viewId),
      .required("requirementId", \.requirementId, "The id in the tool's requirement."),
      .optional("value", \.value, "The answer, unless `cancel` is given."),
      .defaulted("cancel", \.cancel, "Whether the user declined to answer."),
      .defaulted("goesOn", \.goesOn, "Whether the user goes on choosing several options."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> EventResult {
    let view = try call.view(params)
    let pending = try tooling(view.requirement())
    guard let pending, pending.id == params.requirementId else {
      let what =
        pending.map { "\($0.id) is pending now" } ?? "none is pending now"
      throw RPCError(
        .notFound,
        "\(params.requirementId) is no longer pending, so this answer changed nothing: \(what).",
        data: [.init("what", .string("requirement"))])
    }
    switch (params.value, params.cancel) {
    case (nil, true) where !params.goesOn: return EventResult(view.answer(.cancelled))
    case (let value?, false) where params.goesOn:
      return try choose(value, in: pending.requirement, of: view)
    case (let value?, false):
      return try answer(value, to: pending.requirement, of: view, call)
    default:
      throw RPCError(
        WireError(path: "params.value", message: "Give either a value or cancel:true."))
    }
  }

  /// Takes what is chosen so far.
  private static func choose(
    _ value: WireAnswer, in requirement: Requirement, of view: OpenView
  ) throws(RPCError) -> EventResult {
    guard case .choices(let ids) = try value.answer(to: requirement, path: "params.value") else {
      throw RPCError(
        WireError(path: "params.goesOn", message: "Only a choice of several options goes on."))
    }
    return EventResult(view.answer(.choicesSoFar(ids)))
  }

  /// Answers a requirement with a value, which may be a signature. A signature may be one of the user's
  /// saved ones, or may be saved when it is placed.
  private static func answer(
    _ value: WireAnswer, to requirement: Requirement, of view: OpenView, _ call: Call
  ) throws(RPCError) -> EventResult {
    let path = "params.value"
    guard requirement.kind == .signature else {
      return EventResult(view.answer(try value.answer(to: requirement, path: path)))
    }
    let source = try value.signature(path: path)
    let signature = try source.signature(path, call)
    let report = view.answer(.signature(signature))
    if source.isKept, report.error == nil { _ = try call.keep(signature, name: nil) }
    return EventResult(report)
  }
}
