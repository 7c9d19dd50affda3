// SPDX-License-Identifier: AGPL-3.0-or-later

/// The names of named actions: `NextPage` in PDF (ISO 32000-2, table 215), `nextPage` in Instant JSON.
/// Viewer-specific names are the same in both.
enum ActionName {
  static func standard(_ instant: String) -> String { standardNames[instant] ?? instant }
  static func instant(_ standard: String) -> String { instantNames[standard] ?? standard }

  private static let instantNames = [
    "NextPage": "nextPage", "PrevPage": "prevPage", "FirstPage": "firstPage",
    "LastPage": "lastPage", "GoBack": "goBack", "GoForward": "goForward",
    "GoToPage": "goToPage", "Find": "find", "Print": "print", "SaveAs": "saveAs",
  ]

  private static let standardNames = Dictionary(
    uniqueKeysWithValues: instantNames.map { ($0.value, $0.key) })
}
