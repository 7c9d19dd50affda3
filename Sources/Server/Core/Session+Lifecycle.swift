// SPDX-License-Identifier: AGPL-3.0-or-later

extension Session {
  func begin(_ options: SessionOptions) {
    self.options = options
    phase = .running
  }

  func shutDown() {
    documents.closeAll()
    phase = .shutDown
  }
}
