// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The result of applying redactions to a page.
public struct PageRedaction: Hashable, Sendable {
  public var pageIndex = 0
  /// The ids of the annotations that are gone, the redactions among them.
  public var removed: [String] = []
  public var characters = 0
  /// Subpaths of lines and filled areas.
  public var paths = 0
  /// Images that are gone as a whole.
  public var images = 0
  /// Images that are partly left.
  public var imageParts = 0
  /// Annotations and form fields' widgets, without the redactions.
  public var annotations = 0
  /// Whether the page's contents became one picture, because they could not be rewritten.
  public var isPicture = false
  public var remaining = Remaining()

  /// The contents that the regions still have or show.
  public struct Remaining: Hashable, Sendable {
    /// Characters that are still drawn in the regions.
    public var characters = 0
    /// Fields that keep a value, because other widgets show it too.
    public var fields = 0
  }

  mutating func count(_ removed: cm_removed) {
    characters += Int(removed.letters)
    paths += Int(removed.paths)
    images += Int(removed.images)
    imageParts += Int(removed.image_parts)
  }
}
