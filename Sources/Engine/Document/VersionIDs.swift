// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The changing parts of the IDs of a file's versions. The versions are the document's present file and
/// the earlier ones in it (ISO 32000-2, 14.4). A file that is appended to keeps the versions before; a
/// rewritten one has only one.
public struct VersionIDs {
  public private(set) var all: Set<[UInt8]> = []

  public init(of document: Document) throws(EngineError) {
    var index: Int32 = 0
    while let trailer = try PDFObject.make(
      document.context, { cm_version_trailer($0, document.raw, index, $1, $2) })
    {
      if let id = try trailer["ID"]?[1]?.bytes { all.insert(id) }
      index += 1
    }
  }
}
