// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

enum HostImportData: Notification {
  static let name = "host/importData"
  static let summary = """
    The user ran an action that fills the form from a file. Nothing was read. A front end that \
    allows it calls `document/import`.
    """

  struct Params: HostParams {
    var place = HostPlace()
    var path = ""
    static let fields: [Field<Self>] =
      Field<Self>.place + [.required("path", \.path, "The path of the FDF file, as in the action.")]
  }
}
