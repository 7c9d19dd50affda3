// SPDX-License-Identifier: AGPL-3.0-or-later

import Server
import Testing

@Suite struct BaseDirectoryTests {
  @Test(arguments: [
    (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/recto"),
    (["XDG_CACHE_HOME": "relative", "HOME": "/h"], "/h/.cache/recto"),
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/h/.cache/recto"),
    (["HOME": ""], nil),
  ])
  func theCacheIsWhereTheUserWantsIt(_ environment: [String: String], _ path: String?) {
    #expect(BaseDirectory.cache.standard { environment[$0] } == path)
  }

  @Test func theStateHasAFolderOfItsOwn() {
    #expect(BaseDirectory.state.standard { $0 == "HOME" ? "/h" : nil } == "/h/.local/state/recto")
  }
}
