// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Signing
import Testing

@testable import Workspace

/// Data for later validation breaks no certification.
@Suite struct ExtendCertifiedTests {
  @Test func aCertificationWithoutChangesAllowsIt() throws {
    let bench = try Bench("signed/certified-1-filled.pdf")
    #expect(throws: EditError.self) { try bench.open.editor.check(\.fillForms) }
    var request = ExtensionRequest()
    request.crls = [[0]]
    // That one is refused for what it holds.
    #expect { _ = try bench.open.startExtending(request, to: nil) } throws: { error in
      if case SigningError.unusable(member: "crls[0]", _) = error { true } else { false }
    }
  }
}
