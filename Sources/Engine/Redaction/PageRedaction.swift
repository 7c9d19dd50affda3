// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The result of applying redactions to a page.
public struct PageRedaction: Hashable, Sendable {
  public var pageIndex = 0
  /// The ids of the removed annotations, including the redactions.
  public var removed: [String] = []
  public var characters = 0
  /// The number of removed subpaths of lines and filled areas.
  public var paths = 0
  /// The number of completely removed images.
  public var images = 0
  /// The number of partly removed images.
  public var imageParts = 0
  /// The number of removed annotations and form fields' widgets, without the redactions.
  public var annotations = 0
  /// Whether the page's contents were replaced by one picture. That happens if they could not be
  /// rewritten.
  public var isPicture = false
  public var remaining = Remaining()

  /// The contents that remain in the regions.
  public struct Remaining: Hashable, Sendable {
    /// The number of characters that are still drawn in the regions.
    public var characters = 0
    /// The number of fields that keep a value. Other widgets of these fields show it too.
    public var fields = 0
  }

  mutating func count(_ removed: cm_removed) {
    characters += Int(removed.letters)
    paths += Int(removed.paths)
    images += Int(removed.images)
    imageParts += Int(removed.image_parts)
  }
}

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
    /// Removes each subpath with a box that reaches into an area. Rectangles around the whole redacted
    /// area stay.
    case touched
    /// Removes only subpaths that lie completely in an area.
    case covered
  }

  public var images = Images.pixels
  public var paths = Paths.touched

  public init() {}
}
