// SPDX-License-Identifier: AGPL-3.0-or-later

import Interaction
import JSON

extension LinkTarget: WireEnum {}

enum HostDecideURI: Notification {
  static let name = "host/decideUri"
  static let summary = """
    The user followed a link to a URI that was not opened. It may be harmful, or no opener accepts \
    it. Open it only if your policy allows it, and never without asking the user.
    """

  struct Params: HostParams {
    static let name = "HostDecideUriParams"
    var place = HostPlace()
    var uri = ""
    var kind = LinkTarget.unknown
    static let fields: [Field<Self>] =
      Field<Self>.place + [
        .required("uri", \.uri.shownURI, "The URI from the document, resolved against its base."),
        .required(
          "kind", \.kind,
          """
          The kind: `file` (a file of the user), `script` (`javascript:`, `data:`), `relative` \
          (the document gives no base), or `unknown` (another scheme).
          """),
      ]
  }
}
