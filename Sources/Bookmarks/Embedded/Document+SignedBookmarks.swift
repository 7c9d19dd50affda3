// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

extension Document {
  /// Why bookmarks in a signed document would make its signatures invalid; `nil` where they do not:
  /// appended to the file, a change of the metadata is none of what was signed.
  func whySignaturesForbidBookmarks() throws(EngineError) -> EditError? {
    guard try features.signatures > 0 else { return nil }
    // ISO 32000-2, table 257: 3 alone permits annotations, as which bookmarks count here.
    let signature = try catalog?["Perms"]?["DocMDP"]
    let level = try signature?["Reference"]?[0]?["TransformParams"]?["P"]?.integer ?? 2
    if signature != nil, level < 3 {
      return .notPermitted(
        by: "signature",
        "The document is certified against annotations and the like: keep its bookmarks elsewhere, with "
          + "bookmarks/setProviders.")
    }
    guard canWriteIncrementally else {
      return .notPermitted(
        by: "signature",
        "The document is signed, and so damaged that it can only be saved anew, which makes the "
          + "signatures invalid: keep its bookmarks elsewhere, with bookmarks/setProviders.")
    }
    return nil
  }
}
