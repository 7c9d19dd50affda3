// SPDX-License-Identifier: AGPL-3.0-or-later

/// Options for redacting content other than text.
public struct RedactionOptions: Hashable, Sendable {
  /// The rule for images that reach into a redacted area.
  public enum Images: String, CaseIterable, Sendable {
    /// Removes the pixels in the area.
    case pixels
    /// Removes the whole image.
    case whole
  }

  /// The rule for lines and filled areas.
  public enum Paths: String, CaseIterable, Sendable {
    /// Removes each subpath with a box that reaches into a redacted area, except rectangles around
    /// all of it.
    case touched
    /// Removes only subpaths that lie completely in an area.
    case covered
  }

  public var images = Images.pixels
  public var paths = Paths.touched

  public init() {}
}
