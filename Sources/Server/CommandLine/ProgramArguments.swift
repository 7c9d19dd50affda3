// SPDX-License-Identifier: AGPL-3.0-or-later

import CSandbox

/// The arguments that the program was started with.
public enum ProgramArguments {
  /// All arguments after the program's name. Swift's own `CommandLine` reads them from `/proc`, which
  /// a worker of a confined server may not read.
  public static var all: [String] {
    guard let words = csb_arguments(), words[0] != nil else { return [] }
    var all: [String] = []
    for index in 1... {
      guard let word = words[index] else { break }
      all.append(String(cString: word))
    }
    return all
  }
}
