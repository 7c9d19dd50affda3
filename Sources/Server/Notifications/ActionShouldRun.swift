// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

enum ActionShouldRun: ClientRequest {
  static let name = "action/shouldRun"
  static let summary = """
    May this action run? Asked for each action of a chain. How the chain started does not matter. \
    A refused action is skipped; the following actions are asked about all the same.
    """
  typealias Result = Allowance

  struct Params: HookParams {
    var hook = HookContext()
    var action = WireAction(.init(.other("")))
    var occasion = ActionOccasion()
    static let fields: [Field<Self>] =
      Field<Self>.hook + [
        .required("action", \.action, "The action, without the actions that follow it."),
        .required("occasion", \.occasion, "The trigger."), .hookAnnotation,
      ]
  }
}
