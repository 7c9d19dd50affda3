// SPDX-License-Identifier: AGPL-3.0-or-later

/// How a document asks to be shown when it is opened.
///
/// Entries with unknown values count as missing.
public struct InitialDisplay: Hashable, Sendable {
  /// The arrangement of the pages (`PageLayout`; ISO 32000-2, table 29).
  public enum Layout: String, CaseIterable, Sendable {
    case singlePage = "SinglePage"
    case oneColumn = "OneColumn"
    case twoColumnLeft = "TwoColumnLeft"
    case twoColumnRight = "TwoColumnRight"
    case twoPageLeft = "TwoPageLeft"
    case twoPageRight = "TwoPageRight"
  }

  /// What is shown beside the pages (`PageMode`; ISO 32000-2, table 29).
  public enum Mode: String, CaseIterable, Sendable {
    case pagesOnly = "UseNone"
    case outline = "UseOutlines"
    case thumbnails = "UseThumbs"
    case fullScreen = "FullScreen"
    case layers = "UseOC"
    case attachments = "UseAttachments"
  }

  public let layout: Layout?
  public let mode: Mode?
  /// Whether the reading order is from right to left; `nil`: unsaid (ISO 32000-2, table 147).
  public let isRightToLeft: Bool?

  public init(of document: Document) throws(EngineError) {
    let catalog = try document.catalog
    layout = try catalog?["PageLayout"]?.name.flatMap(Layout.init)
    mode = try catalog?["PageMode"]?.name.flatMap(Mode.init)
    isRightToLeft = try catalog?["ViewerPreferences"]?["Direction"]?.name.map { $0 == "R2L" }
  }
}
