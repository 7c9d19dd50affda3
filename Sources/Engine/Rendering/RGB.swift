// SPDX-License-Identifier: AGPL-3.0-or-later

/// A colour in sRGB.
public struct RGB: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  public static let black = RGB(0, 0, 0)
  public static let white = RGB(255, 255, 255)
}
