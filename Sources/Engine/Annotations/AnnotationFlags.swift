// SPDX-License-Identifier: AGPL-3.0-or-later

/// The flags of an annotation (ISO 32000-2, table 167).
public struct AnnotationFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invisible = AnnotationFlags(rawValue: 1)
  public static let hidden = AnnotationFlags(rawValue: 2)
  public static let print = AnnotationFlags(rawValue: 4)
  public static let noZoom = AnnotationFlags(rawValue: 8)
  public static let noRotate = AnnotationFlags(rawValue: 16)
  public static let noView = AnnotationFlags(rawValue: 32)
  public static let readOnly = AnnotationFlags(rawValue: 64)
  public static let locked = AnnotationFlags(rawValue: 128)
  public static let toggleNoView = AnnotationFlags(rawValue: 256)
  public static let lockedContents = AnnotationFlags(rawValue: 512)

  /// The flags with their names: the standard's spelling in lower camel case.
  public static let names: [(name: String, flag: AnnotationFlags)] = [
    ("invisible", .invisible), ("hidden", .hidden), ("print", .print), ("noZoom", .noZoom),
    ("noRotate", .noRotate), ("noView", .noView), ("readOnly", .readOnly), ("locked", .locked),
    ("toggleNoView", .toggleNoView), ("lockedContents", .lockedContents),
  ]
}
