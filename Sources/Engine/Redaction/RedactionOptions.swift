// SPDX-License-Identifier: AGPL-3.0-or-later

/// Rules for contents other than text when redactions are applied.
public struct RedactionOptions: Hashable, Sendable {
  /// The rule for images that reach into a redacted area.
  public enum Images: String, CaseIterable, Sendable {
    /// The pixels in the area.
    case pixels
    /// The whole image.
    case whole
  }

  /// The rule for lines and filled areas.
  public enum Paths: String, CaseIterable, Sendable {
    /// Each subpath whose box reaches into a redacted area, but rectangles around the whole of it.
    case touched
    /// Only those that lie in an area wholly.
    case covered
  }

  public var images = Images.pixels
  public var paths = Paths.touched

  public init() {}
}
