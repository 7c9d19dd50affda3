// SPDX-License-Identifier: AGPL-3.0-or-later

extension LogFileNames {
  /// An empty log file. Sets aside a log that was found at opening and is still undecided, but not a log
  /// that was created since.
  ///
  /// - Parameter undecided: the checksum of the log found at opening.
  /// - Throws: ``EditError/notLogged(_:)``, ``EditError/notPermitted(by:_:)``.
  func emptyLog(undecided: Checksum?) throws(EditError) -> LogFile {
    if let old = try LogFile.open(log, create: false) {
      let bytes = old.read()
      if !LogContents(bytes).isWorthKeeping {
        remove()
      } else if Checksum(bytes) == undecided {
        try setAside()
      } else {
        throw .leftElsewhere
      }
    }
    removeBase()
    guard let file = try LogFile.open(log, create: true) else { throw .editedElsewhere }
    file.truncate(to: 0)
    return file
  }
}
