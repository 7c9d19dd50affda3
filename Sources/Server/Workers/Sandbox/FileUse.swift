// SPDX-License-Identifier: AGPL-3.0-or-later

/// A worker's use of a path.
enum FileUse {
  /// Read a file.
  case read
  /// List, sync or watch a folder.
  case look
  /// Make a folder.
  case make
  /// Write, make, rename or remove a file or a folder.
  case change
}
