// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// A colour by perceived lightness (0…1) and two axes of chroma. See Ottosson 2020, "A perceptual color
/// space for image processing".
struct OKLab {
  var lightness: Double
  var a: Double
  var b: Double

  var chroma: Double { (a * a + b * b).squareRoot() }
}

extension OKLab {
  init(_ color: RGB) {
    self.init(red: Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
  }

  /// Converts sRGB components in 0…1.
  init(red: Double, _ green: Double, _ blue: Double) {
    let red = linear(red)
    let green = linear(green)
    let blue = linear(blue)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  /// The sRGB component, 0…1, of the grey with the same lightness.
  var grey: Double { max(0, min(1, encoded(cube(lightness)))) }

  /// The colour in sRGB. If necessary, the chroma is reduced; hue and lightness stay.
  var rgb: RGB {
    var inside = 0.0
    var outside = 1.0
    if isDisplayable(linearComponents(1)) {
      inside = 1
    } else {
      for _ in 0..<10 {
        let middle = (inside + outside) / 2
        if isDisplayable(linearComponents(middle)) { inside = middle } else { outside = middle }
      }
    }
    let (red, green, blue) = linearComponents(inside)
    return RGB(byte(red), byte(green), byte(blue))
  }

  private func linearComponents(_ factor: Double) -> (Double, Double, Double) {
    let a = a * factor
    let b = b * factor
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    )
  }
}

private func cube(_ value: Double) -> Double { value * value * value }

private func isDisplayable(_ color: (Double, Double, Double)) -> Bool {
  min(color.0, color.1, color.2) >= -0.0005 && max(color.0, color.1, color.2) <= 1.0005
}

/// Decodes an sRGB component (IEC 61966-2-1).
private func linear(_ part: Double) -> Double {
  part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
}

private func encoded(_ value: Double) -> Double {
  value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
}

private func byte(_ linear: Double) -> UInt8 {
  UInt8(max(0, min(255, (encoded(linear) * 255).rounded())))
}

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
