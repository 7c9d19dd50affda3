// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// The selection of a view: annotations, text or an image, never a mixture.
public enum Selection: Hashable, Sendable {
  case none
  /// At least one annotation, all on one page.
  case annotations([SelectedAnnotation])
  case text(TextSelection)
  case image(SelectedImage)

  public var annotations: [SelectedAnnotation] {
    if case .annotations(let annotations) = self { annotations } else { [] }
  }

  public var text: TextSelection? {
    if case .text(let text) = self { text } else { nil }
  }

  public var image: SelectedImage? {
    if case .image(let image) = self { image } else { nil }
  }

  /// Whether page contents are selected: text or an image.
  public var isOfContents: Bool { text != nil || image != nil }
}

public struct SelectedAnnotation: Hashable, Sendable {
  public var id: String
  public var pageIndex: Int

  public init(id: String, pageIndex: Int) {
    self.id = id
    self.pageIndex = pageIndex
  }
}

public struct SelectedImage: Hashable, Sendable {
  public var pageIndex: Int
  public var image: PageImage

  public init(_ image: PageImage, onPage pageIndex: Int) {
    self.pageIndex = pageIndex
    self.image = image
  }
}

/// A run of text in reading order, which may span pages.
public struct TextSelection: Hashable, Sendable {
  /// Before the first character.
  public var start: TextPosition
  /// Behind the last character.
  public var end: TextPosition

  public init(_ a: TextPosition, _ b: TextPosition) {
    start = min(a, b)
    end = max(a, b)
  }

  public var isEmpty: Bool { start == end }
  public var pages: ClosedRange<Int> { start.pageIndex...end.pageIndex }

  /// The range of selected characters on a page.
  public func range(onPage index: Int, count: Int) -> Range<Int> {
    guard pages.contains(index) else { return 0..<0 }
    let lower = index == start.pageIndex ? min(start.offset, count) : 0
    let upper = index == end.pageIndex ? min(end.offset, count) : count
    return lower..<max(lower, upper)
  }
}
