// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum HostShowTransition: Notification {
  static let name = "host/showTransition"
  static let summary = """
    An action sets a transition for the pages shown next. Use it if your front end shows \
    transitions.
    """

  struct Params: HostParams {
    var place = HostPlace()
    var transition = WireActionMember<TransitionName>(.null)

    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required(
          "transition", \.transition,
          """
          The transition `{style?, duration?, dimension?, motion?, direction?, scale?, \
          isRectangular?}` (ISO 32000-2, table 164).
          """)
      ]
  }
}
