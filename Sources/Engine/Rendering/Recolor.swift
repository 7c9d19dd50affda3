// SPDX-License-Identifier: AGPL-3.0-or-later

/// Maps a page's colours to a theme.
///
/// White paper becomes exactly the background, and black ink exactly the foreground; other colours are
/// mapped monotonically by lightness and keep their hue. `keepsImages` leaves the area of images
/// (not of stencil masks, nor of gradients) unchanged, including everything drawn over them, however
/// large they are: a scanned page stays a scanned page.
public struct Recolor: Hashable, Sendable {
  public var foreground: RGB
  public var background: RGB
  public var keepsImages: Bool

  public init(foreground: RGB, background: RGB, keepsImages: Bool) {
    self.foreground = foreground
    self.background = background
    self.keepsImages = keepsImages
  }
}

/// The arithmetic of a ``Recolor``.
///
/// Greys are mixed from ink and paper as antialiasing would have mixed them, so text keeps its weight.
/// A colour is mapped like the grey of the same lightness, and keeps its own hue and chroma.
struct ColorMap {
  let colors: Recolor

  init(_ colors: Recolor) { self.colors = colors }

  /// The least chroma of a colour that counts as having a hue. The theme's tint must not shift such a
  /// hue.
  private static let colorful = 0.08

  func apply(_ color: RGB) -> RGB {
    if color == .black { return colors.foreground }
    if color == .white { return colors.background }
    let source = OKLab(color)
    let mixed = mixture(source.grey)
    let tint = 1 - min(1, source.chroma / Self.colorful)
    return OKLab(
      lightness: mixed.lightness, a: source.a + tint * mixed.a, b: source.b + tint * mixed.b
    ).rgb
  }

  private func mixture(_ paper: Double) -> OKLab {
    func mix(_ ink: UInt8, _ background: UInt8) -> Double {
      (Double(ink) + (Double(background) - Double(ink)) * paper) / 255
    }
    return OKLab(
      red: mix(colors.foreground.red, colors.background.red),
      mix(colors.foreground.green, colors.background.green),
      mix(colors.foreground.blue, colors.background.blue))
  }
}
