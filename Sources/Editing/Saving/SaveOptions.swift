// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Settings for saving a document.
public struct SaveOptions: Hashable, Sendable {
  public var mode = SaveMode.auto
  /// Changes to the file's encryption; `nil` keeps it.
  public var encryption: Encryption?
  /// Whether annotations are flattened into the pages of the saved file.
  public var flattensAnnotations = false
  public var flattensForms = false
  /// Whether the file is made as small as possible.
  public var isOptimized = false
  /// Whether the save may break signatures.
  public var breaksSignatures = false
  /// Whether the new file is verified before it replaces the old one. It is opened and checked for
  /// every change.
  public var verifies = true

  public init(_ mode: SaveMode = .auto) { self.mode = mode }

  var flattens: Bool { flattensAnnotations || flattensForms }
}
