// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

extension LinkTarget: WireEnum {}

enum HostDecideURI: Notification {
  static let name = "host/decideUri"
  static let summary = """
    The user followed a link to a URI that may do harm, or that no opener takes: nothing was done \
    with it. Open it only if your policy allows that, and never without asking the user.
    """

  struct Params: HostParams {
    static let name = "HostDecideUriParams"
    var place = HostPlace()
    var uri = ""
    var kind = LinkTarget.unknown
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("uri", \.uri.shownURI, "As the document gives it, its base applied."),
        .required(
          "kind", \.kind,
          "`file` (a file of the user's), `script` (`javascript:`, `data:`), `relative` (to a base "
            + "that the document does not give), or `unknown` (another scheme)."),
      ]
  }
}
