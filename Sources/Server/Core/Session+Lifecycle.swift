// SPDX-License-Identifier: AGPL-3.0-or-later

import Workspace

extension Session {
  func begin(_ options: SessionOptions) {
    self.options = options
    phase = .running
  }

  func shutDown() {
    documents.closeAll()
    phase = .shutDown
  }

  /// Tells the client of what happens to its documents.
  func observe(_ documents: Documents) {}
}
