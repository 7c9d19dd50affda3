// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Testing

/// Pictures of the documents that are made from the code.
struct PictureTests {
  @Test func thePictureOfTheLayersIsMadeFromTheManifest() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", Checkout.root.appending(path: "scripts/layers").path, "--check",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "Run scripts/layers.")
  }
}
