// SPDX-License-Identifier: AGPL-3.0-or-later

extension PDFObject {
  /// The place of a destination (ISO 32000-2, 12.3.2): an array, or a name of one. A name can stand for a
  /// dictionary with the array.
  var place: PDFObject? {
    get throws(EngineError) { try kind == .dictionary ? self["D"] : self }
  }

  /// The destination of a link or an outline entry that does nothing but lead there.
  var onlyDestination: PDFObject? {
    get throws(EngineError) {
      guard let action = try self["A"] else { return try self["Dest"] }
      guard try action["S"]?.name == "GoTo", try action["Next"] == nil else { return nil }
      return try action["D"]
    }
  }
}
