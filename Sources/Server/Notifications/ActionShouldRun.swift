// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum ActionShouldRun: ClientRequest {
  static let name = "action/shouldRun"
  static let summary = """
    May this action run? Asked of each one of a chain, by whatever it was started; one that may not \
    is skipped, and those after it are asked about all the same.
    """
  typealias Result = Allowance

  struct Params: HookParams {
    static let name = "ActionShouldRunParams"
    var hook = HookContext()
    var action = WireAction(.init(.other("")))
    var occasion = WireActionOccasion()
    static let fields: [Field<Self>] =
      Field<Self>.hook + [
        .required("action", \.action, "The action, without what follows it."),
        .required("occasion", \.occasion, "The trigger."), .hookAnnotation,
      ]
  }
}
