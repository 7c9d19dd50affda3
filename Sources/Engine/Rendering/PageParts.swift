// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

public struct PageParts: OptionSet, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let contents = PageParts(rawValue: Int32(CM_CONTENTS))
  /// Annotations except form fields.
  public static let annotations = PageParts(rawValue: Int32(CM_ANNOTATIONS))
  /// Form fields.
  public static let widgets = PageParts(rawValue: Int32(CM_WIDGETS))

  /// Selects what is printed, instead of what is on the screen. It applies to the other parts:
  /// annotations and fields with the flag `Print` (ISO 32000-2, 12.5.3), and layers in the state that
  /// they have for printing.
  public static let forPrint = PageParts(rawValue: Int32(CM_FOR_PRINT))

  public static let all: PageParts = [.contents, .annotations, .widgets]
}
