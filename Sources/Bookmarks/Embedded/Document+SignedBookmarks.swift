// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine

extension Document {
  /// Why bookmarks in a signed document would invalidate its signatures; `nil` if they would not: a
  /// metadata change that is appended to the file leaves the signed bytes intact.
  func whySignaturesForbidBookmarks() throws(EngineError) -> EditError? {
    guard try features.signatures > 0 else { return nil }
    // ISO 32000-2, table 257: only 3 permits annotations, and bookmarks count as such here.
    let signature = try catalog?["Perms"]?["DocMDP"]
    let level = try signature?["Reference"]?[0]?["TransformParams"]?["P"]?.integer ?? 2
    if signature != nil, level < 3 {
      return .notPermitted(
        by: "signature",
        "The document's certification forbids annotations and bookmarks: keep its bookmarks elsewhere, with "
          + "bookmarks/setProviders.")
    }
    guard canWriteIncrementally else {
      return .notPermitted(
        by: "signature",
        "The document is signed, and so damaged that it can only be rewritten, which makes the "
          + "signatures invalid: keep its bookmarks elsewhere, with bookmarks/setProviders.")
    }
    return nil
  }
}
