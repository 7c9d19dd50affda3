// SPDX-License-Identifier: AGPL-3.0-or-later

/// The edit logs that an editor writes or sets aside.
public struct EditLogs {
  /// The log that records changes before they are acknowledged. Without a log they are lost if the
  /// process dies.
  var own: EditLog?
  /// The folder with the logs of all files; `nil` if there are none. The log of a document that was opened
  /// from data is elsewhere.
  public var ofFiles: EditLogFolder?
}
