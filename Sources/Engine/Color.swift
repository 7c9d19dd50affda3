// SPDX-License-Identifier: AGPL-3.0-or-later

/// A colour in sRGB, components in 0…1.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double

  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The components of a PDF colour array: 1 grey, 3 RGB, 4 CMYK; `nil` for any other count.
  public init?(components: [Double]) {
    let values = components.map { min(max($0, 0), 1) }
    switch values.count {
    case 1: self.init(red: values[0], green: values[0], blue: values[0])
    case 3: self.init(red: values[0], green: values[1], blue: values[2])
    case 4:
      let light = 1 - values[3]
      self.init(
        red: (1 - values[0]) * light, green: (1 - values[1]) * light, blue: (1 - values[2]) * light)
    default: return nil
    }
  }

  public var components: [Double] { [red, green, blue] }
}
