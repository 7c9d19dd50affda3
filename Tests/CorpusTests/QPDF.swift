// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport

/// qpdf, which looks at files as another program does.
enum QPDF {
  static let path = "/usr/bin/qpdf"
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Whether qpdf finds nothing wrong with a file that the owner's password `o` opens, if it needs one.
  static func accepts(_ file: URL) throws -> Bool {
    try Program.run(path, ["--check", "--password=o", file.path])?.status == 0
  }
}
