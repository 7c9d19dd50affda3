// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation

/// qpdf, which looks at files as another program does.
enum QPDF {
  static let url = URL(filePath: "/usr/bin/qpdf")
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: url.path) }

  /// Whether qpdf finds nothing wrong with a file that the owner's password `o` opens, if it needs one.
  static func accepts(_ file: URL) throws -> Bool {
    let process = Process()
    process.executableURL = url
    process.arguments = ["--check", "--password=o", file.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
