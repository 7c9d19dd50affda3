// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Members
import Workspace

/// The hook that asks, with the context of its question.
struct HookContext {
  var place = HostPlace()
  var hookId = ""
  var pointer: WirePointer?
  @Indirect var annotation: WireAnnotation?

  init() {}

  init(_ view: OpenView) {
    place = HostPlace(view)
    hookId = view.client.consultedHook
    pointer = view.pointer.map(WirePointer.init)
  }
}

/// Params of a question through a hook.
protocol HookParams: HostParams {
  var hook: HookContext { get set }
}

extension HookParams {
  var place: HostPlace {
    get { hook.place }
    set { hook.place = newValue }
  }
}

extension Field where R: HookParams {
  static var hook: [Field] {
    Field<R>.place + [
      .required("hookId", \.hook.hookId, "The hook's id from `interaction/addHook`."),
      .optional("pointer", \.hook.pointer, "The pointer; absent if a key or a request acts."),
    ]
  }

  static var hookAnnotation: Field {
    .optional(
      "annotation", \.hook.annotation,
      "The annotation, as in `annotations/get`, if the question is about only one.")
  }
}

/// The client's answer on whether something may happen.
struct Allowance: Record {
  static let summary = "Whether something may happen."
  var allow = WireGateAnswer(.allow)
  static let fields: [Field<Self>] = [.required("allow", \.allow, "Whether it may happen.")]
}
