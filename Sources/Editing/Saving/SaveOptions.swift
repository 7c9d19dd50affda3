// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// How a document is saved.
public struct SaveOptions: Hashable, Sendable {
  public var mode = SaveMode.auto
  /// Changes to the file's encryption; `nil` keeps it.
  public var encryption: Encryption?
  /// Whether annotations become part of what is on the pages of the saved file.
  public var flattensAnnotations = false
  /// Whether form fields do.
  public var flattensForms = false
  /// Whether the file is made as small as can be.
  public var isOptimized = false
  /// Whether signatures may be lost by it.
  public var breaksSignatures = false
  /// Whether the new file is opened, and every change looked for in it, before it takes its name.
  public var verifies = true

  public init(_ mode: SaveMode = .auto) { self.mode = mode }

  var flattens: Bool { flattensAnnotations || flattensForms }
}
