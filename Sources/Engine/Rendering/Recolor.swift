// SPDX-License-Identifier: AGPL-3.0-or-later

/// A page's colours in those of a theme.
///
/// White paper becomes the background, black ink the foreground, exactly; what lies between goes by
/// its lightness, monotonically, and colours keep their hue. With `keepsImages`, the area of pictures
/// (not of stencil masks, nor of gradients), and so also what is drawn over them, stays as it is,
/// however large they are: a scanned page stays a scanned page.
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
struct ColorMap {
  private let colors: Recolor
  private let ink: OKLab
  private let paper: OKLab

  init(_ colors: Recolor) {
    self.colors = colors
    ink = OKLab(colors.foreground)
    paper = OKLab(colors.background)
  }

  /// From this chroma on a colour has a hue of its own, which the theme's tint must not bend.
  private static let colorful = 0.08

  func apply(_ color: RGB) -> RGB {
    if color == .black { return colors.foreground }
    if color == .white { return colors.background }
    let source = OKLab(color)
    let part = max(0, min(1, source.lightness))
    let tint = 1 - min(1, source.chroma / Self.colorful)
    return OKLab(
      lightness: ink.lightness + (paper.lightness - ink.lightness) * part,
      a: source.a + tint * (ink.a + (paper.a - ink.a) * part),
      b: source.b + tint * (ink.b + (paper.b - ink.b) * part)
    ).rgb
  }
}
